import { expect, test } from '@jest/globals'
import { nameFood, prepareArguments } from './prepare-arguments.ts'

const asked = { askedAt: '2026-11-20T10:00:00Z', timeZone: 'Europe/Berlin', locale: 'en-GB' }
const milk = {
  food: 'the Milk',
  quantity: 2,
  unit: 'Litres',
  location: null,
  expires: 'Sunday',
  opened: null,
}

test('prepareArguments turns words into codes and dates and adds the local day', () => {
  expect(prepareArguments('add_item', milk, asked)).toEqual({
    ok: true,
    arguments: {
      food: 'milk',
      quantity: 2,
      unit: 'l',
      location: null,
      expires_on: '2026-11-22',
      opened: null,
      today: '2026-11-20',
    },
  })
})

test('prepareArguments keeps null for an argument that was left open', () => {
  const prepared = prepareArguments('add_item', { ...milk, unit: null, expires: null }, asked)
  expect(prepared).toMatchObject({ ok: true, arguments: { unit: null, expires_on: null } })
  const list = prepareArguments('list_items', { location: 'fridge', food: null }, asked)
  expect(list).toEqual({ ok: true, arguments: { location: 'fridge', food: null, today: '2026-11-20' } })
})

test('prepareArguments takes "this week" as the next seven days when looking ahead', () => {
  expect(prepareArguments('list_expiring', { until: 'this week', location: null }, asked)).toEqual({
    ok: true,
    arguments: { until: '2026-11-27', location: null, today: '2026-11-20' },
  })
})

test('prepareArguments answers an unknown unit with the units that it knows', () => {
  const prepared = prepareArguments('add_item', { ...milk, unit: 'firkin' }, asked)
  expect(prepared).toMatchObject({ ok: false, error: { code: 'UNKNOWN_UNIT', retryable: false } })
  expect(JSON.stringify(prepared)).toContain('kg')
})

test.each(['soon', '2026-02-30'])('prepareArguments rejects %p as a day', (expires) => {
  expect(prepareArguments('add_item', { ...milk, expires }, asked)).toMatchObject({
    ok: false,
    error: { code: 'UNKNOWN_DATE', retryable: false },
  })
})

test.each([
  ['  the   Milk ', 'milk'],
  ['An Apple', 'apple'],
  ['EGGS', 'EGGS'],
  ['HP Sauce', 'HP Sauce'],
  ['Brie de Meaux', 'Brie de Meaux'],
  ['the', 'the'],
  ['thermidor', 'thermidor'],
])('nameFood turns %p into %p', (said, expected) => {
  expect(nameFood(said)).toBe(expected)
})
