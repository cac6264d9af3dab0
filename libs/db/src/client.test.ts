import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { IncomingHttpHeaders, Server, ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { z } from 'zod'
import { createDatabase } from './client.ts'
import type { Database } from './client.ts'

type Seen = { path: string; headers: IncomingHttpHeaders; body: string }
type Answer = (response: ServerResponse) => void

const json =
  (status: number, body: unknown): Answer =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
const reset: Answer = (response) => void response.destroy()
const refuse = (status: number, code: string, details: string | null = null): Answer =>
  json(status, { code, details, hint: null, message: 'said so' })

let folder: string
let server: Server
let seen: Seen[]
let answers: Answer[]

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'alfred-client-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** A fake PostgREST that gives scripted answers; the last one is repeated. */
beforeEach(() => {
  seen = []
  answers = []
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      seen.push({ path: request.url ?? '', headers: request.headers, body })
      const answer = answers.length > 1 ? answers.shift() : answers[0]
      answer?.(response)
    })
  })
})

afterEach(async () => {
  server.closeAllConnections()
  server.close()
  await once(server, 'close')
})

type Way = 'a port' | 'a socket file'
const socketPath = (): string => join(folder, 'postgrest.sock')

async function listen(way: Way): Promise<void> {
  if (way === 'a port') server.listen(0, '127.0.0.1')
  else server.listen(socketPath())
  await once(server, 'listening')
}

function connect(restPath = '/'): Database {
  const address = server.address()
  const isAtPort = typeof address === 'object' && address !== null
  return createDatabase({
    SUPABASE_URL: isAtPort ? `http://127.0.0.1:${address.port}` : 'http://localhost',
    SUPABASE_ANON_KEY: 'anon',
    SUPABASE_REST_PATH: restPath,
    SUPABASE_SOCKET_PATH: isAtPort ? '' : socketPath(),
  })
}
const call = (
  database: Database,
  changes: { retryForMs?: number; token?: string; arguments?: object } = {},
) =>
  database.call({
    name: 'pour',
    arguments: { p_cups: 2, ...changes.arguments },
    token: changes.token ?? 'a-token',
    reply: z.object({ poured: z.int() }),
    retryForMs: changes.retryForMs ?? 5_000,
  })

const ways: Way[] = ['a port', 'a socket file']

