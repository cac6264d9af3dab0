import { expect, test } from '@jest/globals'
import { nutritionTools, type NutritionTool } from '@alfred/contracts'
import { prepareArguments } from './prepare-arguments.ts'

// 20 November 2026 is a Friday; in Auckland it is Saturday already.
const berlin = { askedAt: '2026-11-20T12:00:00Z', timeZone: 'Europe/Berlin', locale: 'en-GB' }
const auckland = { ...berlin, timeZone: 'Pacific/Auckland' }
const moment = { today: '2026-11-20', now: '2026-11-20T12:00:00Z' }

function prepare(tool: NutritionTool, given: Record<string, unknown>, asked = berlin) {
  const { data } = nutritionTools[tool].arguments.safeParse(given)
  return prepareArguments(tool, data ?? { invalid: true }, asked)
}
const meal = (items: object[], more: object = {}) => ({ items, meal: null, day: null, ...more })

test("prepareArguments resolves a spoken day to a past day in the person's time zone", () => {
  const day = (said: string | null, asked = berlin) => {
    const prepared = prepare('get_today_progress', { day: said }, asked)
    return prepared.ok ? prepared.arguments['day'] : prepared.error.code
  }
  expect(day(null)).toBe('2026-11-20')
  expect(day('yesterday')).toBe('2026-11-19')
  expect(day('on Monday')).toBe('2026-11-16')
  expect(day(null, auckland)).toBe('2026-11-21')
  expect(day('yesterday', auckland)).toBe('2026-11-20')
  expect(day('tomorrow')).toBe('UNKNOWN_DAY')
  expect(day('whenever')).toBe('UNKNOWN_DAY')
})

test('prepareArguments turns a history into the days up to the given one', () => {
  const { arguments: given } = prepare('get_food_history', { day: 'yesterday', days: 3 }) as {
    arguments: object
  }
  expect(given).toEqual({ from: '2026-11-17', until: '2026-11-19', ...moment })
  expect(prepare('get_food_history', { day: null, days: null })).toMatchObject({
    arguments: { from: '2026-11-20', until: '2026-11-20' },
  })
})

test('prepareArguments drops articles, turns units into codes and keeps a missing unit missing', () => {
  const items = [
    { food: 'The Eggs', quantity: 2, unit: null },
    { food: 'rice', quantity: 1, unit: 'Cups' },
  ]
  expect(prepare('propose_food_log', meal(items))).toEqual({
    ok: true,
    arguments: {
      meal: null,
      day: '2026-11-20',
      items: [
        { food: 'eggs', quantity: 2, unit: null, nutrients: null, source: null, meal: null },
        { food: 'rice', quantity: 1, unit: 'cup', nutrients: null, source: null, meal: null },
      ],
      ...moment,
    },
  })
})

test('prepareArguments refuses a whole meal if one unit is unknown', () => {
  const items = [
    { food: 'egg', quantity: 2, unit: null },
    { food: 'milk', quantity: 1, unit: 'glass' },
  ]
  expect(prepare('propose_food_log', meal(items))).toMatchObject({
    ok: false,
    error: { code: 'UNKNOWN_UNIT', message: expect.stringContaining('"glass" of milk') },
  })
})

test('prepareArguments checks given figures for plausibility, and marks them as an estimate unless the person stated them', () => {
  const cake = (nutrients: object, source: string | null) => [
    { food: 'cake', quantity: 1, unit: 'slice', nutrients, source },
  ]
  expect(prepare('propose_food_log', meal(cake({ calories: 350 }, null)))).toMatchObject({
    arguments: { items: [{ source: 'estimate', flags: [] }] },
  })
  expect(prepare('propose_food_log', meal(cake({ calories: 3_000 }, 'stated')))).toMatchObject({
    arguments: { items: [{ source: 'stated', flags: ['Cake with more than 2500 kcal is unusual.'] }] },
  })
  expect(prepare('propose_food_log', meal(cake({ calories: 0 }, 'stated')))).toMatchObject({
    ok: false,
    error: { code: 'NUTRITION_REJECTED' },
  })
  expect(prepare('validate_nutrition', { food: 'cake', nutrients: { calories: 0 } })).toMatchObject({
    arguments: { rejected: 'Cake cannot have 0 kcal.', flags: [] },
  })
})

test('prepareArguments refuses goals that are out of range, and calculates recommended ones', () => {
  expect(prepare('update_user_goal', { nutrient: 'calories', kind: 'limit', target: 300 })).toMatchObject({
    error: { code: 'GOAL_OUT_OF_RANGE' },
  })
  const person = {
    sex: 'male',
    age: 35,
    height_cm: 180,
    weight_kg: 80,
    activity: 'moderate',
    aim: 'maintain',
  }
  expect(prepare('calculate_recommended_goals', person)).toMatchObject({
    arguments: {
      goals: [{ nutrient: 'calories', target: 2720 }, {}, {}, {}, {}, {}],
      reason: expect.any(String),
    },
  })
})

test('prepareArguments builds an edit from the editable fields, with its day and unit resolved', () => {
  const proposal = 'c0000000-0000-4000-8000-000000000001'
  const edit = (edits: object) => prepare('edit_proposal', { proposal, version: 1, edits })
  expect(edit({ quantity: 3, unit: 'grams', day: 'yesterday', meal: 'lunch' })).toMatchObject({
    arguments: { edits: { quantity: 3, unit: 'g', day: '2026-11-19', meal: 'lunch' } },
  })
  for (const edits of [
    { food: 'cake' },
    { quantity: 0 },
    { meal: 'feast' },
    { nutrients: { calories: 1 } },
  ]) {
    expect(edit(edits)).toMatchObject({ ok: false, error: { code: 'EDIT_UNCLEAR' } })
  }
  expect(edit({ day: 'tomorrow' })).toMatchObject({ error: { code: 'UNKNOWN_DAY' } })
  expect(edit({ unit: 'bathtub' })).toMatchObject({ error: { code: 'UNKNOWN_UNIT' } })
})

test('prepareArguments passes a confirmation on unchanged, with the time that its expiry is compared with', () => {
  const given = { proposal: 'c0000000-0000-4000-8000-000000000001', version: 2, option: null }
  expect(prepare('commit_proposal', given)).toEqual({ ok: true, arguments: { ...given, ...moment } })
})

test('a future day is refused as one that is still to come', () => {
  const moment = { askedAt: '2026-11-20T10:00:00Z', timeZone: 'UTC', locale: 'en-GB' }
  const prepared = prepareArguments('get_food_history', { day: '2026-12-01', days: null }, moment)
  expect(prepared).toMatchObject({
    ok: false,
    error: { code: 'UNKNOWN_DAY', message: expect.stringContaining('2026-12-01 is still to come') },
  })
})
