import { expect, test } from '@jest/globals'
import { filled } from '../../testing/filled.ts'

// The messages are of Friday the 20th of November 2026.

const dish = (day: string, meal: string, title: string) => ({ day, meal, title })
const state = {
  plan: [
    dish('2026-11-20', 'dinner', 'paella'),
    dish('2026-11-21', 'lunch', 'minestrone'),
    dish('2026-11-22', 'dinner', 'lasagne'),
  ],
}

test.each([
  ['have the minestrone saturday evening, not midday', ['saturday', 'lunch', 'dinner']],
  ['minestrone is for dinner now', ['2026-11-21', 'lunch', 'dinner']],
  ['lasagne at lunch rather than in the evening', ['2026-11-22', 'dinner', 'lunch']],
])('%j moves a meal within its day', (message, [day, from, to]) => {
  expect(filled('move_meal', message, { state })).toEqual([
    { tool: 'move_meal', from_day: day, from_meal: from, to_day: day, to_meal: to },
  ])
})

test('one dish of several days is planned on each of them', () => {
  const [told] = filled('plan_meals', 'put ramen on monday, wednesday and thursday', { state })
  expect(told?.['meals']).toMatchObject([{ day: 'monday' }, { day: 'wednesday' }, { day: 'thursday' }])
})

test('a day on which one meal is planned tells which meal moves', () => {
  expect(filled('move_meal', 'we are out saturday, make it on monday', { state })).toMatchObject([
    { from_day: 'saturday', from_meal: 'lunch', to_day: 'monday' },
  ])
})

test('on a friday, next friday is another day', () => {
  expect(filled('move_meal', 'paella is next friday', { state })).toMatchObject([
    { from_day: '2026-11-20', to_day: 'next friday' },
  ])
})

test.each<[string, string, string]>([
  ['saturday ramen instead', 'lunch', 'ramen'],
  ['minestrone is off, do ramen on saturday', 'lunch', 'ramen'],
  ['swap the lasagne for dumplings on sunday', 'dinner', 'dumplings'],
])('%j plans a dish for the meal of the one whose place it takes', (message, meal, title) => {
  expect(filled('plan_meals', message, { state })).toMatchObject([
    { meals: [{ meal, title }], replace: true },
  ])
})

test('a dish beside a planned lunch is not planned for lunch', () => {
  expect(filled('plan_meals', 'lemon tart on saturday', { state })).toEqual([
    { tool: 'plan_meals', meals: [{ day: 'saturday', title: 'lemon tart' }] },
  ])
})

test('the dish that is called off is not planned again', () => {
  const [told] = filled('plan_meals', 'forget the lasagne on sunday', { state })
  expect(JSON.stringify(told)).not.toContain('lasagne')
})

test.each<[string, string]>([
  ['what do we eat until sunday', 'sunday'],
  ['dinners up to the 28th please', 'the 28th'],
  ['the plan thru tuesday', 'tuesday'],
])('%j lists what is planned from today on', (message, until) => {
  expect(filled('list_meals', message)).toMatchObject([{ from: 'today', until }])
})

test('two weeks that are held against each other are both summed up', () => {
  expect(filled('get_weekly_summary', 'sum up last week against this week')).toEqual([
    { tool: 'get_weekly_summary', day: 'last week' },
    { tool: 'get_weekly_summary', day: 'this week' },
  ])
})
