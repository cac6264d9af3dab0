import { createServer } from 'node:http'
import type { Server } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { listenOnLoopback } from './listen-on-loopback.ts'
import { startFaultyProxy } from './start-faulty-proxy.ts'
import type { FaultyProxy } from './start-faulty-proxy.ts'

let server: Server
let proxy: FaultyProxy
let arrived = 0
beforeAll(async () => {
  server = createServer((_request, response) => {
    arrived += 1
    response.end('a cup of tea')
  })
  proxy = await startFaultyProxy(`http://127.0.0.1:${await listenOnLoopback(server)}`)
})
beforeEach(() => {
  arrived = 0
  proxy.decide(() => undefined)
})
afterAll(async () => {
  await proxy.stop()
  server.close()
  server.closeAllConnections()
})

const ask = async (): Promise<string> =>
  (await fetch(proxy.url, { signal: AbortSignal.timeout(1_000) })).text()

test('the faulty proxy passes an answer without a fault', async () => {
  expect([await ask(), await ask()]).toEqual(['a cup of tea', 'a cup of tea'])
})

test.each([0, 30, 130])(
  'an answer cut after %i bytes fails although its request was executed',
  async (afterBytes) => {
    proxy.decide(() => ({ kind: 'cut', afterBytes }))
    await expect(ask()).rejects.toThrow()
    expect(arrived).toBe(1)
  },
)

test('an answer that never comes keeps the connection open until the client gives up', async () => {
  proxy.decide(() => ({ kind: 'never' }))
  await expect(ask()).rejects.toMatchObject({ name: 'TimeoutError' })
  expect(arrived).toBe(1)
})

test('a delayed answer arrives whole', async () => {
  proxy.decide(() => ({ kind: 'late', milliseconds: 50 }))
  expect(await ask()).toBe('a cup of tea')
})

test('the faulty proxy counts each fault', async () => {
  const before = proxy.struck()
  proxy.decide(() => ({ kind: 'late', milliseconds: 1 }))
  await ask()
  expect(proxy.struck() - before).toBe(1)
})
