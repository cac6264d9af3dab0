import { expect, test } from '@jest/globals'
import { readNumber } from './read-number.ts'

test.each([
  ['2', 2],
  [' 1,5 ', 1.5],
  ['0.25', 0.25],
])('"%s" is a number above zero', (typed, value) => {
  expect(readNumber(typed, 'above zero')).toEqual({ value })
})

test.each(['', '0', '-2', 'abc', '2 l', '1e3', '1.2.3', null])('"%s" is none, and says so', (typed) => {
  expect(readNumber(typed, 'above zero').problem).toBe('Write a number above 0, such as 2 or 1.5.')
})

test('zero is enough where nothing may be left', () => {
  expect(readNumber('0', 'zero')).toEqual({ value: 0 })
  expect(readNumber('-1', 'zero').problem).toBe('Write a number from 0 on, such as 2 or 1.5.')
})
