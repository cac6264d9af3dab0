import { expect, test } from '@jest/globals'
import { readAmount } from './read-amount.ts'

test.each([
  ['milk', { food: 'milk' }],
  ['2 l milk', { food: 'milk', quantity: 2, unit: 'l' }],
  ['2l milk', { food: 'milk', quantity: 2, unit: 'l' }],
  ['500 g of flour', { food: 'flour', quantity: 500, unit: 'g' }],
  ['1,5 kg potatoes', { food: 'potatoes', quantity: 1.5, unit: 'kg' }],
  ['6 eggs', { food: 'eggs', quantity: 6 }],
  ['milk 2 l', { food: 'milk', quantity: 2, unit: 'l' }],
  ['eggs 6', { food: 'eggs', quantity: 6 }],
  ['7 up', { food: 'up', quantity: 7 }],
  ['2 cans', { food: 'cans', quantity: 2 }],
  ['  sour   cream ', { food: 'sour cream' }],
  ['E150', { food: 'E150' }],
])('"%s" is read as it is meant', (line, read) => {
  expect(readAmount(line)).toEqual(read)
})
