import { expect, test } from '@jest/globals'
import { parseKitchenMessage } from '../parse-kitchen-message.ts'

const foodIn = (message: string) =>
  parseKitchenMessage(message).map((intent) =>
    'arguments' in intent && 'food' in intent.arguments ? intent.arguments.food : intent.tool,
  )

test.each([
  ['what goes with cold beef', 'beef'],
  ['what goes well with leftover chicken', 'chicken'],
  ['tell me about old bread', 'bread'],
  ['what can I use instead of hot milk', 'milk'],
  ["what goes with cold ham that isn't pickles", 'ham'],
  ["what goes with yesterday's rice", 'rice'],
])('%s asks of the food by its name: %s', (message, food) => {
  expect(foodIn(message)).toEqual([food])
})

test.each([
  ['what goes with hot dogs', 'hot dogs'],
  ['tell me about hot chocolate', 'hot chocolate'],
  ['what can I use instead of hot sauce', 'hot sauce'],
  ['what goes with hot cross buns', 'hot cross buns'],
  ['what can I use instead of old bay', 'old bay'],
  ['tell me about plain flour', 'plain flour'],
  ['tell me about cooked rice', 'cooked rice'],
])('%s keeps a name that has such a word: %s', (message, food) => {
  expect(foodIn(message)).toEqual([food])
})
