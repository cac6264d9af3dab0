import { expect, test } from '@jest/globals'
import { countFood, sayAmount, sayFood, sayNumber } from './index.ts'

test.each([NaN, Infinity, -Infinity, 1e300])('%p is described as an unknown amount', (amount) => {
  expect(sayNumber(amount)).toBe('an unknown amount')
  expect(sayAmount(amount, 'kg')).toBe('an unknown amount')
  expect(sayFood(amount, 'piece', 'egg')).toBe('an unknown amount of egg')
})

test('a very small amount is not described as zero', () => {
  expect(sayNumber(0.000_01)).toBe('under 0.001')
  expect(sayNumber(-0)).toBe('0')
})

test('a food named like a property of every object is treated as a word', () => {
  expect(countFood(3, 'bell pepper')).toBe('bell peppers')
  expect(countFood(1, 'bell peppers')).toBe('bell pepper')
  expect(countFood(2, 'black pepper')).toBe('black pepper')
  expect(countFood(2, 'constructor')).toBe('constructors')
  expect(countFood(1, 'valueOf')).toBe('valueOf')
})

test.each([
  [3, 'egg', '3 eggs'],
  [1, 'eggs', '1 egg'],
  [0.5, 'pizza', '0.5 pizza'],
  [2, 'tomato', '2 tomatoes'],
  [1, 'tomatoes', '1 tomato'],
  [2, 'berry', '2 berries'],
  [1, 'strawberries', '1 strawberry'],
  [2, 'radish', '2 radishes'],
  [1, 'peaches', '1 peach'],
  [2, 'bay leaf', '2 bay leaves'],
  [2, 'milk', '2 milk'],
  [1, 'hummus', '1 hummus'],
  [1, 'swiss', '1 swiss'],
])('%p pieces of %s are called %s', (quantity, food, expected) => {
  expect(`${quantity} ${countFood(quantity, food)}`).toBe(expected)
})

test.each([
  { quantity: 2, unit: 'can', food: 'tomatoes', expected: '2 cans of tomatoes' },
  { quantity: 1, unit: 'loaf', food: 'bread', expected: '1 loaf of bread' },
  { quantity: 2, unit: 'loaf', food: 'bread', expected: '2 loaves of bread' },
  { quantity: 0.1 + 0.2, unit: 'kg', food: 'rice', expected: '0.3 kg rice' },
  { quantity: 2, unit: 'dozen', food: 'egg', expected: '2 dozen eggs' },
  { quantity: 1.5, unit: 'cup', food: 'flour', expected: '1.5 cups of flour' },
])('describes $quantity $unit $food as $expected', ({ quantity, unit, food, expected }) => {
  expect(sayFood(quantity, unit, food)).toBe(expected)
})

test.each([
  { quantity: 16, unit: 'us_fl_oz', expected: '16 US fl oz milk' },
  { quantity: 1, unit: 'uk_pint', expected: '1 UK pint of milk' },
  { quantity: 2, unit: 'us_gallon', expected: '2 US gallons of milk' },
  { quantity: 2, unit: 'dash', expected: '2 dashes of milk' },
])('a unit that differs by country is said with it: $expected', ({ quantity, unit, expected }) => {
  expect(sayFood(quantity, unit, 'milk')).toBe(expected)
})
