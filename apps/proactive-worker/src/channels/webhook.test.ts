import { createHmac } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { createAddressCheck } from '@alfred/outgoing'
import { deliveryOf, suggestion } from '../testing/delivery.ts'
import { startReceiver, type Receiver } from '@alfred/testing'
import { createWebhook } from './webhook.ts'

const key = Buffer.from('a secret of thirty-two characters')
const keys = { secret: `whsec_${key.toString('base64')}` }
const now = Date.parse('2026-11-22T10:00:00Z')
let receiver: Receiver
beforeEach(async () => {
  receiver = await startReceiver()
})
afterEach(() => receiver.stop())

const send = (): Promise<void> => {
  const listed = ['127.0.0.1']
  const reach = {
    ports: [receiver.port],
    listed,
    isAllowed: createAddressCheck(listed),
    resolve: async () => [],
  }
  return createWebhook(reach, () => now).send(
    deliveryOf({ address: receiver.url, keys }),
    AbortSignal.timeout(5_000),
  )
}

test('who listens gets the suggestions, and can tell by the signature that they are from here', async () => {
  await send()
  const { body, headers } = receiver.only()
  expect(JSON.parse(String(body))).toEqual({
    type: 'suggestions',
    timestamp: '2026-11-22T10:00:00.000Z',
    data: { suggestions: [suggestion] },
  })
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${String(body)}`
  expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`)
  expect(headers['webhook-id']).toBe(deliveryOf().id)
})

test.each([
  [410, 'gone'],
  [404, 'failed'],
  [500, 'failed'],
  [301, 'failed'],
])('an answer of %i means that it is %s', async (status, outcome) => {
  receiver.status = status
  await expect(send()).rejects.toMatchObject({ code: `HTTP_${status}`, outcome })
})
