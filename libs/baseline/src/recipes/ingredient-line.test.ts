import { describe, expect, test } from '@jest/globals'
import { readIngredientLine } from './ingredient-line.ts'

describe('an ingredient line', () => {
  test.each([
    [
      '200 g spaghetti',
      { quantity: 200, unit: 'g', food: 'spaghetti', preparation: null, isOptional: false },
    ],
    [
      '2 cloves garlic, crushed',
      { quantity: 2, unit: 'clove', food: 'garlic', preparation: 'crushed', isOptional: false },
    ],
    ['1 1/2 tsp salt', { quantity: 1.5, unit: 'tsp', food: 'salt', preparation: null, isOptional: false }],
    ['1/4 tsp nutmeg', { quantity: 0.25, unit: 'tsp', food: 'nutmeg', preparation: null, isOptional: false }],
    [
      '3 bay leaves',
      { quantity: 3, unit: 'piece', food: 'bay leaves', preparation: null, isOptional: false },
    ],
    [
      '20 g basil, torn (optional)',
      { quantity: 20, unit: 'g', food: 'basil', preparation: 'torn', isOptional: true },
    ],
    [
      '1 red onion, in rings, thin',
      { quantity: 1, unit: 'piece', food: 'red onion', preparation: 'in rings, thin', isOptional: false },
    ],
  ])('"%s" is parsed', (line, expected) => {
    expect(readIngredientLine(line)).toEqual(expected)
  })

  test.each(['salt to taste', 'a pinch of salt', '2-3 eggs', '', '1 tin (400 g) tomatoes'])(
    '"%s" is not of the supported form and is rejected',
    (line) => {
      expect(readIngredientLine(line)).toBeUndefined()
    },
  )
})
