import { expect, test } from '@jest/globals'
import { filled } from '../../testing/filled.ts'

const added = {
  before: [
    {
      say: 'cream in the fridge until 3 december',
      acts: [{ tool: 'add_item', food: 'cream', location: 'fridge', expires: '3 december' }],
    },
  ],
}

test.each<[string, object]>([
  ['the same for the feta', { location: 'fridge', expires: '3 december' }],
  ['feta too', { location: 'fridge', expires: '3 december' }],
  ['feta in the freezer, same expiry', { location: 'freezer', expires: '3 december' }],
  ['a block of feta in the pantry as well', { quantity: 1, unit: 'block', location: 'pantry' }],
])('%j goes on with what was put in before', (message, slots) => {
  expect(filled('add_item', message, added)).toEqual([{ tool: 'add_item', food: 'feta', ...slots }])
})

test.each<[string]>([["I've frozen two loaves of bread"], ['baked and frozen two loaves of bread']])(
  '%j tells where it is by what was done',
  (message) => {
    expect(filled('add_item', message)[0]).toMatchObject({ food: 'bread', location: 'freezer' })
  },
)

const spoken = {
  before: [{ say: 'feta in a salad', acts: [{ tool: 'describe_food', food: 'feta', about: 'salad' }] }],
}

test.each<[string]>([['how much of that have we got'], ['do we have any'], ['is there any left']])(
  '%j asks for what was spoken of',
  (message) => {
    expect(filled('list_items', message, spoken)).toEqual([{ tool: 'list_items', food: 'feta' }])
  },
)

test('what else is there asks for all', () => {
  expect(filled('list_items', 'what else have we got', spoken)).toEqual([{ tool: 'list_items' }])
})

const list = [
  { food: 'roll', quantity: 4, unit: 'pack' },
  { food: 'juice', quantity: 2, unit: 'carton' },
]
const put = {
  state: { list },
  before: [
    { say: '4 packs of rolls', acts: [{ tool: 'add_to_shopping', food: 'roll', quantity: 4, unit: 'pack' }] },
  ],
}

test.each<[string, number]>([
  ['2 more', 6],
  ['another one', 5],
  ['too many, halve them, half of it', 2],
  ['make it 3', 3],
])('%j sets the amount of what was spoken of', (message, quantity) => {
  expect(filled('set_shopping', message, put)).toEqual([
    { tool: 'set_shopping', food: 'roll', quantity, unit: 'pack' },
  ])
})

test('amounts behind several things are of the thing before', () => {
  expect(filled('set_shopping', 'the rolls should be 6 packs, the juice 3 cartons', put)).toEqual([
    { tool: 'set_shopping', food: 'roll', quantity: 6, unit: 'pack' },
    { tool: 'set_shopping', food: 'juice', quantity: 3, unit: 'carton' },
  ])
})

test.each<[string]>([
  ["rolls are in the trolley, juice I couldn't find"],
  ["got the rolls, juice they don't have"],
  ['rolls are done, juice sold out'],
])('%j does not tick off what was not there', (message) => {
  expect(filled('check_off', message, put)).toEqual([{ tool: 'check_off', food: 'roll' }])
})

const stocked = { state: { stock: [{ food: 'lime', quantity: 3 }] } }

test.each<[string]>([
  ['get 2 limes if we have none, and mint'],
  ["limes unless there's some in, and mint"],
  ['limes if there are none, and mint'],
])('%j does not ask for what is there', (message) => {
  expect(filled('add_to_shopping', message, stocked).map(({ food }) => food)).toEqual(['mint'])
})
