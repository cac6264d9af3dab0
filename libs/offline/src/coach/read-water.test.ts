import { expect, test } from '@jest/globals'
import { readCoachMessage } from './read-coach-message.ts'

const nothing = { answered: null, pending: null, entities: [] }
const turn = {
  message: 'log 500 ml of water',
  response: 'Logged it.',
  facts: ['Logged 500 ml of water today.'],
}

test('more of what was just drunk is water too, and of anything else it is not known what', () => {
  const message = 'had another 200 ml'
  expect(readCoachMessage({ ...nothing, message, recent_turns: [turn] })).toEqual([
    { tool: 'log_water', arguments: { ml: 200, day: null } },
  ])
  expect(readCoachMessage({ ...nothing, message, recent_turns: [] })).toMatchObject([{ tool: 'question' }])
})

test('a sum is not added to what is a part of it', () => {
  const message = 'water 1.2 litres till now'
  expect(readCoachMessage({ ...nothing, message, recent_turns: [turn] })).toMatchObject([
    { tool: 'question', asks: { slot: 'amount', tool: 'log_water' } },
  ])
})

const glasses = { ...turn, message: 'had 3 glasses of water so far' }
test.each([
  ['my glasses are pretty big, more like 400', 1200],
  ['the glasses were 350 ml each', 1050],
  ["they're more like 200ml", 600],
  ['oh but my glasses hold about 300', 900],
])('what each glass held puts right what was just logged of them: "%s"', (message, quantity) => {
  expect(readCoachMessage({ ...nothing, message, recent_turns: [glasses] })).toEqual([
    {
      tool: 'update_food_log',
      arguments: { entry: null, food: null, quantity, unit: 'ml', meal: null, day: null },
    },
  ])
})

test('what glasses hold puts nothing right where no glasses of water were just logged', () => {
  const message = 'my glasses are pretty big, more like 400'
  const changes = (before: object[]) =>
    readCoachMessage({ ...nothing, message, recent_turns: before as never }).filter(
      ({ tool }) => tool === 'update_food_log' || tool === 'log_water',
    )
  expect(changes([])).toEqual([])
  expect(changes([turn])).toEqual([])
})

test.each([
  ['they were big ones, like pint glasses', 1136],
  ['they were pints', 1136],
  ['those were half pint glasses', 568],
])('two glasses that were pints are so much: "%s"', (message, quantity) => {
  const before = { ...turn, message: 'two glasses so far and it is 11 already' }
  expect(readCoachMessage({ ...nothing, message, recent_turns: [before] })).toMatchObject([
    { tool: 'update_food_log', arguments: { quantity, unit: 'ml' } },
  ])
})

test.each(['they were big ones', 'they were pint glasses', 'they were lovely'])(
  '"%s" changes no water where none was told in glasses',
  (message) => {
    const before = { ...turn, message: 'drank a litre of water' }
    expect(
      readCoachMessage({ ...nothing, message, recent_turns: [before] }).some(
        ({ tool }) => tool === 'update_food_log',
      ),
    ).toBe(false)
  },
)
