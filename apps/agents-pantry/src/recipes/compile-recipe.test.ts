import { expect, test } from '@jest/globals'
import { dishesFor, noWishes, writeRecipe } from '@alfred/offline/pantry'
import { findUnit, recipeSchema } from '@alfred/contracts'
import { compileRecipe } from './compile-recipe.ts'
import { readQuantity } from '@alfred/language'
import { wordsFor } from '../words/words-for.ts'
import fc from 'fast-check'

const words = wordsFor('en').recipes
const recipeWith = (ingredient: object) =>
  recipeSchema.parse({ name: 'Soup', ingredients: [{ food: 'salt', ...ingredient }], steps: ['Cook.'] })

test.each([
  [{ quantity: 2, unit: 'tablespoons' }, { quantity: 2, unit: 'tbsp', note: null }, []],
  [{ quantity: '1 1/2', unit: 'cups' }, { quantity: 1.5, unit: 'cup', note: null }, []],
  [{ quantity: '½', unit: null }, { quantity: 0.5, unit: 'piece', note: null }, []],
  [{ quantity: null, unit: null, note: 'to taste' }, { quantity: null, unit: null, note: 'to taste' }, []],
  // A pinch is a measure: a sixteenth of a teaspoon.
  [{ quantity: 'a', unit: 'pinch' }, { quantity: 1, unit: 'pinch', note: null }, []],
  [
    { quantity: 'a pinch', unit: null },
    { quantity: null, unit: null, note: 'a pinch' },
    ['"a pinch of salt" is saved without an amount'],
  ],
  [
    { quantity: '2-3', unit: 'tsp' },
    { quantity: 2, unit: 'tsp', note: '2-3 tsp' },
    ['"2-3 tsp of salt" is saved as 2, the least of it'],
  ],
  [
    { quantity: 3, unit: 'sprigs', note: 'fresh' },
    { quantity: null, unit: null, note: 'fresh; 3 sprigs' },
    ['"3 sprigs of salt" is saved without an amount'],
  ],
  [
    { quantity: -2, unit: 'g' },
    { quantity: null, unit: null, note: '-2 g' },
    ['"-2 g of salt" is saved without an amount'],
  ],
])('compiles %j into %j', (ingredient, row, simplified) => {
  const payload = compileRecipe(recipeWith(ingredient), words)
  expect(payload.ingredients[0]).toMatchObject(row)
  expect(payload.simplified).toEqual(simplified)
})

const text = fc.stringMatching(/^[a-z]{1,8}( [a-z]{1,8}){0,2}$/)
const ingredients = fc.record({
  food: text,
  quantity: fc.oneof(
    fc.double(),
    fc.integer(),
    text,
    fc.constantFrom('1/2', '1-2', 'a', ''),
    fc.constant(null),
  ),
  unit: fc.oneof(text, fc.constantFrom('g', 'cups', 'pinch'), fc.constant(null)),
  note: fc.oneof(text, fc.constant(null)),
})
const recipes = fc.record({
  name: text,
  ingredients: fc.array(ingredients, { minLength: 1, maxLength: 8 }),
  steps: fc.array(text, { minLength: 1, maxLength: 5 }),
})

test('compileRecipe keeps every ingredient, every step and every word of an amount, invents no amount, and gives the same result again', () => {
  fc.assert(
    fc.property(recipes, (written) => {
      const parsed = recipeSchema.safeParse(written)
      fc.pre(parsed.success)
      if (!parsed.success) return
      const payload = compileRecipe(parsed.data, words)
      expect(compileRecipe(parsed.data, words)).toEqual(payload)
      expect(payload.steps).toEqual(parsed.data.steps)
      expect(payload.ingredients.map(({ food }) => food)).toEqual(
        parsed.data.ingredients.map(({ food }) => food),
      )
      for (const [index, row] of payload.ingredients.entries()) {
        const { quantity, unit } = parsed.data.ingredients[index] ?? { quantity: null, unit: null }
        const said = readQuantity(quantity)
        if (row.quantity !== null) {
          expect(row.quantity).toBe(said?.from)
          expect(row.unit).toBe(unit === null || unit.trim() === '' ? 'piece' : findUnit(unit))
        } else if (quantity !== null && String(quantity).trim() !== '') {
          expect(row.note).toContain(String(quantity).trim())
          expect(row.original).not.toBeNull()
        }
      }
      expect(payload.simplified).toHaveLength(
        payload.ingredients.filter(({ original }) => original !== null).length,
      )
    }),
    { numRuns: 300 },
  )
})

test.each([1, 2, 3, 5, 9])(
  'a recipe written by the offline provider for %i people is saved as it was written',
  (servings) => {
    const recipes = dishesFor({ ...noWishes, servings }).map(writeRecipe)
    expect(recipes.length).toBeGreaterThan(50)
    const simplified = recipes.filter((recipe) => compileRecipe(recipe, words).simplified.length > 0)
    expect(simplified.map(({ name }) => name)).toEqual([])
  },
)

test.each([
  ['en-GB', 'uk_pint'],
  ['en-US', 'us_pint'],
])('a pint of a recipe is that of %s', (locale, unit) => {
  const payload = compileRecipe(recipeWith({ quantity: 1, unit: 'pint' }), { ...words, locale })
  expect(payload.ingredients[0]).toMatchObject({ quantity: 1, unit })
})
