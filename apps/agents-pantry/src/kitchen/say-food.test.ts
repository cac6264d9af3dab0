import { expect, test } from '@jest/globals'
import { sayReckoned } from './say-food.ts'

test.each([
  [333.333, '333 g tofu'],
  [0.667, '0.667 g tofu'],
  [13.3333, '13.3 g tofu'],
  [1333.4, '1333 g tofu'],
  [200, '200 g tofu'],
])('%p g that were reckoned are said as %p', (quantity, said) =>
  expect(sayReckoned({ food: 'tofu', quantity, unit: 'g' }, 'en-GB')).toBe(said),
)

test('a food without an amount is said alone', () =>
  expect(sayReckoned({ food: 'salt', quantity: null, unit: null }, 'en-GB')).toBe('salt'))
