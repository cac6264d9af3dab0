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

test.each(['what freezes of that lot?', 'which of those can I freeze', 'what can be frozen?'])(
  '"%s" is told of each food that was just spoken of',
  (message) => {
    const recent_turns = [
      { turn: 1, message: 'loads of courgettes today. leeks too', response: 'Noted.', facts: [] },
    ]
    const brief = { ...briefOf(message), recent_turns, entities: lots('courgettes', 'leeks', 'milk') }
    expect(readKitchen(message, { ...brief, isResumed: false }).calls).toMatchObject([
      { tool: 'describe_food', arguments: { food: 'courgettes', about: 'freezing' } },
      { tool: 'describe_food', arguments: { food: 'leeks', about: 'freezing' } },
    ])
  },
)

test.each(['what freezes?', 'which ones freeze well?'])(
  '"%s" asks of which, where none was spoken of',
  (message) => {
    const brief = { ...briefOf(message), entities: lots('courgettes') }
    const { calls, unclear } = readKitchen(message, { ...brief, isResumed: false })
    expect([calls, unclear]).toMatchObject([
      [],
      [{ question: 'Of which foods shall I tell whether they freeze?' }],
    ])
  },
)

test.each([
  'what is in the freezer?',
  'what should I freeze for the party',
  'what did I freeze',
  'what can I freeze it in',
])('"%s" asks something else', (message) => {
  const { unclear } = readKitchen(message, { ...briefOf(message), isResumed: false })
  expect(unclear).not.toMatchObject([{ question: 'Of which foods shall I tell whether they freeze?' }])
})
