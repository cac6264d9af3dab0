import { expect, test } from '@jest/globals'
import { hasWordOf, isOnly } from './no-dish.ts'

test.each([
  ['the shopping list', true],
  ['listeria soup', false],
  ['Peas from the FREEZER', true],
  ['freezer', true],
])('%j has a word that is of no dish: %j', (phrase, expected) =>
  expect(hasWordOf('lists', 'storage')(phrase)).toBe(expected),
)

test('a phrase is nothing but such a word, or it is more', () => {
  const pointsOnly = isOnly('pointing', 'vague')
  expect(['it', 'Those', 'something'].map(pointsOnly)).toEqual([true, true, true])
  expect(['it all', 'something spicy', 'curry'].map(pointsOnly)).toEqual([false, false, false])
})
