import { expect, test } from '@jest/globals'
import { asGoodAs } from './as-good.ts'

const now = '2026-11-20T10:00:00Z' // a friday

test('meals of one day are asked for with and without its end', () => {
  expect(asGoodAs([{ tool: 'list_meals', from: 'sunday' }], { now })).toEqual([
    [{ tool: 'list_meals', from: 'sunday', until: 'sunday' }],
  ])
})

test('a planned meal is as well told by its date as by its day', () => {
  const one = [{ tool: 'remove_meal', day: '2026-11-21', meal: 'lunch' }]
  expect(asGoodAs(one, { now })).toEqual([[{ tool: 'remove_meal', day: 'tomorrow', meal: 'lunch' }]])
  const sides = [{ tool: 'swap_meals', a: { day: 'saturday' }, b: { day: 'monday' } }]
  expect(asGoodAs(sides, { now })).toEqual([
    [{ tool: 'swap_meals', a: { day: '2026-11-21' }, b: { day: '2026-11-23' } }],
  ])
})

test('other calls have one form alone', () => {
  expect(asGoodAs([{ tool: 'add_item', food: 'milk', expires: 'sunday' }], { now })).toEqual([])
})
