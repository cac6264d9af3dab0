import { expect, test } from '@jest/globals'
import { recipeSchema } from '@alfred/contracts'
import { sayAmountOfFood, tellRecipe } from './recipe-artifact.ts'

test('tellRecipe describes the whole recipe', () => {
  const recipe = recipeSchema.parse({
    name: 'Honey Cod',
    servings: 2,
    cook_minutes: 15,
    ingredients: [
      { food: 'cod', quantity: 300, unit: 'g', preparation: 'in pieces' },
      { food: 'salt', quantity: 'a pinch' },
      { food: 'parsley', optional: true },
    ],
    steps: ['Fry the cod.', 'Serve.'],
  })
  expect(tellRecipe(recipe)).toBe(
    [
      'Honey Cod\nServes 2, 15 minutes.\n\nIngredients:\n- 300 g cod, in pieces\n- a pinch of salt\n- parsley (optional)\n',
      '1. Fry the cod.\n2. Serve.',
    ].join('\n'),
  )
})

test.each([
  [{ food: 'milk', quantity: 1, unit: 'pint' }, '1 pint of milk'],
  [{ food: 'milk', quantity: 1, unit: 'uk_pint' }, '1 UK pint of milk'],
])('sayAmountOfFood tells %j as %p: a country is named only where it is known', (ingredient, told) => {
  expect(sayAmountOfFood(ingredient)).toBe(told)
})
