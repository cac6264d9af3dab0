import { expect, test } from '@jest/globals'
import { besideWhatWaits } from './beside-what-waits.ts'
import type { Intent } from './coach-intent.ts'

const apple = {
  food: 'apple',
  quantity: 1,
  unit: null,
  nutrients: null,
  source: null,
  alcohol_g: null,
  meal: null,
}
const logged = (day: string | null, meal: 'lunch' | null = 'lunch'): Intent => ({
  tool: 'propose_food_log',
  arguments: { items: [apple], meal, day },
})
const told = 'I had 2 eggs for breakfast'
/** Asked on a Friday, while two eggs of this day wait to be logged. */
const given = (day: string) => ({
  asked_at: '2026-11-20T10:00:00Z',
  time_zone: 'Europe/Berlin',
  recent_turns: [{ turn: 1, message: told, response: 'Shall I log them?', facts: [] }],
  pending: {
    kind: 'confirmation' as const,
    message: told,
    summary: '2 eggs for breakfast',
    data: { kind: 'food_log', day, meal: 'breakfast', items: [{ food: 'egg', quantity: 2, unit: 'piece' }] },
  },
})

test.each([null, 'today'])(
  'foods of the same day come to those that wait, with their own meal (day %j)',
  (day) => {
    const add = [{ ...apple, meal: 'lunch' }]
    expect(besideWhatWaits([logged(day)], given('2026-11-20'))).toEqual([
      { tool: 'change_proposal', arguments: { changes: [], add, meal: null, day: null } },
    ])
  },
)

test('foods of no meal come to the one that waits, rather than take its place', () => {
  const add = [{ ...apple, meal: null }]
  expect(besideWhatWaits([logged(null, null)], given('2026-11-20'))).toEqual([
    { tool: 'change_proposal', arguments: { changes: [], add, meal: null, day: null } },
  ])
})

test('the same food of the same meal is told again, and not eaten twice', () => {
  const eggs: Intent = {
    tool: 'propose_food_log',
    arguments: { items: [{ ...apple, food: 'eggs', quantity: 2 }], meal: 'breakfast', day: null },
  }
  expect(besideWhatWaits([eggs], given('2026-11-20'))).toEqual([eggs])
})

test('foods of another day, or told while nothing waits, are proposed by themselves', () => {
  expect(besideWhatWaits([logged('yesterday')], given('2026-11-20'))).toEqual([logged('yesterday')])
  expect(besideWhatWaits([logged(null)], given('2026-11-19'))).toEqual([logged(null)])
  expect(besideWhatWaits([logged(null)], { ...given('2026-11-20'), pending: null })).toEqual([logged(null)])
})
