import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { silentLogger } from '@alfred/observability'
import { startNats } from '@alfred/testing'
import type { TestServer } from '@alfred/testing'
import { testMessaging } from './conformance.ts'
import { connectNats } from './nats-wire.ts'

let nats: TestServer
beforeAll(async () => {
  nats = await startNats()
})
afterAll(async () => {
  await nats.stop()
})

const open = (name: string) => connectNats({ url: nats.url, name, logger: silentLogger })

testMessaging('NATS', async () => [await open('asker'), await open('answerer')])

describe('the connection to a broker that dies', () => {
  test('is restored with its subscriptions, and listeners are told', async () => {
    const [sender, receiver] = [await open('sender'), await open('receiver')]
    const seen: string[] = []
    receiver.subscribe('news', {}, ({ data }) => void seen.push(new TextDecoder().decode(data)))
    await receiver.flush()
    const back = Promise.all(
      [sender, receiver].map((wire) => new Promise<void>((resolve) => void wire.onReconnect(resolve))),
    )
    await nats.kill9()
    await nats.restart()
    await back
    expect([sender.isConnected(), receiver.isConnected()]).toEqual([true, true])
    await receiver.flush()
    sender.publish('news', new TextEncoder().encode('back'), {})
    await sender.flush()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(seen).toContain('back')
    await Promise.all([sender.drain(), receiver.drain()])
  })
})

describe('a request that is lost with the broker', () => {
  test('is rejected as soon as the broker is back, so that it can be repeated', async () => {
    const [asker, answerer] = [await open('asker'), await open('answerer')]
    answerer.subscribe('questions', {}, () => {})
    await answerer.flush()
    const question = asker.request('questions', new Uint8Array(), { headers: {}, timeoutMs: 60_000 })
    const refused = expect(question).rejects.toMatchObject({ code: 'UNAVAILABLE', retryable: true })
    await asker.flush()
    await nats.kill9()
    await nats.restart()
    await refused
    await Promise.all([asker.drain(), answerer.drain()])
  })
})
