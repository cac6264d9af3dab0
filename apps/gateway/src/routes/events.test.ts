import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import type { FeedPage } from '@alfred/contracts'
import { startTestGateway } from '../testing/start-test-gateway.ts'
import type { TestGateway } from '../testing/start-test-gateway.ts'

const row = '70000000-0000-4000-8000-000000000001'
const nothing: FeedPage = { changes: [], suggestions: [], change: 7, moment: 9, is_too_much: false }
const change: FeedPage['changes'][number] = {
  ...{ id: 8, table: 'shopping_items', row_id: row, op: 'insert', job_id: null, key: row },
  at: '2026-11-26T12:00:00Z',
}

let database: Server
/** What the database was asked for this test's person. */
let asked: { token: string | undefined; body: unknown }[]
/** What the database answers, one look after the other; undefined refuses. */
let pages: (FeedPage | undefined)[]
let gateway: TestGateway
let url: string
/** Each test listens as a person of its own, so that a stream which an earlier test has just left is not heard here. */
let token: string

beforeAll(async () => {
  database = createServer((request, response) => {
    void (async () => {
      const { authorization } = request.headers
      const body: unknown = JSON.parse(await text(request))
      if (authorization !== `Bearer ${token}`) return response.end(JSON.stringify(nothing))
      asked.push({ token: authorization, body })
      const page = pages.length > 1 ? pages.shift() : pages[0]
      response.writeHead(page === undefined ? 503 : 200, { 'content-type': 'application/json' })
      response.end(JSON.stringify(page ?? {}))
    })()
  })
  await new Promise<void>((resolve) => database.listen(0, '127.0.0.1', resolve))
  const { port } = database.address() as AddressInfo
  gateway = await startTestGateway({ DATA_URL: `http://127.0.0.1:${port}` })
  url = await gateway.url()
})
afterAll(async () => {
  await gateway.stop()
  database.closeAllConnections()
  await new Promise((resolve) => database.close(resolve))
})
beforeEach(async () => {
  token = await gateway.keys.signPersonToken({ name: `listener-${randomUUID()}` })
  asked = []
  pages = [nothing]
})

/** Listens until this was heard; gives all that was. */
async function listen(until: string, headers: Record<string, string> = {}): Promise<string> {
  const leaving = new AbortController()
  const answer = await fetch(`${url}/api/events`, {
    headers: { authorization: `Bearer ${token}`, ...headers },
    signal: leaving.signal,
  })
  expect(answer.headers.get('content-type')).toContain('text/event-stream')
  let heard = ''
  const reader = answer.body?.getReader()
  while (!heard.includes(until)) {
    const { value, done = true } = (await reader?.read()) ?? {}
    if (done) break
    heard += Buffer.from(value ?? []).toString('utf8')
  }
  leaving.abort()
  return heard
}

test('a person hears what changes, as it changes', async () => {
  pages = [nothing, { ...nothing, changes: [change], change: 8 }, nothing]
  const heard = await listen('event: change')
  expect(heard).toMatch(/id: 7\.9\nevent: ready\ndata: \{\}\n\nid: 8\.9\nevent: change\ndata: /)
  expect(asked[0]).toEqual({
    token: `Bearer ${token}`,
    body: { after_change: null, after_moment: null },
  })
})

test('a person goes on where they left', async () => {
  await listen('event: ready', { 'last-event-id': '5.6' })
  expect(asked[0]?.body).toEqual({ after_change: 5, after_moment: 6 })
})

test('an id that is not ours and a token that is none are refused', async () => {
  const ask = (headers: Record<string, string>) => fetch(`${url}/api/events`, { headers })
  expect((await ask({ authorization: `Bearer ${token}`, 'last-event-id': '1; drop' })).status).toBe(422)
  expect((await ask({})).status).toBe(401)
  expect(asked).toEqual([])
})

test('a database that is away is told before the stream begins, and ends one that has begun', async () => {
  pages = [undefined]
  const refused = await fetch(`${url}/api/events`, { headers: { authorization: `Bearer ${token}` } })
  expect(refused.status).toBe(503)
  pages = [nothing, undefined]
  const answer = await fetch(`${url}/api/events`, { headers: { authorization: `Bearer ${token}` } })
  expect(await answer.text()).toContain('event: ready')
})
