import { expect, test } from '@jest/globals'
import type { ClaimedDelivery } from '@alfred/contracts'
import type { DeliveryStore } from '@alfred/db/proactive'
import { silentLogger } from '@alfred/observability'
import type { Channel } from '../channels/channel.ts'
import { DeliveryError } from '../errors.ts'
import { deliveryOf } from '../testing/delivery.ts'
import { deliverSuggestions } from './deliver-suggestions.ts'

const idOf = (number: number): string => `de000000-0000-4000-8000-${String(number).padStart(12, '0')}`

/** A store with these messages, page by page, that keeps what is noted. */
function storeOf(...pages: ClaimedDelivery[][]) {
  const noted: string[] = []
  const asked: unknown[] = []
  const store: DeliveryStore = {
    claim: async ({ ways, afterSeconds }) => {
      asked.push({ ways, afterSeconds })
      return pages.shift() ?? []
    },
    note: async ({ id, attempt, outcome, error }) => {
      noted.push([id.slice(-1), attempt, outcome, ...(error === null ? [] : [error])].join(' '))
      return true
    },
    forget: async () => 0,
  }
  return { store, noted, asked }
}

function channelOf(send: Channel['send']): Channel {
  return { publicKey: 'KEY', send }
}

const run = (store: DeliveryStore, send: Channel['send']): Promise<void> =>
  deliverSuggestions({
    store,
    channels: { web_push: channelOf(send) },
    afterSeconds: 600,
    logger: silentLogger,
  })

test('says by which ways it can deliver, and notes what was sent', async () => {
  const { store, noted, asked } = storeOf([deliveryOf({ way: 'web_push', attempt: 3 })])
  await run(store, async () => {})
  expect(asked).toEqual([{ ways: [{ way: 'web_push', public_key: 'KEY' }], afterSeconds: 600 }])
  expect(noted).toEqual(['1 3 sent'])
})

test('one message that fails holds up no other', async () => {
  const all = [1, 2, 3].map((number) => deliveryOf({ id: idOf(number), way: 'web_push' }))
  const { store, noted } = storeOf(all)
  await run(store, async ({ id }) => {
    if (id === idOf(1)) throw new DeliveryError('HTTP_410', 'gone')
    if (id === idOf(2)) throw new Error('the network is away')
  })
  expect(noted.toSorted()).toEqual(['1 1 gone HTTP_410', '2 1 failed NOT_REACHED', '3 1 sent'])
})

test('full pages are followed by the next one', async () => {
  const page = (from: number): ClaimedDelivery[] =>
    Array.from({ length: 40 }, (_, index) => deliveryOf({ id: idOf(from + index), way: 'web_push' }))
  const { store, noted, asked } = storeOf(page(1), page(41), [deliveryOf({ way: 'web_push' })])
  await run(store, async () => {})
  expect(noted).toHaveLength(81)
  expect(asked).toHaveLength(3)
})

test('what does not answer has failed', async () => {
  const { store, noted } = storeOf([deliveryOf({ way: 'web_push' })])
  await run(
    store,
    (_, signal) =>
      new Promise((__, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
  )
  expect(noted).toEqual(['1 1 failed TIMEOUT'])
})

test('what nobody here can send is not taken for sent', async () => {
  const { store, noted } = storeOf([deliveryOf({ way: 'email' })])
  await run(store, async () => {})
  expect(noted).toEqual(['1 1 failed NOT_SET_UP'])
})
