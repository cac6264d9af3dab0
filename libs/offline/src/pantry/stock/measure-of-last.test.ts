import { expect, test } from '@jest/globals'
import { mergeAnswers } from '../../reading/answers.ts'
import { parseKitchenMessage } from '../parse-kitchen-message.ts'
import { briefOf } from '../testing/brief-of.ts'

function read(message: string, before?: string) {
  const turn = before === undefined ? [] : [{ turn: 1, message: before, response: 'Done.', facts: [] }]
  return parseKitchenMessage(message, { ...briefOf(message), recent_turns: turn })
}

test.each([
  [
    'how many lemons do we have?',
    'add another half dozen to my list',
    'add_to_shopping',
    { food: 'lemons', quantity: 6 },
  ],
  [
    'do I have any passata?',
    'put two jars on the shopping list',
    'add_to_shopping',
    { food: 'passata', quantity: 2, unit: 'jar' },
  ],
  [
    'do I have any passata?',
    'please add two more to the list',
    'add_to_shopping',
    { food: 'passata', quantity: 2 },
  ],
  [
    'I opened a tin of coconut milk',
    'how long will an opened tin last?',
    'describe_food',
    { food: 'opened coconut milk', about: 'keeping' },
  ],
  [
    'I bought 2 tubs of hummus',
    'how long does an open tub keep in the fridge?',
    'describe_food',
    { food: 'opened hummus', about: 'keeping' },
  ],
  [
    'I bought 4 cartons of oat milk',
    'we used a carton',
    'use_item',
    { food: 'oat milk', quantity: 1, unit: 'box' },
  ],
] as const)('after "%s", "%s" is of that food', (...[before, message, tool, given]) => {
  expect(read(message, before)).toMatchObject([{ tool, arguments: given }])
})

test.each([
  ['add another dozen to the list', undefined, 'Another dozen of what?'],
  ['how long does an open jar keep in the fridge?', undefined, 'An open jar of what?'],
  ['put a bottle on the shopping list', 'do I have milk and orange juice?', 'A bottle of what?'],
])('"%s" after %p asks of what', (message, before, question) => {
  expect(read(message, before)).toMatchObject([{ tool: 'question', question, asks: { slot: 'food' } }])
})

test('the answer to what a measure is of is put behind it', () => {
  const [asked] = read('add another dozen to the list')
  const asks = asked?.tool === 'question' && asked.asks ? [asked.asks] : []
  const merged = mergeAnswers('add another dozen to the list', asks, 'eggs') ?? ''
  expect(read(merged)).toMatchObject([{ tool: 'add_to_shopping', arguments: { food: 'eggs', quantity: 12 } }])
})

test.each(['add a bag of salad to the list', 'put the jars on the shelf list', 'buy a can opener'])(
  '"%s" names what it is about',
  (message) => {
    expect(
      read(message, 'do I have milk?').map((one) => ('arguments' in one ? one.arguments : {})),
    ).not.toContainEqual(expect.objectContaining({ food: 'milk' }))
  },
)
