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
  expect(countFood(2, 'constructor')).toBe('constructors')
  expect(countFood(1, 'valueOf')).toBe('valueOf')
})
