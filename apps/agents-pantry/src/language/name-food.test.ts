import { expect, test } from '@jest/globals'
import { nameFood } from './name-food.ts'

test.each([
  ['  the   Milk ', 'milk'],
  ['An Apple', 'apple'],
  ['EGGS', 'EGGS'],
  ['HP Sauce', 'HP Sauce'],
  ['Brie de Meaux', 'Brie de Meaux'],
  ['the', 'the'],
  ['thermidor', 'thermidor'],
])('nameFood turns %p into %p', (said, expected) => {
  expect(nameFood(said)).toBe(expected)
})
