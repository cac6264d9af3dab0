import { describe, expect, test } from '@jest/globals'
import { entries } from './entries.ts'

const viewer = { locale: 'en-GB', today: '2026-11-20' }
const moment = { askedAt: '2026-11-20T12:00:00Z', timeZone: 'Europe/Berlin', locale: 'en-GB' }
const prepare = (tool: keyof typeof entries, given: Record<string, unknown>) =>
  entries[tool].prepare({ tool, arguments: given, artifacts: {}, moment })

describe('an entry that is meant', () => {
  const eggs = { entry: null, food: 'The Eggs', day: null }

  test('has no day unless one was said, since the last one may be meant', () => {
    expect(prepare('delete_food_log', eggs)).toMatchObject({ arguments: { food: 'eggs', day: null } })
    expect(prepare('delete_food_log', { ...eggs, day: 'yesterday' })).toMatchObject({
      arguments: { day: '2026-11-19' },
    })
  })

  test('is corrected to a unit that is known', () => {
    expect(prepare('update_food_log', { ...eggs, unit: 'grams' })).toMatchObject({ arguments: { unit: 'g' } })
    expect(prepare('update_food_log', { ...eggs, unit: 'bathtub' })).toMatchObject({
      error: { code: 'UNKNOWN_UNIT' },
    })
  })
})

const eggs = { food: 'egg', quantity: 2, unit: 'piece', meal: 'breakfast', day: '2026-11-19', calories: 143 }

test.each([
  ['log_water', { ml: 500, day: '2026-11-20', total: 500 }, ['Logged 500 ml of water today.']],
  [
    'log_water',
    { ml: 500, day: '2026-11-20', total: 820 },
    ['Logged 500 ml of water today. With what is in food that makes 820 ml of water.'],
  ],
  [
    'apply_daily_workout_offset',
    { day: '2026-11-20', calories: 300, total: 450 },
    ['Added 300 kcal for the workout today to what may be eaten. That makes 450 kcal in all.'],
  ],
  [
    'update_food_log',
    { ...eggs, source: 'USDA SR28' },
    ['Changed to 2 eggs for breakfast yesterday: 143 kcal (USDA SR28).'],
  ],
  ['delete_food_log', eggs, ['Deleted 2 eggs for breakfast yesterday (143 kcal).']],
] as const)('describes the result of %s', (tool, data, sentences) => {
  expect(entries[tool].describe(data, viewer)).toEqual(sentences)
})
