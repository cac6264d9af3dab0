import { expect, test } from '@jest/globals'
import { recipeSearch } from './recipe-search.ts'

const viewer = { locale: 'en-GB', today: '2026-11-20' }
const found = {
  ...{ name: 'Honey Cod', servings: 2, minutes: 20, ingredients: 5, why: 'contains cod' },
  conflicts: [],
}

test('describes the saved recipes that were found', () => {
  const tell = (data: object) => recipeSearch.find_recipes.describe(data, viewer)
  expect(tell({ recipes: [], truncated: false })).toEqual(['No saved recipe fits.'])
  expect(tell({ recipes: [found], truncated: true })).toEqual([
    '1 saved recipe: "Honey Cod" (20 minutes, serves 2, contains cod).',
    'There are more than are listed here.',
  ])
})

test('describes recipes of the cookbook with what is missing, and says what was left out', () => {
  const curry = {
    ...{ name: 'Red curry', cuisine: 'thai', course: 'main', description: null, servings: 2 },
    ...{ minutes: 30, calories: 483, missing: ['lime', 'basil', 'fish sauce', 'galangal'] },
  }
  const tell = (data: object) => recipeSearch.search_cookbook.describe(data, viewer)
  expect(tell({ recipes: [curry], left_out: 1, more: 2 })).toEqual([
    'From the cookbook: "Red curry" (thai, 30 minutes, about 480 kcal a serving, 4 missing: lime, basil, fish sauce and 1 more).',
    'There are more than are listed here.',
    'Left out 1 recipe that your rules or wishes are against.',
  ])
  expect(tell({ recipes: [], left_out: 0, more: 0 })).toEqual(['Nothing in the cookbook fits.'])
})

test('passes along what a wish for the cookbook means, since the database only compares', () => {
  const call = { tool: 'search_cookbook', artifacts: {}, moment: { askedAt: '', timeZone: '', locale: '' } }
  const prepare = (query: string | null) =>
    recipeSearch.search_cookbook.prepare({ ...call, arguments: { query } })
  expect(prepare('warming soup')).toMatchObject({ arguments: { vector: expect.any(Array) } })
  expect(prepare(null)).toMatchObject({ arguments: { query: null, vector: null } })
})
