import { expect, test } from '@jest/globals'
import { keepsNumbers, withoutClock } from './keeps-numbers.ts'

test.each([
  ['soup for lunch, some 300 g', 'log 300 g of soup for lunch', true],
  ['1,5 l of milk are gone', 'I used 1.5 l of milk', true],
  ['some soup', 'log soup', true],
  ['soup for lunch, some 300 g', 'log 1 soup for lunch', false],
])('whether "%s" keeps its figures in "%s": %s', (message, again, keeps) => {
  expect(keepsNumbers(message, again)).toBe(keeps)
})

test.each([
  ['150g chicken, then a banana around 3', '150g chicken, then a banana '],
  ['toast at 8:30am and 2 eggs', 'toast  and 2 eggs'],
  ["scones with jam at five o'clock", 'scones with jam '],
  ["a plum around 15 o'clock", 'a plum '],
  ['2 plums at half past two', '2 plums '],
  ['a pear at noon', 'a pear '],
  ['eggs, about 3', 'eggs, about 3'],
  ['about 3 eggs', 'about 3 eggs'],
])('"%s" is "%s" without its times', (message, without) => {
  expect(withoutClock(message)).toBe(without)
})
