import { expect, test } from '@jest/globals'
import { keepsNumbers } from './keeps-numbers.ts'

test.each([
  ['soup for lunch, some 300 g', 'log 300 g of soup for lunch', true],
  ['1,5 l of milk are gone', 'I used 1.5 l of milk', true],
  ['some soup', 'log soup', true],
  ['soup for lunch, some 300 g', 'log 1 soup for lunch', false],
])('whether "%s" keeps its figures in "%s": %s', (message, again, keeps) => {
  expect(keepsNumbers(message, again)).toBe(keeps)
})
