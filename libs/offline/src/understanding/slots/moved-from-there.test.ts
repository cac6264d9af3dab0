import { expect, test } from '@jest/globals'
import { filled } from '../../testing/filled.ts'

const kept = {
  state: {
    stock: [
      { food: 'ham', quantity: 1, unit: 'pack', location: 'other' },
      { food: 'beer', quantity: 6, location: 'other' },
      { food: 'pizza', quantity: 2, location: 'freezer' },
      { food: 'cheese', quantity: 1, location: 'fridge' },
    ],
  },
}

test.each<[string]>([
  ['all of it from the cool bag is in the fridge again'],
  ['unpacked the hamper, everything went back into the fridge'],
])('%j moves all that was kept where it comes from', (message) => {
  expect(filled('move_item', message, kept)).toEqual([
    { tool: 'move_item', food: 'ham', from: 'other', to: 'fridge' },
    { tool: 'move_item', food: 'beer', from: 'other', to: 'fridge' },
  ])
})

test('everything is not moved from where it is not told to be', () => {
  expect(filled('move_item', 'put everything in the fridge', kept)).toEqual([
    { tool: 'move_item', food: null, to: 'fridge' },
  ])
})

test.each<[string, object]>([
  ["the cheese doesn't belong in the fridge, it goes on the counter", { from: 'fridge', to: 'counter' }],
  ['no longer in the fridge, the cheese is on the counter now', { from: 'fridge', to: 'counter' }],
  ["cheese is off the counter, it's in the pantry from now on", { from: 'counter', to: 'pantry' }],
  ['freeze half of the cheese, the other half stays in the fridge', { to: 'freezer' }],
])('%j tells where something goes and where it does not', (message, places) => {
  expect(filled('move_item', message, kept)[0]).toMatchObject(places)
})

const spoken = {
  ...kept,
  before: [{ say: 'any pizza left', acts: [{ tool: 'list_items', food: 'pizza' }] }],
}

test.each<[string]>([['take one out'], ['get one out for tonight']])(
  '%j takes what was spoken of out of the freezer',
  (message) => {
    expect(filled('move_item', message, spoken)).toEqual([
      { tool: 'move_item', food: 'pizza', quantity: 1, from: 'freezer', to: 'fridge' },
    ])
  },
)

const moved = {
  ...kept,
  before: [{ say: 'put the ham in the fridge', acts: [{ tool: 'move_item', food: 'ham', to: 'fridge' }] }],
}

test.each<[string]>([['and the beer'], ['the beer too'], ['also the beer']])(
  '%j goes where the last thing was moved',
  (message) => {
    expect(filled('move_item', message, moved)).toEqual([{ tool: 'move_item', food: 'beer', to: 'fridge' }])
  },
)
