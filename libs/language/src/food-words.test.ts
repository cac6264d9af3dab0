import { expect, test } from '@jest/globals'
import { countFood, sayAmount, sayFood, sayNumber } from './index.ts'

test.each([NaN, Infinity, -Infinity, 1e300])('%p is said as an unknown amount', (amount) => {
  expect(sayNumber(amount)).toBe('an unknown amount')
  expect(sayAmount(amount, 'kg')).toBe('an unknown amount')
  expect(sayFood(amount, 'piece', 'egg')).toBe('an unknown amount of egg')
})

test('what is little is not said as nothing', () => {
  expect(sayNumber(0.000_01)).toBe('under 0.001')
  expect(sayNumber(-0)).toBe('0')
})

test('a food that is called like something every object has is a word', () => {
  expect(countFood(2, 'constructor')).toBe('constructors')
  expect(countFood(1, 'valueOf')).toBe('valueOf')
})
