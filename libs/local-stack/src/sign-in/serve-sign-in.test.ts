import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { createLocalJWKSet, jwtVerify } from 'jose'
import { createKeys, generateKeyMaterial, personIdOf } from '../keys/create-keys.ts'
import type { Keys } from '../keys/create-keys.ts'
import { serveSignIn } from './serve-sign-in.ts'
import type { LocalSignIn } from './serve-sign-in.ts'
import { openSignInBook } from './sign-in-book.ts'

let folder: string
let keys: Keys
let served: LocalSignIn
const paths = () => ({ socketPath: join(folder, 's.sock'), bookPath: join(folder, 'sign-in.json') })
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'alfred-sign-in-'))
  keys = createKeys(await generateKeyMaterial())
  served = await serveSignIn({ ...paths(), keys })
})
afterEach(async () => {
  await served.stop()
  await rm(folder, { recursive: true })
})

type Granted = { access_token: string; refresh_token: string }

async function ask(path: string, body?: unknown): Promise<{ status: number; body: unknown }> {
  return new Promise((resolve, reject) => {
    const asking = request(
      { socketPath: paths().socketPath, path, method: body === undefined ? 'GET' : 'POST' },
      (response) => {
        json(response)
          .catch(() => undefined)
          .then((told) => resolve({ status: response.statusCode ?? 0, body: told }), reject)
      },
    )
    asking.on('error', reject)
    asking.end(typeof body === 'string' ? body : body && JSON.stringify(body))
  })
}
const enter = async (name = 'Anna') =>
  (await ask('/token?grant_type=local', { name })).body as unknown as Granted
const renew = (refresh_token: string) => ask('/token?grant_type=refresh_token', { refresh_token })

describe('the sign-in of this machine', () => {
  test('signs the token of a person by name, for minutes, and none of another role', async () => {
    const { access_token } = await enter()
    const verify = createLocalJWKSet(JSON.parse(keys.publicJwks))
    const { payload } = await jwtVerify(access_token, verify, { audience: 'authenticated' })
    expect(payload).toMatchObject({
      ...{ sub: personIdOf('Anna'), role: 'authenticated' },
      user_metadata: { name: 'Anna' },
    })
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(900)
  })

  test('renews a session with a token that holds once, and for a moment again where its answer was lost', async () => {
    const { refresh_token: first } = await enter()
    const second = (await renew(first)).body as Granted
    expect(second.refresh_token).not.toBe(first)
    expect(((await renew(first)).body as Granted).refresh_token).toBe(second.refresh_token)
    const third = (await renew(second.refresh_token)).body as Granted
    // Whoever comes with the first now has it from somebody else.
    expect((await renew(first)).status).toBe(400)
    expect((await renew(third.refresh_token)).status).toBe(400)
  })

  test('renews nothing for a token that it has not written, nor for a session that was left', async () => {
    const { refresh_token } = await enter()
    const [id = '', count = '', proof = ''] = refresh_token.split('.')
    for (const forged of [`${id}.${Number(count) + 1}.${proof}`, `${id}.${count}.${'A'.repeat(43)}`, id, ''])
      expect((await renew(forged)).status).toBe(400)
    expect((await ask('/logout', { refresh_token })).status).toBe(204)
    expect((await renew(refresh_token)).status).toBe(400)
  })

  test('forgets a name with all of its sessions where that is asked, and nobody else', async () => {
    const [one, other] = [await enter(), await enter()]
    const bob = await enter('Bob')
    expect((await ask('/logout', { refresh_token: one.refresh_token, forget: true })).status).toBe(204)
    expect((await ask('/people')).body).toMatchObject({ people: [{ name: 'Bob' }] })
    expect((await renew(other.refresh_token)).status).toBe(400)
    expect((await renew(bob.refresh_token)).status).toBe(200)
    // What has ended forgets nobody.
    expect((await ask('/logout', { refresh_token: one.refresh_token, forget: true })).status).toBe(204)
  })

  test('keeps sessions over a restart, in a file that nobody else reads and that holds no token', async () => {
    const { refresh_token } = await enter()
    await served.stop()
    const text = await readFile(paths().bookPath, 'utf8')
    expect(text).not.toContain(refresh_token.split('.')[2])
    expect((await stat(paths().bookPath)).mode & 0o077).toBe(0)
    served = await serveSignIn({ ...paths(), keys })
    expect((await renew(refresh_token)).status).toBe(200)
    expect((await stat(paths().socketPath)).mode & 0o077).toBe(0)
  })

  test('begins anew where its file is cut', async () => {
    const { refresh_token } = await enter()
    await served.stop()
    await writeFile(paths().bookPath, '{"people": [')
    served = await serveSignIn({ ...paths(), keys })
    expect((await renew(refresh_token)).status).toBe(400)
    expect((await ask('/people')).body).toEqual({ people: [] })
  })

  test('refuses what it does not know, and answers the next all the same', async () => {
    const refused = [
      await ask('/token?grant_type=local', { name: '' }),
      await ask('/token?grant_type=local', { name: 'a\nb' }),
      await ask('/token?grant_type=local', { name: 'a', role: 'service_role' }),
      await ask('/token?grant_type=local', '{"name": '),
      await ask('/token?grant_type=local', { name: 'x'.repeat(10_000) }),
      await ask('/constructor', {}),
    ]
    expect(refused.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 404])
    expect((await enter()).access_token).toBeDefined()
  })
})

describe('the book of who has signed in', () => {
  test('ends a session thirty days after it was last renewed, and lets a former token hold for a minute', async () => {
    let now = Date.parse('2026-11-26T10:00:00Z')
    const book = await openSignInBook(join(folder, 'book.json'), () => now)
    const { id } = await book.open('Anna')
    now += 29 * 86_400_000
    expect(await book.renew(id, 0)).toMatchObject({ renewals: 1 })
    now += 59_000
    expect(await book.renew(id, 0)).toMatchObject({ renewals: 1 })
    now += 29 * 86_400_000
    expect(await book.renew(id, 1)).toMatchObject({ renewals: 2 })
    now += 31 * 86_400_000
    expect(await book.renew(id, 2)).toBeUndefined()
    const late = await book.open('Anna')
    await book.renew(late.id, 0)
    now += 61_000
    expect(await book.renew(late.id, 0)).toBeUndefined()
    expect(await book.renew(late.id, 1)).toBeUndefined()
  })
})
