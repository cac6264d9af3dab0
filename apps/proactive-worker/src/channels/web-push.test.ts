import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { createAddressCheck } from '@alfred/outgoing'
import { decodeJwt } from 'jose'
import webPush from 'web-push'
import { createBrowser, type Browser } from '../testing/browser.ts'
import { deliveryOf, suggestion } from '../testing/delivery.ts'
import { startReceiver, type Receiver } from '@alfred/testing'
import type { Channel } from './channel.ts'
import { createWebPush } from './web-push.ts'

const vapid = webPush.generateVAPIDKeys()
let pushService: Receiver
let browser: Browser
let channel: Channel

beforeEach(async () => {
  pushService = await startReceiver()
  browser = createBrowser()
  const listed = ['127.0.0.1']
  channel = createWebPush(
    { ...vapid, contact: 'mailto:ada@example.org' },
    { ports: [pushService.port], listed, isAllowed: createAddressCheck(listed), resolve: async () => [] },
  )
})
afterEach(() => pushService.stop())

const send = (changes: Parameters<typeof deliveryOf>[0] = {}): Promise<void> =>
  channel.send(
    deliveryOf({ way: 'web_push', address: pushService.url, keys: browser.keys, ...changes }),
    AbortSignal.timeout(5_000),
  )

test('a browser, and nobody between, reads what was noticed', async () => {
  await send({ suggestions: [suggestion, { ...suggestion, reason: 'The milk expires today.' }] })
  const { body, headers } = pushService.only()
  expect(browser.read(body)).toEqual({
    title: 'Alfred',
    body: 'You have 2 eggs left, and use 8 in four days. And 1 more.',
    url: '/suggestions',
    tag: deliveryOf().id,
  })
  expect(body.includes('eggs')).toBe(false)
  expect(headers).toMatchObject({
    ttl: '86400',
    urgency: 'normal',
    'content-encoding': 'aes128gcm',
    topic: deliveryOf().id.replaceAll('-', ''),
  })
})

test('the push service learns by a signed token who sends, and for whom it is', async () => {
  await send()
  const [, token = '', key] =
    /^vapid t=([^,]+), k=(.+)$/.exec(pushService.only().headers.authorization ?? '') ?? []
  expect(decodeJwt(token)).toMatchObject({
    aud: new URL(pushService.url).origin,
    sub: 'mailto:ada@example.org',
  })
  expect(key).toBe(vapid.publicKey)
  expect(channel.publicKey).toBe(vapid.publicKey)
})

test.each([
  [404, 'gone'],
  [410, 'gone'],
  [429, 'failed'],
  [503, 'failed'],
  [400, 'refused'],
  [403, 'refused'],
  [302, 'refused'],
])('a push service that answers %i means that it is %s', async (status, outcome) => {
  pushService.status = status
  await expect(send()).rejects.toMatchObject({ code: `HTTP_${status}`, outcome })
})

test('keys that are those of no browser end the place', async () => {
  const keys = { p256dh: 'A'.repeat(87), auth: browser.keys.auth }
  await expect(send({ keys })).rejects.toMatchObject({ code: 'KEYS_INVALID', outcome: 'gone' })
  expect(pushService.received).toEqual([])
})
