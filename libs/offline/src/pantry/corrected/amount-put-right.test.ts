import { expect, test } from '@jest/globals'
import { correctedLast } from './corrected-last.ts'
import { parseKitchenMessage } from '../parse-kitchen-message.ts'
import { briefOf } from '../testing/brief-of.ts'

test.each([
  ['add creme fraiche to the list', 'make that 2', 'set_shopping', { food: 'creme fraiche', quantity: 2 }],
  ['add 1 l milk to the list', 'no, make it 2 l', 'set_shopping', { food: 'milk', quantity: 2, unit: 'l' }],
  ['I bought 6 eggs', 'sorry, make that a dozen', 'correct_item', { food: 'eggs', quantity: 12 }],
  [
    'I bought 500 g rice',
    'actually make it 750 g',
    'correct_item',
    { food: 'rice', quantity: 750, unit: 'g' },
  ],
  ['I bought 3 litres of milk', 'no, two', 'correct_item', { food: 'milk', quantity: 2, unit: 'l' }],
  ['I bought 6 eggs', 'sorry, I meant a dozen', 'correct_item', { food: 'eggs', quantity: 12 }],
  ['use 2 eggs', 'make that 3', 'use_item', { food: 'eggs', quantity: 1 }],
  ['the kids ate 3 bananas', 'actually it was five', 'use_item', { food: 'bananas', quantity: 2 }],
  ['add 2 lemons to the list', 'no wait, 3 not 2', 'set_shopping', { food: 'lemons', quantity: 3 }],
] as const)('after "%s", "%s" is %s', (...[before, message, tool, given]) => {
  expect(correctedLast(message, parseKitchenMessage(before), null)?.intents).toMatchObject([
    { tool, arguments: given },
  ])
})

test.each([
  ['I bought 6 eggs and 2 lemons', 'make that 3'],
  ['use the eggs', 'make that 3'],
  ['I bought 6 eggs', 'make that spicy'],
  ['I bought 6 eggs', 'make it for 4'],
  ['I bought 6 eggs', 'no, thanks'],
  ['I bought 6 eggs', 'sorry, 2 lemons'],
  ['I bought 6 eggs', 'two'],
])('after "%s", "%s" says no amount of one food', (before, message) => {
  expect(correctedLast(message, parseKitchenMessage(before), null)?.intents).toBeUndefined()
})

test('what was not used after all is there still', () => {
  const after = (response: string) => {
    const before = { turn: 1, message: 'used 4 eggs', response, facts: [] }
    const brief = { ...briefOf('sorry, only 3'), recent_turns: [before] }
    return correctedLast('sorry, only 3', parseKitchenMessage('used 4 eggs'), brief)?.intents
  }
  expect(after('Used 4 eggs; 6 left in the fridge.')).toMatchObject([
    { tool: 'correct_item', arguments: { food: 'eggs', quantity: 7, location: 'fridge' } },
  ])
  expect(after('Used 4 eggs; none left.')).toBeUndefined()
})

test('a number beside another food counts what was told in packs or pieces, and no grams', () => {
  const of = (before: string, message: string) =>
    correctedLast(message, parseKitchenMessage(before), null)?.intents
  expect(of('I bought 2 bags of spinach', 'kale it is, and just the one')?.[1]).toMatchObject({
    arguments: { food: 'kale', quantity: 1, unit: 'bag' },
  })
  expect(of('I bought 500 g of mince', 'wait, those are 2 burgers')?.[1]).toMatchObject({
    arguments: { quantity: 2, unit: 'piece' },
  })
})
