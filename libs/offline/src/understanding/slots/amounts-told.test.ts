import { expect, test } from '@jest/globals'
import { filled } from '../../testing/filled.ts'

test.each<[string]>([
  ['could you put 3 kg of flour on the list'],
  ['would you put down 3 kg of flour'],
  ['I want you to put 3 kg of flour on'],
])('%j asks for an amount that "you put" does not deny', (message) => {
  expect(filled('add_to_shopping', message)).toEqual([
    { tool: 'add_to_shopping', food: 'flour', quantity: 3, unit: 'kg' },
  ])
})

const buns = { state: { stock: [{ food: 'bun', quantity: 9, unit: 'piece' }] } }

test.each<[string, number]>([
  ['only three buns left', 6],
  ["there's just one of the buns that survived", 8],
  ['used three buns left over from sunday', 3],
])('%j tells what was used of a lot', (message, quantity) => {
  expect(filled('use_item', message, buns)[0]).toMatchObject({ food: 'bun', quantity })
})

const named = {
  before: [
    {
      say: 'leeks and plums on the list',
      acts: [
        { tool: 'add_to_shopping', food: 'leek' },
        { tool: 'add_to_shopping', food: 'plum' },
      ],
    },
  ],
}

test.each<[string]>([['got those two'], ['those two are in the fridge'], ['I have these 2']])(
  '%j counts what was named',
  (message) => {
    const calls = filled('bought', message, named)
    expect(calls.map(({ food, quantity }) => [food, quantity])).toEqual([
      ['leek', undefined],
      ['plum', undefined],
    ])
  },
)

const flour = {
  state: { stock: [{ food: 'flour', quantity: 2, unit: 'kg' }] },
  before: [{ say: 'how much flour is there', acts: [{ tool: 'list_items', food: 'flour' }] }],
}

test('a share of what was spoken of is reckoned in the unit of its lot', () => {
  expect(filled('use_item', 'used half of it', flour)).toEqual([
    { tool: 'use_item', food: 'flour', quantity: 1, unit: 'kg' },
  ])
})

test('what should be on the list is the amount that is told last', () => {
  const list = { state: { list: [{ food: 'ham', quantity: 1, unit: 'pack' }] } }
  expect(filled('set_shopping', 'I said one pack of ham, must be three packs', list)).toEqual([
    { tool: 'set_shopping', food: 'ham', quantity: 3, unit: 'pack' },
  ])
})

test.each<[string]>([
  ["everything's bought apart from the plums"],
  ['the entire list is done except plums'],
  ['got all of it, only no plums'],
])('%j buys all lines but one', (message) => {
  const list = ['leek', 'plum', 'ham'].map((food) => ({ food }))
  expect(filled('bought', message, { state: { list } }).map(({ food }) => food)).toEqual(['leek', 'ham'])
})
