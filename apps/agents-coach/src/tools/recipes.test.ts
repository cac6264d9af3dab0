import { expect, test } from '@jest/globals'
import { recipes } from './recipes.ts'

const viewer = { locale: 'en', today: '2026-11-22' }
const tell = (tool: keyof typeof recipes, data: Record<string, unknown>): string[] =>
  recipes[tool].describe(data, viewer)

const curry = {
  name: 'Chickpea curry',
  makes: 4,
  ingredients: 9,
  known: 7,
  unknown: ['salt', 'curry leaves'],
  sources: ['USDA SR28'],
}

test('describes a serving of a recipe together with the ingredients without figures', () => {
  expect(
    tell('calculate_recipe_serving', {
      ...curry,
      servings: 2,
      nutrients: { calories: 700.4, protein_g: 30 },
    }),
  ).toEqual([
    '2 servings of Chickpea curry: 700 kcal, 30 g protein (USDA SR28).',
    '7 of 9 ingredients have figures; without salt and curry leaves.',
  ])
})

test('mentions no missing figures when there are none, and no serving when the number of servings is unknown', () => {
  const whole = { ...curry, known: 9, unknown: [], makes: null, serving: null, totals: { calories: 1400 } }
  expect(tell('get_recipe_details', whole)).toEqual([
    'Chickpea curry, all of it: 1400 kcal (USDA SR28). How many servings it makes is not told.',
  ])
})

const gappy = { ...curry, ingredients: 3, known: 2, unknown: ['unicorn'], is_sum: false }

test('says plainly that figures are no sum where what has none weighs too much, and names it', () => {
  expect(
    tell('calculate_recipe_serving', { ...gappy, servings: 1, nutrients: { calories: 300 } }).slice(1),
  ).toEqual(['This is not a sum of the whole dish: 2 of 3 ingredients have figures; not counted: unicorn.'])
})
