import { expect, test } from '@jest/globals'
import { withMixedNumbers } from './mixed-numbers.ts'

test.each([
  ['one and a half cups of flour', '1.5 cups of flour'],
  ['Two and a quarter teaspoons of yeast', '2.25 teaspoons of yeast'],
  ['3 and three-quarters cups oats', '3.75 cups oats'],
  ['1 and 1/2 lb of mince', '1.5 lb of mince'],
  ['1 & 3/4 cups milk', '1.75 cups milk'],
  ['two and a third cups sugar', '2 1/3 cups sugar'],
  ['a cup and a half of rice', '1.5 cup of rice'],
  ['2 pounds and a quarter of beef', '2.25 pounds of beef'],
  ['three quarters of a cup of raisins', '0.75 cup of raisins'],
  ['a quarter teaspoon of salt', '0.25 teaspoon of salt'],
  ['a pound of peas and a quarter pound of ham', 'a pound of peas and 0.25 pound of ham'],
  ['two thirds of a cup of milk and one and a half eggs', '2/3 cup of milk and 1.5 eggs'],
])('%j is %j', (said, written) => {
  expect(withMixedNumbers(said)).toBe(written)
})

test.each([
  'a cup of oats and half a cup of nuts',
  '2 eggs and half an onion',
  'one and half a dozen eggs',
  'a quarter of it',
  'a half',
  '2 cups flour, 1/2 cup milk',
])('%j stays as it is', (said) => {
  expect(withMixedNumbers(said)).toBe(said)
})
