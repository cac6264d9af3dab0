import { describe, expect, test } from '@jest/globals'
import { meals } from './meals.ts'

const viewer = { locale: 'en-GB', today: '2026-11-20' }
const moment = { askedAt: '2026-11-20T10:00:00Z', timeZone: 'Europe/Berlin', locale: 'en-GB' }
const cod = {
  name: 'Honey Cod',
  ingredients: [{ food: 'cod', quantity: 300, unit: 'g' }],
  steps: ['Fry it.'],
}
const prepare = (tool: keyof typeof meals, args: Record<string, unknown>, artifacts = {}) =>
  meals[tool].prepare({ tool, arguments: args, artifacts, moment })

describe('a meal plan', () => {
  const meal = { meal: 'dinner', recipe: null, title: 'Soup', note: null }

  test('gets dates for its days, and an unsaved recipe is planned by its title', () => {
    const planned = [
      { ...meal, day: 'tomorrow' },
      { ...meal, day: 'Monday', recipe: 'gen_recipe_1', title: null },
    ]
    expect(prepare('plan_meals', { meals: planned, replace: null }, { gen_recipe_1: cod })).toEqual({
      ok: true,
      arguments: {
        replace: false,
        partial: false,
        meals: [
          { ...meal, day: '2026-11-21' },
          { ...meal, day: '2026-11-23', title: 'Honey Cod' },
        ],
      },
    })
  })

  test('is refused as a whole if one of its days cannot be resolved', () => {
    expect(prepare('plan_meals', { meals: [{ ...meal, day: 'someday' }], replace: null })).toMatchObject({
      ok: false,
      error: { code: 'UNKNOWN_DATE' },
    })
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
    arguments: { from: first, until: last },
  })
})

const dinner = { day: '2026-11-21', meal: 'dinner', title: 'Soup' }

test.each([
  ['plan_meals', { planned: [{ ...dinner, replaced: null }] }, ['Planned dinner on Sat 21 Nov: Soup.']],
  [
    'list_meals',
    { from: '2026-11-21', until: '2026-11-21', meals: [{ ...dinner, note: null }] },
    ['Dinner on Sat 21 Nov: Soup.'],
  ],
  [
    'list_meals',
    { from: '2026-11-21', until: '2026-11-22', meals: [] },
    ['Nothing is planned for Sat 21 Nov to Sun 22 Nov.'],
  ],
  ['remove_meal', dinner, ['No longer planned: dinner on Sat 21 Nov: Soup.']],
] as const)('describes the result of %s', (tool, data, sentences) => {
  expect(meals[tool].describe(data, viewer)).toEqual(sentences)
})
