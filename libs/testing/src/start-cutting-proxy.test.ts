import { createServer } from 'node:http'
import type { Server } from 'node:http'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { startCuttingProxy } from './start-cutting-proxy.ts'
import type { CuttingProxy } from './start-cutting-proxy.ts'

const body = 'x'.repeat(10_000)
let server: Server
let target: string
let proxy: CuttingProxy
beforeEach(async () => {
  server = createServer((request, response) => request.pipe(response.writeHead(200)) && response.write(body))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  target = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
})
afterEach(async () => {
  await proxy.stop()
  await new Promise((resolve) => server.close(resolve).closeAllConnections())
})

/** Reads a response until it ends or breaks, and says how much arrived. */
async function read(url: string): Promise<{ length: number; isWhole: boolean }> {
  const response = await fetch(url)
  let length = 0
  try {
    for (const reader = response.body?.getReader(); ;) {
      const part = await reader?.read()
      if (part?.value === undefined) return { length, isWhole: true }
      length += part.value.length
    }
  } catch {
    return { length, isWhole: false }
  }
}

test('the cutting proxy passes an answer unchanged when nothing is to be cut', async () => {
  proxy = await startCuttingProxy(target, () => null)
  expect(await read(proxy.url)).toEqual({ length: body.length, isWhole: true })
  expect(proxy.cuts()).toBe(0)
})

test('the cutting proxy cuts an answer after so many bytes, and the next connection gets a new limit', async () => {
  const cuts = [3_000, null]
  proxy = await startCuttingProxy(target, () => cuts.shift() ?? null)
  const broken = await read(proxy.url)
  expect(broken.isWhole).toBe(false)
  expect(broken.length).toBeLessThan(3_000)
  expect(proxy.cuts()).toBe(1)
  expect(await read(proxy.url)).toEqual({ length: body.length, isWhole: true })
})

test('a connection that is cut before its first byte is an error for the client', async () => {
  proxy = await startCuttingProxy(target, () => 1)
  await expect(fetch(proxy.url)).rejects.toThrow()
})
