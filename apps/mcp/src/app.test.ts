import { afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { createTestKeys, listenOnLoopback } from '@alfred/testing'
import type { TestKeys } from '@alfred/testing'
import { createServer, request as send } from 'node:http'
import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import { startMcp } from './testing/start-mcp.ts'

let keys: TestKeys
let token: string
beforeAll(async () => {
  keys = await createTestKeys()
  token = await keys.signPersonToken({ name: 'ada' })
})
const closing: (() => Promise<unknown>)[] = []
afterEach(() => Promise.all(closing.splice(0).map((close) => close())))

/** The door, before a gateway that keeps what it is asked and answers with these rows. */
async function open(
  settings: Record<string, string> = {},
  answer?: (response: ServerResponse) => void,
  limits: { requestMs?: number } = {},
) {
  const asked: { url: string; headers: IncomingHttpHeaders }[] = []
  const server = createServer(({ url = '', headers }, response) => {
    asked.push({ url, headers })
    response.setHeader('content-type', 'application/json')
    if (url.startsWith('/api/settings'))
      response.end(
        JSON.stringify({ data: { url: 'http://198.51.100.7/api/data', api_key: null }, model: null }),
      )
    else if (answer !== undefined) answer(response)
    else response.end('[]')
  })
  const gateway = `http://127.0.0.1:${await listenOnLoopback(server)}`
  const mcp = await startMcp({ gateway, keys }, settings, limits)
  closing.push(async () => {
    await mcp.stop()
    server.closeAllConnections()
    server.close()
  })
  return { asked, ask: (more: Asked = {}) => ask(mcp.url, more) }
}

type Asked = { method?: string; headers?: Record<string, string>; body?: string; path?: string }
const initialize = {
  ...{ jsonrpc: '2.0', id: 1, method: 'initialize' },
  params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'test', version: '1' } },
}
const listStock = {
  jsonrpc: '2.0',
  id: 2,
  method: 'tools/call',
  params: { name: 'list_stock', arguments: {} },
}

/** Sends as given, also a Host that fetch would not send. */
function ask(
  url: string,
  { method = 'POST', headers = {}, body = JSON.stringify(initialize), path = '/mcp' }: Asked,
): Promise<{ status: number; headers: IncomingHttpHeaders; text: string }> {
  const all = {
    ...(method === 'POST' && { 'content-type': 'application/json' }),
    accept: 'application/json, text/event-stream',
    ...{ authorization: `Bearer ${token}`, ...headers },
  }
  return new Promise((resolve, reject) => {
    const sent = send(`${url}${path}`, { method, headers: all }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => void (text += part))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }))
    })
    sent.on('error', reject)
    sent.end(method === 'POST' ? body : undefined)
  })
}

describe('who may come in', () => {
  test('is a person with a token, at a name of this server', async () => {
    const { ask } = await open({ MCP_HOSTNAMES: 'mcp.kitchen.example' })
    expect((await ask()).status).toBe(200)
    expect((await ask({ headers: { host: 'mcp.kitchen.example' } })).status).toBe(200)
  })

  test.each([
    ['no token', { authorization: '' }, 401],
    ['a token of nobody', { authorization: 'Bearer not.a.token' }, 401],
    ['a password', { authorization: 'Basic YWRhOmFkYQ==' }, 401],
    ['another name for this machine', { host: 'evil.example:3002' }, 403],
    ['a name that only begins like ours', { host: 'localhost.evil.example' }, 403],
    ['a page', { origin: 'https://evil.example' }, 403],
    ['a page of this machine', { origin: 'http://localhost:5173' }, 403],
    ['a page without an origin', { origin: 'null' }, 403],
    ['another kind of content', { 'content-type': 'text/plain' }, 415],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
  ] as const)('is not who comes with %s', async (_title, headers, status) => {
    const { ask, asked } = await open()
    const refused = await ask({ headers, body: JSON.stringify(listStock) })
    expect(refused.status).toBe(status)
    expect(JSON.parse(refused.text)).toMatchObject({
      jsonrpc: '2.0',
      id: null,
      error: { message: expect.any(String) },
    })
    expect(refused.headers['www-authenticate']).toBe(status === 401 ? 'Bearer' : undefined)
    expect(asked).toEqual([])
  })

  test('is not a service, whose key is no person’s', async () => {
    const { ask, asked } = await open()
    const service = await keys.signServiceToken({ role: 'service_role', aud: 'authenticated', sub: 'worker' })
    expect((await ask({ headers: { authorization: `Bearer ${service}` } })).status).toBe(401)
    expect(asked).toEqual([])
  })

  test('a page of a host that is named may', async () => {
    const { ask } = await open({ MCP_ORIGIN_HOSTNAMES: 'kitchen.example' })
    expect((await ask({ headers: { origin: 'https://kitchen.example' } })).status).toBe(200)
  })
})

