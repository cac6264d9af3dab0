import { expect, test } from '@jest/globals'
import { amountOfLast } from './amount-of-last.ts'
import { parseKitchenMessage } from './parse-kitchen-message.ts'

test.each([
  ['add creme fraiche to the list', 'make that 2', 'set_shopping', { food: 'creme fraiche', quantity: 2 }],
  ['add 1 l milk to the list', 'no, make it 2 l', 'set_shopping', { food: 'milk', quantity: 2, unit: 'l' }],
  [
    'I bought 6 eggs',
    'sorry, make that a dozen',
    'correct_item',
    { food: 'eggs', quantity: 12, unit: 'piece' },
  ],
  [
    'I bought 500 g rice',
    'actually make it 750 g',
    'correct_item',
    { food: 'rice', quantity: 750, unit: 'g' },
  ],
] as const)('after "%s", "%s" is %s', (...[before, message, tool, given]) => {
  expect(amountOfLast(message, parseKitchenMessage(before))).toMatchObject([{ tool, arguments: given }])
})

test.each([
  ['I bought 6 eggs and 2 lemons', 'make that 3'],
  ['use 2 eggs', 'make that 3'],
  ['I bought 6 eggs', 'make that spicy'],
  ['I bought 6 eggs', 'make it for 4'],
])('after "%s", "%s" says no amount of one food', (before, message) => {
  expect(amountOfLast(message, parseKitchenMessage(before))).toBeUndefined()
})
