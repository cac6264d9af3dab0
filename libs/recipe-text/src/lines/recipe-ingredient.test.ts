import { expect, test } from '@jest/globals'
import { readIngredientLine } from './ingredient-line.ts'
import { toRecipeIngredient } from './recipe-ingredient.ts'

test.each([
  ['2 cups flour', { food: 'flour', quantity: 2, unit: 'cup' }],
  ['- 1 1/2 tsp salt', { food: 'salt', quantity: 1.5, unit: 'tsp' }],
  // A pinch is a measure: a sixteenth of a teaspoon.
  ['a pinch of salt', { food: 'salt', quantity: 1, unit: 'pinch' }],
  ['salt to taste', { food: 'salt', quantity: null, note: 'to taste' }],
  ['2-3 garlic cloves, minced', { food: 'garlic', quantity: '2-3', unit: 'clove', preparation: 'minced' }],
  // One tin, as the stock counts it, with what it holds.
  ['400 g tin chopped tomatoes', { food: 'chopped tomatoes', quantity: 1, unit: 'can', note: '400 g each' }],
  [
    '2 x 400g tins tomatoes (drained)',
    { food: 'tomatoes', quantity: 2, unit: 'can', note: '400 g each; drained' },
  ],
  ['1 onion, finely chopped', { food: 'onion', quantity: 1, unit: null, preparation: 'finely chopped' }],
  ['fresh parsley (optional)', { food: 'fresh parsley', quantity: null, optional: true }],
  ['half a lemon', { food: 'lemon', quantity: 0.5 }],
  ['juice of 1 lemon', { food: 'lemon', quantity: 1, note: 'juice of' }],
  ['1 (14 oz) can coconut milk', { food: 'coconut milk', quantity: 1, unit: 'can', note: '14 oz each' }],
  ['½ cup milk', { food: 'milk', quantity: 0.5, unit: 'cup' }],
  ['about 2 tbsp honey', { food: 'honey', quantity: 2, unit: 'tbsp', note: 'about' }],
  ['1,000 g potatoes', { food: 'potatoes', quantity: 1_000, unit: 'g' }],
  ['1 lb. ground beef', { food: 'ground beef', quantity: 1, unit: 'lb' }],
  ['4 large eggs', { food: 'eggs', quantity: 4, unit: null, note: 'large' }],
  ['1 tbsp butter or margarine', { food: 'butter', quantity: 1, unit: 'tbsp', note: 'or margarine' }],
])('"%s" is kept as an ingredient', (line, expected) => {
  const read = readIngredientLine(line)
  expect(read === null ? null : toRecipeIngredient(read)).toMatchObject(expected)
})