describe('what is sent', () => {
  test('is one message of a bounded size that can be read', async () => {
    const { ask, asked } = await open()
    const batch = JSON.stringify(Array.from({ length: 50 }, () => listStock))
    expect((await ask({ body: batch })).status).toBe(400)
    expect((await ask({ body: `{"x":"${'x'.repeat(70_000)}"}` })).status).toBe(413)
    expect((await ask({ body: '{"jsonrpc":' })).status).toBe(400)
    expect((await ask({ body: '"hello"' })).status).toBe(400)
    expect((await ask({ body: '[]' })).status).toBe(400)
    expect((await ask({ body: `${'['.repeat(10_000)}${']'.repeat(10_000)}` })).status).toBe(400)
    expect((await ask({ path: '/other' })).status).toBe(404)
    expect(asked).toEqual([])
  })

  test('opens no session that could be filled or taken over, and no stream without end', async () => {
    const { ask } = await open()
    const begun = await ask()
    expect(begun.headers['mcp-session-id']).toBeUndefined()
    expect((await ask({ method: 'GET', headers: { 'mcp-session-id': 'of-another' } })).status).toBe(405)
    expect((await ask({ method: 'DELETE', headers: { 'mcp-session-id': 'of-another' } })).status).toBe(405)
  })

  test('goes to the gateway that is set, with the token, wherever that says its rows are', async () => {
    const { ask, asked } = await open()
    const { text } = await ask({ body: JSON.stringify(listStock) })
    expect(text).toContain('"rows":[]')
    expect(asked.map(({ url }) => url.split('?')[0])).toEqual(['/api/settings', '/api/data/inventory_lots'])
    expect(asked[1]?.headers.authorization).toBe(`Bearer ${token}`)
  })

  test('a gateway that sends elsewhere is not followed with a token', async () => {
    const { ask, asked } = await open({}, (response) => {
      response.writeHead(302, { location: 'http://127.0.0.1:9/steal' }).end()
    })
    expect((await ask({ body: JSON.stringify(listStock) })).text).toContain('UNAVAILABLE')
    expect(asked).toHaveLength(2)
  })

  test('what goes wrong inside is told as that alone', async () => {
    const { ask } = await open({}, (response) => response.end('[{"secret": "of the inside"'))
    const { text } = await ask({ body: JSON.stringify(listStock) })
    expect(text).toMatch(/"isError":true/)
    expect(text).not.toContain('of the inside')
  })
})

describe('a subscription', () => {
  const envelope = {
    'io.modelcontextprotocol/protocolVersion': '2026-07-28',
    'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
    'io.modelcontextprotocol/clientCapabilities': {},
  }
  const headers = { 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'subscriptions/listen' }
  const listen = JSON.stringify({
    ...{ jsonrpc: '2.0', id: 3, method: 'subscriptions/listen' },
    params: { notifications: { toolsListChanged: true }, _meta: envelope },
  })

  test('ends by itself, so that none outlives the token that opened it', async () => {
    const { ask } = await open({ MCP_REQUESTS_AT_ONCE_MAX: '1' }, undefined, { requestMs: 200 })
    expect((await ask({ headers, body: listen })).status).toBe(200)
    expect((await ask()).status).toBe(200)
  })
})

describe('how often', () => {
  test('a person may ask is bounded, and another is not touched by that', async () => {
    const { ask } = await open({ MCP_REQUESTS_PER_MINUTE: '3' })
    const statuses = []
    for (let count = 0; count < 5; count += 1) statuses.push((await ask()).status)
    expect(statuses).toEqual([200, 200, 200, 429, 429])
    const refused = await ask()
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    const other = await keys.signPersonToken({ name: 'ben' })
    expect((await ask({ headers: { authorization: `Bearer ${other}` } })).status).toBe(200)
  })

  test('tokens may be guessed is bounded by address, and who has one still comes in', async () => {
    const { ask } = await open({ MCP_REFUSED_TOKENS_PER_MINUTE: '2' })
    const guess = () => ask({ headers: { authorization: 'Bearer guessed' } })
    expect([(await guess()).status, (await guess()).status, (await guess()).status]).toEqual([401, 401, 429])
    expect((await ask()).status).toBe(200)
  })

  test('at once a person may ask is bounded, and a place is free again when its client has gone', async () => {
    const waiting: ServerResponse[] = []
    const arrived = Promise.withResolvers<void>()
    const { ask } = await open({ MCP_REQUESTS_AT_ONCE_MAX: '1' }, (response) => {
      waiting.push(response)
      arrived.resolve()
    })
    const first = ask({ body: JSON.stringify(listStock) })
    await arrived.promise
    expect((await ask()).status).toBe(429)
    waiting[0]?.end('[]')
    expect((await first).text).toContain('"rows":[]')
    expect((await ask()).status).toBe(200)
  })
})
