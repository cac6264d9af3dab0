import { expect, test } from '@jest/globals'
import { filled } from '../../testing/filled.ts'

const done = (act: object) => ({ before: [{ say: 'done', acts: [act] }] })

test.each([
  ['use_item', 'not the brie, the gouda'],
  ['undo', 'oops I meant the gouda'],
  ['remove_from_shopping', 'gouda not brie'],
])('a message read as %s that says %j does again with the other food what was done last', (tool, message) => {
  const last = { tool: 'use_item', food: 'brie', quantity: 200, unit: 'g' }
  expect(filled(tool, message, done(last))).toEqual([{ tool: 'undo' }, { ...last, food: 'gouda' }])
})

test('an amount of water that was logged wrongly is logged anew', () => {
  const last = { tool: 'log_water', ml: 400 }
  expect(filled('undo', 'that was 250 not 400', done(last))).toEqual([
    { tool: 'undo' },
    { tool: 'log_water', ml: 250 },
  ])
})

test('a new request with another food puts nothing right', () => {
  const last = { tool: 'use_item', food: 'brie', quantity: 200, unit: 'g' }
  expect(filled('use_item', 'and the gouda', done(last)).map(({ tool }) => tool)).toEqual(['use_item'])
})

const open = (...foods: string[]) => ({
  kind: 'proposal',
  acts: foods.map((food) => ({ tool: 'add_to_shopping', food })),
})

test.each(['take the leeks out of it', 'forgo the leeks', 'we are good for leeks'])(
  '%j leaves a food out of what waits',
  (message) => {
    expect(filled('edit_open', message, { open: open('leek', 'carrot') })).toEqual([
      { tool: 'edit_open', change: { remove: 'leek' } },
    ])
  },
)

test('an hour of the day is no amount of what waits', () => {
  const proposal = { kind: 'proposal', acts: [{ tool: 'propose_food_log', items: [{ food: 'leek pie' }] }] }
  expect(filled('edit_open', 'make it lunch, it is only 2 pm', { open: proposal })).toEqual([
    { tool: 'edit_open', change: { meal: 'lunch' } },
  ])
})

test('what changes nothing of what waits is asked for', () => {
  expect(filled('edit_open', 'hmm the other way', { open: open('leek') })).toEqual([
    { tool: 'edit_open', change: null },
  ])
})

test('what is told to be frozen goes to the freezer', () => {
  const proposal = { kind: 'proposal', acts: [{ tool: 'add_item', food: 'pea', location: 'fridge' }] }
  expect(filled('edit_open', 'no, those are frozen', { open: proposal })).toEqual([
    { tool: 'edit_open', change: { location: 'freezer' } },
  ])
})
