import { once } from 'node:events'
import { request } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { startTestGateway } from '../testing/start-test-gateway.ts'
import type { TestGateway } from '../testing/start-test-gateway.ts'

const kitchen = 'https://kitchen.example'
let gateway: TestGateway
beforeEach(async () => {
  gateway = await startTestGateway({ CORS_ORIGINS: [kitchen, 'http://localhost:4200'] })
})
afterEach(() => gateway.stop())

const preflight = (origin: string, url = '/api/chat/stream', method = 'POST') =>
  gateway.app.inject({
    method: 'OPTIONS',
    url,
    headers: {
      origin,
      'access-control-request-method': method,
      'access-control-request-headers': 'authorization,content-type,idempotency-key,last-event-id',
    },
  })

describe('a page of an allowed origin', () => {
  test.each([kitchen, 'http://localhost:4200'])('learns what it may send: %s', async (origin) => {
    const answer = await preflight(origin)
    expect(answer.statusCode).toBe(204)
    expect(answer.headers['access-control-allow-origin']).toBe(origin)
    for (const header of ['authorization', 'content-type', 'idempotency-key', 'last-event-id'])
      expect(answer.headers['access-control-allow-headers']).toContain(header)
    for (const method of ['GET', 'POST', 'PATCH', 'DELETE'])
      expect(answer.headers['access-control-allow-methods']).toContain(method)
    expect(answer.headers['access-control-allow-credentials']).toBeUndefined()
  })

  test('may read error responses and the Retry-After header', async () => {
    const answer = await gateway.app.inject({ url: '/api/jobs', headers: { origin: kitchen } })
    expect(answer.statusCode).toBe(401)
    expect(answer.headers['access-control-allow-origin']).toBe(kitchen)
    expect(answer.headers['access-control-expose-headers']).toContain('retry-after')
    expect(answer.headers['vary']).toContain('Origin')
  })

  test('may read a stream', async () => {
    const asking = request(`${await gateway.url()}/api/chat/stream`, {
      method: 'POST',
      headers: { ...gateway.headers, origin: kitchen },
      agent: false,
    })
    asking.end(JSON.stringify({ message: 'hello' }))
    const [response] = (await once(asking, 'response')) as [IncomingMessage]
    expect(response.statusCode).toBe(200)
    expect(response.headers).toMatchObject({
      'content-type': expect.stringContaining('text/event-stream'),
      'access-control-allow-origin': kitchen,
      'access-control-expose-headers': 'retry-after, content-range',
      'x-accel-buffering': 'no',
    })
    asking.destroy()
  })
})

describe('a page of another origin', () => {
  test.each([
    'https://evil.example',
    'https://kitchen.example.evil.example',
    'null',
    'http://kitchen.example',
  ])('gets no CORS headers: %s', async (origin) => {
    expect((await preflight(origin)).headers['access-control-allow-origin']).toBeUndefined()
    const answer = await gateway.app.inject({ url: '/livez', headers: { origin } })
    expect(answer.headers['access-control-allow-origin']).toBeUndefined()
  })

  test('gets no CORS headers when no origin is configured', async () => {
    const closed = await startTestGateway()
    const answer = await closed.app.inject({ url: '/livez', headers: { origin: kitchen } })
    expect(answer.headers['access-control-allow-origin']).toBeUndefined()
    expect(answer.headers['vary']).toBeUndefined()
    await closed.stop()
  })
})
