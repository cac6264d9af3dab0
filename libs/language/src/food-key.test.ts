import { expect, test } from '@jest/globals'
import { foodKey } from './food-key.ts'

test.each([
  ['Tomatoes', 'tomato'],
  ['  Spring   Onions ', 'spring onion'],
  ['berries', 'berry'],
  ['bay leaves', 'bay leaf'],
  ['cookies', 'cookie'],
  ['asparagus', 'asparagus'],
  ['watercress', 'watercress'],
  ['peas', 'pea'],
  ['pie', 'pie'],
  ['radishes', 'radish'],
])('foodKey turns "%s" into "%s"', (food, key) => {
  expect(foodKey(food)).toBe(key)
})
