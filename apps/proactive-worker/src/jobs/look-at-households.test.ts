import { expect, test } from '@jest/globals'
import type { Household, LookedAt } from '@alfred/contracts'
import type { HouseholdStore } from '@alfred/db/proactive'
import { aDish, aHousehold, aLot } from '@alfred/noticing/testing'
import { silentLogger } from '@alfred/observability'
import { followHints, keepCookbook, lookAtHouseholds } from './look-at-households.ts'

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

test.each([0, 1, 50, 120])('a day looks at each of %d households once', async (count) => {
  const { store, kept } = memoryStore(count)
  await lookAtHouseholds({ fireAt: '2026-11-23T10:00:00.000Z', hour: 6 }, looking(store))
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
