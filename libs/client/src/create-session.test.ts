import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { createSession, type SessionClient } from './create-session.ts'

const anna = { id: 'a0000000-0000-4000-8000-0000000000a1', name: 'Anna' }
const answers: Record<string, { status: number; body?: unknown }> = {
  'GET /auth/session': { status: 200, body: { person: null, ways: ['local'] } },
  'GET /auth/people': {
    status: 200,
    body: { people: [{ name: 'Anna', last_seen: '2026-11-26T10:00:00Z' }] },
  },
  'POST /auth/local': { status: 200, body: { person: anna, ways: ['local'] } },
  'POST /auth/password': {
    status: 401,
    body: { error: { code: 'UNAUTHENTICATED', message: 'Not right.', retryable: false } },
  },
  'POST /auth/email-link': { status: 204 },
  'POST /auth/sign-out': { status: 204 },
  'POST /auth/sign-out?forget=true': { status: 204 },
}
const asked: { name: string; body: string; type: string | undefined }[] = []
const answer = async (request: IncomingMessage): Promise<{ status: number; body?: unknown }> => {
  const name = `${request.method} ${request.url}`
  asked.push({ name, body: await text(request), type: request.headers['content-type'] })
  return answers[name] ?? { status: 404 }
}
const server = createServer((request, response) => {
  void answer(request).then(({ status, body }) =>
    response.writeHead(status).end(body && JSON.stringify(body)),
  )
})
let session: SessionClient
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  session = createSession({ baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
})
afterAll(() => new Promise((resolve) => server.close(resolve).closeAllConnections()))
beforeEach(() => void asked.splice(0))

test('tells who is signed in, how one may, and who did before', async () => {
  expect(await session.get()).toEqual({ person: null, ways: ['local'] })
  expect(await session.people()).toEqual([{ name: 'Anna', last_seen: '2026-11-26T10:00:00Z' }])
})

test('signs in by name, asks for a link, and signs out', async () => {
  expect((await session.signInLocally('Anna')).person).toEqual(anna)
  await session.sendEmailLink('anna@example.com')
  await session.signOut()
  await session.signOut({ isForgotten: true })
  expect(asked).toEqual([
    { name: 'POST /auth/local', body: '{"name":"Anna"}', type: 'application/json' },
    { name: 'POST /auth/email-link', body: '{"email":"anna@example.com"}', type: 'application/json' },
    { name: 'POST /auth/sign-out', body: '', type: undefined },
    { name: 'POST /auth/sign-out?forget=true', body: '', type: undefined },
  ])
})

test('throws what the gateway says of a wrong password', async () => {
  const given = { email: 'anna@example.com', password: 'wrong' }
  await expect(session.signInByPassword(given)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
})
