import { CONTRACT_VERSION } from '@alfred/contracts'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { startTestGateway } from '../testing/start-test-gateway.ts'
import type { TestGateway } from '../testing/start-test-gateway.ts'

let gateway: TestGateway
beforeEach(async () => {
  gateway = await startTestGateway()
})
afterEach(() => gateway.stop())

const get = (url: string, headers: Record<string, string> = {}) =>
  gateway.app.inject({ method: 'GET', url, headers })

test.each([
  ['/openapi.json', { openapi: '3.1.0' }],
  ['/asyncapi.json', { asyncapi: '3.0.0' }],
])('%s needs no token and gives the version of the contracts', async (url, expected) => {
  const answer = await get(url)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
  expect(answer.json()).toMatchObject({ ...expected, info: { version: `${CONTRACT_VERSION}.0.0` } })
})

test('a document that the client has already is not sent again', async () => {
  const etag = String((await get('/openapi.json')).headers.etag)
  for (const named of [etag, `W/${etag}`, `"another", ${etag}`, '*']) {
    const answer = await get('/openapi.json', { 'if-none-match': named })
    expect([answer.statusCode, answer.body]).toEqual([304, ''])
  }
  expect((await get('/openapi.json', { 'if-none-match': '"another"' })).statusCode).toBe(200)
  expect((await get('/asyncapi.json')).headers.etag).not.toBe(etag)
})
