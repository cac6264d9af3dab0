import { expect, test } from '@jest/globals'
import { readKitchen } from './read-kitchen.ts'
import { briefOf } from './testing/brief-of.ts'

function callsBehind(before: string, message: string) {
  const recent_turns = [{ turn: 1, message: before, response: 'About 5 days in the fridge.', facts: [] }]
  return readKitchen(message, { ...briefOf(message), recent_turns, isResumed: false }).calls
}

test.each([
  ['And can I freeze it?', 'freezing'],
  ['how long does it keep in the fridge', 'keeping'],
])('"%s" is asked of the one food that was asked about before', (message, about) => {
  expect(callsBehind('how long does cooked ham last', message)).toMatchObject([
    { tool: 'describe_food', arguments: { food: 'cooked ham', about } },
  ])
})
