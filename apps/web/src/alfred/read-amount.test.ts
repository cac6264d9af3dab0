import { expect, test } from '@jest/globals'
import { findAmountProblem, readAmount, readThings } from './read-amount.ts'

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
  ['a dozen eggs', { food: 'eggs', quantity: 12 }],
  ['half a dozen eggs', { food: 'eggs', quantity: 6 }],
  ['some spinach', { food: 'spinach' }],
  ['a few carrots', { food: 'carrots' }],
  ['a bag of rice', { food: 'rice', quantity: 1, unit: 'bag' }],
  ['two onions', { food: 'onions', quantity: 2 }],
  ['Two cans of tomatoes', { food: 'tomatoes', quantity: 2, unit: 'can' }],
  ['a couple of leeks', { food: 'leeks', quantity: 2 }],
  ['half a cucumber', { food: 'cucumber', quantity: 0.5 }],
  ['1/2 l cream', { food: 'cream', quantity: 0.5, unit: 'l' }],
  ['apples', { food: 'apples' }],
  ['anchovies', { food: 'anchovies' }],
])('"%s" is read as it is meant', (line, read) => {
  expect(readAmount(line)).toEqual(read)
})

test('several things are read one by one', () => {
  expect(readThings('2 l milk and some butter')).toEqual([
    { food: 'milk', quantity: 2, unit: 'l' },
    { food: 'butter' },
  ])
  expect(readThings('1,5 kg potatoes, two onions,3 leeks & candy')).toEqual([
    { food: 'potatoes', quantity: 1.5, unit: 'kg' },
    { food: 'onions', quantity: 2 },
    { food: 'leeks', quantity: 3 },
    { food: 'candy' },
  ])
  expect(readThings(' and ')).toEqual([])
})

test('an amount that is not above zero is refused', () => {
  const problem = 'An amount is above 0: write, for example, 2 eggs.'
  expect(['-2 eggs', 'milk and -1 l cream', '0 eggs', 'eggs -2'].map(findAmountProblem)).toEqual(
    Array(4).fill(problem),
  )
  expect(['2 eggs', 'semi-skimmed milk', 'Omega-3 eggs'].map(findAmountProblem)).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
