import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from '@jest/globals'
import type { Household, LookedAt } from '@alfred/contracts'
import type { HouseholdStore } from '@alfred/db/proactive'
import { aDish, aHousehold, aLot } from '@alfred/noticing/testing'
import { silentLogger } from '@alfred/observability'
import { followHints, keepCookbook, lookAtSomeHouseholds } from './look-at-households.ts'
import { lookAtAllHouseholds } from '../testing/look-at-all-households.ts'

/** A store in memory with so many households, each of which has what an omelette takes and no egg left that it always wants. */
function memoryStore(count: number) {
  const waiting = Array.from({ length: count }, (_, at): Household => {
    const user_id = `a0000000-0000-4000-8000-${String(at).padStart(12, '0')}`
    return aHousehold({
      user_id,
      stock: [aLot('butter'), aLot('cheese')],
      below_minimum: [{ food: 'egg', match: 'egg', quantity: 6, unit: 'piece', there: 0 }],
    })
  })
  const kept: LookedAt[] = []
  let reads = 0
  const isLeft = ({ user_id: id }: Household): boolean => !kept.some((one) => one.user_id === id)
  const store: HouseholdStore = {
    due: async ({ after, limit }) =>
      waiting.filter((one) => isLeft(one) && (after === null || one.user_id > after)).slice(0, limit),
    // A hint stays for a while after a look, since what changed just before it may not have been seen.
    hinted: async ({ after, limit }) =>
      waiting
        .filter(({ user_id: id }) => after === null || id > after)
        .slice(0, limit)
        .map((one) => ({ ...one, looked_at: 'then' })),
    store: async (households) => {
      kept.push(...households)
      return households.length
    },
    dishes: async () => {
      reads += 1
      return [aDish('Omelette', ['butter', 'cheese'])]
    },
  }
  return { store, kept, reads: () => reads }
}

const looking = (store: HouseholdStore) => ({
  store,
  cookbook: keepCookbook(store, 1_000, () => 0),
  dayMax: 4,
  logger: silentLogger,
})

const begun = { fire_at: '2026-11-23T10:00:00.000Z', after: null, looked: 0, stored: 0 }

test.each([0, 1, 50, 120])('a day looks at each of %d households once', async (count) => {
  const { store, kept } = memoryStore(count)
  await lookAtAllHouseholds(begun.fire_at, { ...looking(store), hour: 6, secondMax: 1_000 })
  expect(kept).toHaveLength(count)
  expect(new Set(kept.map(({ user_id: id }) => id)).size).toBe(count)
  for (const { is_daily: isDaily, suggestions } of kept) {
    expect(isDaily).toBe(true)
    expect(suggestions.map(({ kind, waits }) => [kind, waits])).toEqual([
      ['restock', undefined],
      ['meal', undefined],
    ])
  }
})

test('a day looks at a few households at a time and rests between, so that so many are looked at in a second', async () => {
  const { store, kept } = memoryStore(5)
  const rest = await lookAtSomeHouseholds(begun, { ...looking(store), hour: 6, secondMax: 1 })
  expect(rest?.data).toMatchObject({ fire_at: begun.fire_at, looked: 5, stored: 5 })
  expect(rest?.data.after).toBe(kept.at(-1)?.user_id)
  // Five in five seconds, less what looking at them took.
  expect(rest?.restMs).toBeGreaterThan(2_500)
  expect(rest?.restMs).toBeLessThanOrEqual(5_000)
})

test('a day that is slow to look at leaves half of the time to others', async () => {
  const { store } = memoryStore(5)
  const slow = { ...store, due: async (page: Parameters<typeof store.due>[0]) => sleep(50, store.due(page)) }
  const rests: number[] = []
  const all = { ...looking(slow), hour: 6, secondMax: 100_000 }
  await lookAtAllHouseholds(begun.fire_at, all, (restMs) => rests.push(restMs))
  expect(rests).toEqual([expect.any(Number)])
  expect(rests[0]).toBeGreaterThan(45)
})

test.each([0, 1, 50, 120])('the changes of %d households are followed, each once in a run', async (count) => {
  const { store, kept } = memoryStore(count)
  await followHints({ at: '2026-11-23T10:00:00.000Z' }, looking(store))
  expect(kept).toHaveLength(count)
  for (const { looked_at: at, suggestions } of kept) {
    expect(at).toBe('then')
    // What runs out is told at once, and a dish for tonight with the look of the day.
    expect(suggestions.map(({ kind, waits }) => [kind, waits])).toEqual([
      ['restock', false],
      ['meal', true],
    ])
  }
})

test('the cookbook is read once for a while', async () => {
  const { store, reads } = memoryStore(0)
  let now = 0
  const cookbook = keepCookbook(store, 1_000, () => now)
  await cookbook()
  now = 900
  await cookbook()
  expect(reads()).toBe(1)
  now = 1_100
  expect(await cookbook()).toHaveLength(1)
  expect(reads()).toBe(2)
})