describe.each(ways)('a database call over %s', (way) => {
  beforeEach(() => listen(way))

  test('is made with the given token, and its answer is parsed by the schema', async () => {
    answers = [json(200, { poured: 2 })]
    const database = connect()
    await Promise.all([call(database, { token: 'ada' }), call(database, { token: 'bob' })])
    expect(await call(database)).toEqual({ poured: 2 })
    expect(seen.map(({ headers }) => headers.authorization).toSorted()).toEqual([
      'Bearer a-token',
      'Bearer ada',
      'Bearer bob',
    ])
    expect(JSON.parse(seen[0]?.body ?? '')).toEqual({ p_cups: 2 })
  })

  test.each([
    ['/', '/rpc/pour'],
    ['/rest/v1', '/rest/v1/rpc/pour'],
    ['/api/', '/api/rpc/pour'],
  ])('goes to the path of PostgREST: %s', async (restPath, path) => {
    answers = [json(200, { poured: 2 })]
    await call(connect(restPath))
    expect(seen[0]?.path).toBe(path)
  })

  test.each([
    ['the connection breaks', reset],
    ['PostgREST is not ready', refuse(503, 'PGRST002')],
    ['PostgreSQL dies', refuse(400, '')],
    ['two transactions are in each other’s way', refuse(500, '40P01')],
  ])('is repeated unchanged when %s', async (_title, failing) => {
    answers = [failing, failing, json(200, { poured: 2 })]
    expect(await call(connect())).toEqual({ poured: 2 })
    expect(new Set(seen.map(({ body }) => body)).size).toBe(1)
    expect(seen).toHaveLength(3)
  })

  test.each([
    ['stale', refuse(409, 'PT409', 'STALE'), 'STALE'],
    ['permanent', refuse(404, 'PT404', 'NOT_FOUND'), 'NOT_FOUND'],
    ['permanent', refuse(403, '42501'), 'INTERNAL'],
  ])('is not repeated when the failure is %s', async (kind, failing, code) => {
    answers = [failing]
    await expect(call(connect())).rejects.toMatchObject({ kind, code })
    expect(seen).toHaveLength(1)
  })

  test('is given up after its retry time, as a failure of unknown outcome', async () => {
    answers = [refuse(503, 'PGRST002')]
    await expect(call(connect(), { retryForMs: 400 })).rejects.toMatchObject({
      kind: 'unknown',
      code: 'UNAVAILABLE',
    })
    expect(seen.length).toBeGreaterThan(1)
  })

  test('is made once when it may not be repeated', async () => {
    answers = [reset]
    await expect(call(connect(), { retryForMs: 0 })).rejects.toMatchObject({ kind: 'unknown' })
    expect(seen).toHaveLength(1)
  })

  test('fails for good when the answer breaks the schema', async () => {
    answers = [json(200, { spilled: 2 })]
    await expect(call(connect())).rejects.toMatchObject({ kind: 'permanent', code: 'INTERNAL' })
    expect(seen).toHaveLength(1)
  })

  test('ends with its signal, without another try', async () => {
    answers = [() => undefined]
    const controller = new AbortController()
    const calling = connect().call({
      name: 'pour',
      arguments: {},
      token: 'a-token',
      reply: z.unknown(),
      retryForMs: 5_000,
      signal: controller.signal,
    })
    const failing = expect(calling).rejects.toMatchObject({ kind: 'unknown' })
    while (seen.length === 0) await new Promise((next) => setTimeout(next, 5))
    controller.abort()
    await failing
    expect(seen).toHaveLength(1)
  })

  test('replaces only characters that PostgreSQL cannot store', async () => {
    answers = [json(200, { poured: 2 })]
    const said = { text: 'a\0b \ud800 \\u0000 🍵 "ä"', 'k\0': ['\udc00'] }
    await call(connect(), { arguments: said })
    expect(JSON.parse(seen[0]?.body ?? '')).toEqual({
      p_cups: 2,
      text: 'a\ufffdb \ufffd \\u0000 🍵 "ä"',
      'k\ufffd': ['\ufffd'],
    })
  })

  test('refuses a token that could not be a header, without asking the database', async () => {
    const database = connect()
    for (const token of ['a b', 'mil\u00a0k', 'x\ny', '\u{1f95b}']) {
      const call = database.call({ name: 'f', arguments: {}, token, reply: z.unknown(), retryForMs: 0 })
      await expect(call).rejects.toMatchObject({ code: 'UNAUTHENTICATED', kind: 'permanent' })
    }
    expect(seen).toEqual([])
  })
})

describe('a database call over a socket file', () => {
  test.each([
    ['is not there', () => Promise.resolve()],
    [
      'was left behind by a server that was killed',
      async () => {
        const path = JSON.stringify(socketPath())
        const dying = `require('node:net').createServer().listen(${path}, () => process.kill(process.pid, 'SIGKILL'))`
        await once(spawn(process.execPath, ['-e', dying]), 'exit')
        expect((await stat(socketPath())).isSocket()).toBe(true)
      },
    ],
  ])(
    'that %s fails with an unknown outcome, and is repeated until there is an answer',
    async (_title, lose) => {
      await lose()
      await expect(call(connect(), { retryForMs: 0 })).rejects.toMatchObject({
        kind: 'unknown',
        code: 'UNAVAILABLE',
      })
      answers = [json(200, { poured: 2 })]
      const calling = call(connect())
      await rm(socketPath(), { force: true })
      await listen('a socket file')
      expect(await calling).toEqual({ poured: 2 })
      expect(seen).toHaveLength(1)
    },
  )
})
