import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { createAddressCheck } from '@alfred/outgoing'
import { startReceiver, type Receiver } from '@alfred/testing'
import { postTo, type Reach } from './post-to.ts'

const post = { headers: { 'x-of': 'alfred' }, body: 'eggs' }
let receiver: Receiver
let reach: Reach

beforeEach(async () => {
  receiver = await startReceiver()
  const listed = ['127.0.0.1']
  const isAllowed = createAddressCheck(listed)
  reach = { ports: [receiver.port], listed, isAllowed, resolve: async () => ['127.0.0.1'] }
})
afterEach(() => receiver.stop())

const send = (address: string): Promise<number> =>
  postTo(address, post, { reach, signal: AbortSignal.timeout(5_000) })

test('posts to an address that is listed, and gives the status', async () => {
  receiver.status = 202
  expect(await send(receiver.url)).toBe(202)
  expect(receiver.received).toMatchObject([{ path: '/hook', headers: { 'x-of': 'alfred' } }])
  expect(String(receiver.received[0]?.body)).toBe('eggs')
})

test('does not follow a redirect', async () => {
  receiver.status = 307
  receiver.headers = { location: '/elsewhere' }
  expect(await send(receiver.url)).toBe(307)
  expect(receiver.received.map(({ path }) => path)).toEqual(['/hook'])
})

describe('never reaches', () => {
  test.each([
    ['what is not public', (port: number) => `https://10.0.0.1:${port}/`],
    ['another port', (port: number) => `http://127.0.0.1:${port + 1}/`],
    ['a host of a name, without encryption', (port: number) => `http://example.org:${port}/`],
    ['another kind of address', () => 'file:///etc/passwd'],
  ])('%s', async (_, addressOf) => {
    await expect(send(addressOf(receiver.port))).rejects.toMatchObject({
      code: 'ADDRESS_NOT_ALLOWED',
      outcome: 'gone',
    })
    expect(receiver.received).toEqual([])
  })

  test('loopback where it is not listed, by whatever name', async () => {
    reach = { ...reach, listed: [], isAllowed: createAddressCheck([]) }
    for (const host of ['127.0.0.1', 'localhost.example.org'])
      await expect(send(`https://${host}:${receiver.port}/`)).rejects.toMatchObject({ outcome: 'gone' })
    expect(receiver.received).toEqual([])
  })
})

test('a host that nobody knows is tried again later', async () => {
  reach = { ...reach, resolve: () => Promise.reject(new Error('ENOTFOUND')) }
  await expect(send(`https://example.org:${receiver.port}/`)).rejects.toMatchObject({
    code: 'HOST_NOT_FOUND',
    outcome: 'failed',
  })
})
