import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Server, ServerResponse } from 'node:http'
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import type { CryptoKey, JWK } from 'jose'
import { createTokenVerifier } from './person-token.ts'

const secret = 'a-shared-secret-of-at-least-32-characters'
const userId = 'a0000000-0000-4000-8000-000000000001'

let privateKey: CryptoKey
let publicKey: JWK
let servers: Server[]

beforeEach(async () => {
  servers = []
  const pair = await generateKeyPair('ES256', { extractable: true })
  privateKey = pair.privateKey
  publicKey = { ...(await exportJWK(pair.publicKey)), kid: 'one', alg: 'ES256', use: 'sig' }
})
afterEach(() => {
  jest.useRealTimers()
  for (const server of servers) server.close()
})

const claims = (seconds = 60, changes: Record<string, unknown> = {}) =>
  new SignJWT({ role: 'authenticated', ...changes })
    .setSubject(userId)
    .setAudience('authenticated')
    .setIssuer('us')
    .setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
const asymmetric = (seconds?: number, changes?: Record<string, unknown>) =>
  claims(seconds, changes).setProtectedHeader({ alg: 'ES256', kid: 'one' }).sign(privateKey)
const shared = (seconds?: number) =>
  claims(seconds).setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode(secret))

const verifier = (settings = {}) =>
  createTokenVerifier({
    JWT_AUDIENCE: 'authenticated',
    SUPABASE_JWKS: JSON.stringify({ keys: [publicKey] }),
    SUPABASE_JWT_SECRET: secret,
    ...settings,
  })

async function serveKeys(answer: (response: ServerResponse) => void): Promise<string> {
  const server = createServer((_request, response) => answer(response)).listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}/jwks`
}

describe('a person’s token', () => {
  test('gives the person and the expiry', async () => {
    const person = await verifier()(await asymmetric(60))
    expect(person.userId).toBe(userId)
    expect(person.expiresAt).toBeGreaterThan(Date.now() / 1000)
  })

  test('signed with the shared secret is refused when no secret is set, and one signed with a key when no keys are set', async () => {
    const token = await shared()
    await expect(verifier()(token)).resolves.toMatchObject({ userId })
    await expect(verifier({ SUPABASE_JWT_SECRET: undefined })(token)).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    })
    await expect(verifier({ SUPABASE_JWKS: undefined })(await asymmetric())).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    })
  })

  test('of another issuer is refused', async () => {
    await expect(verifier({ JWT_ISSUER: 'us' })(await asymmetric())).resolves.toMatchObject({ userId })
    await expect(verifier({ JWT_ISSUER: 'them' })(await asymmetric())).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    })
  })

  test('is refused once it has expired, although it was accepted before', async () => {
    const verify = verifier()
    const token = await asymmetric(60)
    await verify(token)
    jest.useFakeTimers({
      now: Date.now() + 120_000,
      doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'setTimeout'],
    })
    await expect(verify(token)).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
      message: 'The token has expired.',
    })
  })

  test('that was refused is refused again, and does not affect another token', async () => {
    const verify = verifier()
    const token = await asymmetric()
    const forged = `${token.slice(0, -4)}AAAA`
    for (let attempt = 0; attempt < 2; attempt += 1)
      await expect(verify(forged)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    await expect(verify(token)).resolves.toMatchObject({ userId })
  })

  test('still belongs to its own person after a thousand others were verified', async () => {
    const verify = verifier()
    const first = await asymmetric()
    await verify(first)
    for (let number = 0; number < 1_001; number += 1) {
      const other = `b0000000-0000-4000-8000-${String(number).padStart(12, '0')}`
      const token = await claims()
        .setSubject(other)
        .setProtectedHeader({ alg: 'HS256' })
        .sign(new TextEncoder().encode(secret))
      expect((await verify(token)).userId).toBe(other)
    }
    expect((await verify(first)).userId).toBe(userId)
  })
})

describe('the remote key set', () => {
  const remote = (url: string) => verifier({ SUPABASE_JWKS: undefined, SUPABASE_JWKS_URL: url })

  test('verifies tokens', async () => {
    const url = await serveKeys((response) => response.end(JSON.stringify({ keys: [publicKey] })))
    await expect(remote(url)(await asymmetric())).resolves.toMatchObject({ userId })
  })

  test.each([
    ['does not answer well', (response: ServerResponse) => void response.writeHead(500).end()],
    ['hangs up', (response: ServerResponse) => void response.destroy()],
  ])('of a sign-in service that %s makes no token invalid', async (_title, answer) => {
    const url = await serveKeys(answer)
    await expect(remote(url)(await asymmetric())).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      retryable: true,
    })
  })

  test('is not needed to refuse a malformed token', async () => {
    const url = await serveKeys((response) => void response.destroy())
    for (const garbage of ['garbage', 'a.b.c', ''])
      await expect(remote(url)(garbage)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  })
})
