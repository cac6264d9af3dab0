import { describe, expect, test } from '@jest/globals'
import type { ExpiryCandidate, SuggestionStore } from '@alfred/db/proactive'
import { silentLogger } from '@alfred/observability'
import { findExpiringFood, toSuggestion } from './find-expiring-food.ts'

const lot = (changes: Partial<ExpiryCandidate> = {}): ExpiryCandidate => ({
  lot_id: '10000000-0000-4000-8000-000000000001',
  user_id: 'a0000000-0000-4000-8000-000000000001',
  food: 'oat cakes',
  quantity: 1,
  unit: 'pack',
  location: 'fridge',
  is_estimated: false,
  locale: 'en',
  expires_on: '2026-11-24',
  today: '2026-11-22',
  goes_with: [],
  ...changes,
})

describe('a suggestion about expiring food', () => {
  test.each([
    ['today', { expires_on: '2026-11-22' }, 'The oat cakes in the fridge will expire today.'],
    ['tomorrow', { expires_on: '2026-11-23' }, 'The oat cakes in the fridge will expire tomorrow.'],
    ['later', {}, 'The oat cakes in the fridge will expire on Tuesday 24 November.'],
    [
      'on the counter',
      { location: 'counter' },
      'The oat cakes on the counter will expire on Tuesday 24 November.',
    ],
    ['in no named place', { location: 'other' }, 'The oat cakes will expire on Tuesday 24 November.'],
    [
      'over a change of the clocks',
      { today: '2026-10-24', expires_on: '2026-10-25' },
      'The oat cakes in the fridge will expire tomorrow.',
    ],
  ])('says when the food expires, in words for one and for many: %s', (_title, changes, reason) => {
    expect(toSuggestion(lot(changes)).reason).toBe(reason)
  })

  test('offers to look for a dish, in words that a yes has read; on its last day it matters more', () => {
    expect(toSuggestion(lot())).toMatchObject({
      action: 'Shall I look for a dish with the oat cakes?',
      request: 'what can I cook with oat cakes?',
    })
    expect(toSuggestion(lot({ expires_on: '2026-11-22' })).rank).toBeGreaterThan(
      toSuggestion(lot()).rank ?? 1,
    )
  })

  test('names other foods in stock that go well with it', () => {
    expect(toSuggestion(lot({ food: 'tomatoes', goes_with: ['basil', 'mozzarella'] })).action).toBe(
      'You have basil and mozzarella, which would go with it. Shall I look for a dish with the tomatoes?',
    )
  })

  test('is the same for the same lot and date, whenever it is made', () => {
    const first = toSuggestion(lot())
    expect(toSuggestion(lot({ today: '2026-11-23', quantity: 3 })).dedupe_key).toBe(first.dedupe_key)
    expect(toSuggestion(lot({ expires_on: '2026-11-25' })).dedupe_key).not.toBe(first.dedupe_key)
  })

  test('is valid until the day is over in the last time zone', () => {
    const endOfDayOnBakerIsland = Date.parse('2026-11-24T24:00:00-12:00')
    expect(Date.parse(toSuggestion(lot()).valid_until)).toBeGreaterThanOrEqual(endOfDayOnBakerIsland)
  })

  test('fits its row, however long the name of the food is', () => {
    const { reason, action } = toSuggestion(lot({ food: 'x'.repeat(120) }))
    expect(Math.max(reason.length, action.length)).toBeLessThanOrEqual(500)
  })
})

describe('a run', () => {
  /** An in-memory store that gives lots in pages and records what is stored. */
  function memoryStore(count: number) {
    const lots = Array.from({ length: count }, (_, index) =>
      lot({ lot_id: `lot-${String(index).padStart(6, '0')}` }),
    )
    const pages: { count: number; isFinal: boolean }[] = []
    const keys = new Set<string>()
    const store: Pick<SuggestionStore, 'expiryCandidates' | 'store'> = {
      expiryCandidates: async ({ after, limit }) =>
        lots.filter(({ lot_id }) => after === null || lot_id > after).slice(0, limit),
      store: async ({ suggestions, isFinal }) => {
        for (const { dedupe_key } of suggestions) keys.add(dedupe_key)
        pages.push({ count: suggestions.length, isFinal })
        return suggestions.length
      },
    }
    return { store, pages, keys }
  }
  const run = { fireAt: '2026-11-22T20:00:00.000Z', daysAhead: 2 }

  test.each([
    [0, [{ count: 0, isFinal: true }]],
    [3, [{ count: 3, isFinal: true }]],
    [
      500,
      [
        { count: 500, isFinal: false },
        { count: 0, isFinal: true },
      ],
    ],
    [
      1_200,
      [
        { count: 500, isFinal: false },
        { count: 500, isFinal: false },
        { count: 200, isFinal: true },
      ],
    ],
  ])('of %d lots ends with its last page and covers each lot', async (count, expected) => {
    const { store, pages, keys } = memoryStore(count)
    await findExpiringFood(run, { store, logger: silentLogger })
    expect(pages).toEqual(expected)
    expect(keys.size).toBe(count)
  })
})
