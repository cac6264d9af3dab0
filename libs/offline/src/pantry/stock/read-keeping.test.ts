import { expect, test } from '@jest/globals'
import { readKitchen } from '../read-kitchen.ts'
import { briefOf } from '../testing/brief-of.ts'

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

const lots = (...labels: string[]) =>
  labels.map((label, at) => ({
    ...{ ref: `lot_${at}`, type: 'lot', label, note: null },
    ...{ status: 'saved' as const, tier: 'background' as const },
  }))

test.each([
  ['the pasta is from Sunday, is it still good?', ['400 g cooked pasta'], 'cooked pasta'],
  ['are the lentils from yesterday still ok to eat', ['300 g cooked lentils'], 'cooked lentils'],
  ['how long does the pasta keep in the fridge?', ['400 g cooked pasta'], 'cooked pasta'],
  ['how long does the pasta keep?', ['1 kg pasta'], 'pasta'],
  ['how long can raw minced beef stay in the fridge?', [], 'minced beef'],
  ['How many days can the raw turkey stay there?', [], 'turkey'],
])('"%s" with %j in stock is asked of what it means', (message, labels, food) => {
  const brief = { ...briefOf(message), entities: lots(...labels) }
  expect(readKitchen(message, { ...brief, isResumed: false }).calls).toMatchObject([
    { tool: 'describe_food', arguments: { food, about: 'keeping' } },
  ])
})
