import { expect, test } from '@jest/globals'
import { prepareCall } from './prepare-call.ts'

const moment = { askedAt: '2026-11-20T10:00:00Z', timeZone: 'Europe/Berlin', locale: 'en-GB' }
const today = '2026-11-20'
const cod = {
  name: 'Honey Cod',
  ingredients: [{ food: 'cod', quantity: 300, unit: 'g' }],
  steps: ['Fry it.'],
}
const prepare = (tool: string, args: Record<string, unknown>, artifacts = {}) =>
  prepareCall({ tool, arguments: args, artifacts, moment })

test('prepareCall saves a recipe from the content behind its ref', () => {
  const prepared = prepare('save_recipe', { recipe: 'gen_recipe_1' }, { gen_recipe_1: cod })
  expect(prepared).toMatchObject({
    ok: true,
    arguments: {
      today,
      payload: { name: 'Honey Cod', ingredients: [{ food: 'cod', quantity: 300, unit: 'g' }] },
    },
  })
})

test('prepareCall refuses to save a recipe that has an id, because it is saved already', () => {
  expect(prepare('save_recipe', { recipe: 'c0000000-0000-4000-8000-000000000000' })).toEqual({
    ok: false,
    error: { code: 'ALREADY_SAVED', message: 'This recipe is saved already.', retryable: false },
  })
})

test('prepareCall refuses content that is not a recipe', () => {
  const prepared = prepare('save_recipe', { recipe: 'gen_recipe_1' }, { gen_recipe_1: { name: 'x' } })
  expect(prepared).toMatchObject({ ok: false, error: { code: 'VALIDATION_ERROR' } })
})

test('prepareCall turns the days of a meal plan into dates, and plans an unsaved recipe by its title', () => {
  const meal = { meal: 'dinner', recipe: null, title: 'Soup', note: null }
  const prepared = prepare(
    'plan_meals',
    {
      meals: [
        { ...meal, day: 'tomorrow' },
        { ...meal, day: 'Monday', recipe: 'gen_recipe_1', title: null },
      ],
      replace: null,
    },
    { gen_recipe_1: cod },
  )
  expect(prepared).toEqual({
    ok: true,
    arguments: {
      today,
      replace: false,
      meals: [
        { ...meal, day: '2026-11-21' },
        { ...meal, day: '2026-11-23', title: 'Honey Cod' },
      ],
    },
  })
})

test('prepareCall refuses a whole meal plan if one of its days cannot be resolved', () => {
  const meals = [{ day: 'someday', meal: 'dinner', recipe: null, title: 'Soup', note: null }]
  expect(prepare('plan_meals', { meals, replace: null })).toMatchObject({
    ok: false,
    error: { code: 'UNKNOWN_DATE' },
  })
})

test.each([
  ['tomorrow', null, '2026-11-21', '2026-11-21'],
  ['this week', null, '2026-11-20', '2026-11-26'],
  ['next week', null, '2026-11-23', '2026-11-29'],
  ['the weekend', null, '2026-11-21', '2026-11-22'],
  ['today', 'Sunday', '2026-11-20', '2026-11-22'],
])('the meals from %s until %s are those from %s to %s', (from, until, ...[first, last]) => {
  expect(prepare('list_meals', { from, until })).toEqual({
    ok: true,
    arguments: { from: first, until: last, today },
  })
})

test('prepareCall names shopping foods and units as the stock does', () => {
  expect(prepare('add_to_shopping', { food: 'the Milk', quantity: 2, unit: 'Litres' })).toEqual({
    ok: true,
    arguments: { food: 'milk', quantity: 2, unit: 'l', today },
  })
  expect(prepare('add_to_shopping', { food: 'milk', quantity: 2, unit: 'furlongs' })).toMatchObject({
    ok: false,
    error: { code: 'UNKNOWN_UNIT' },
  })
})
