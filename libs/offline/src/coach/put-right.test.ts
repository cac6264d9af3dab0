import { expect, test } from '@jest/globals'
import type { TurnBrief } from '@alfred/contracts'
import type { Intent } from './coach-intent.ts'
import { readCoachMessage, type Said } from './read-coach-message.ts'

const read = (message: string, more: Partial<Said>): Intent[] =>
  readCoachMessage({ message, answered: null, pending: null, entities: [], recent_turns: [], ...more })

const food = (name: string, quantity: number, unit = 'piece') => ({ food: name, quantity, unit })
const waiting = (...items: object[]): NonNullable<Said['pending']> => ({
  kind: 'confirmation',
  summary: 'what was told',
  data: {
    ...{ kind: 'food_log', day: '2026-11-20', meal: 'lunch', totals: {} },
    ...{ items, left_out: ['beef pasty'] },
  },
})
const both = waiting(food('fish finger', 4), food('mashed potato', 200, 'g'))
const unchanged = { item: null, food: null, quantity: null, unit: null, nutrients: null, remove: null }
const changed = (change: object, all: object = {}) => [
  {
    tool: 'change_proposal',
    arguments: { changes: [{ ...unchanged, ...change }], add: null, meal: null, day: null, ...all },
  },
]

test.each([
  ['the fish fingers were 3 sorry', { item: 'fish finger', quantity: 3, unit: 'piece' }],
  [
    'ah no, it was only 3 fish fingers, my daughter did not want hers',
    { item: 'fish finger', quantity: 3, unit: 'piece' },
  ],
  ['it was 2 fish fingers because I was full', { item: 'fish finger', quantity: 2, unit: 'piece' }],
  ['actually I only ate half the fish fingers', { item: 'fish finger', quantity: 2, unit: 'piece' }],
  [
    'I just had a quarter of the mashed potato in the end',
    { item: 'mashed potato', quantity: 50, unit: 'g' },
  ],
])('what waits is put right by "%s"', (message, change) => {
  expect(read(message, { pending: both })).toEqual(changed(change))
})

test('the day of the only food that waits is put right, and of one of several it is said how', () => {
  const only = waiting(food('cider', 1, 'glass'))
  expect(read('the cider was yesterday, not today, my mistake', { pending: only })).toEqual([
    { tool: 'change_proposal', arguments: { changes: [], add: null, meal: null, day: 'yesterday' } },
  ])
  const several = waiting(food('cider', 1, 'glass'), food('crisps', 30, 'g'))
  expect(read('the cider was yesterday, I made a mistake', { pending: several })).toMatchObject([
    { tool: 'question', asks: { slot: 'message', about: 'cider' } },
  ])
})

test('what was left out of what waits is not logged by a part of it', () => {
  expect(read('actually I only ate half the pasty', { pending: both })).toMatchObject([
    { tool: 'question', question: expect.stringContaining('no figures for beef pasty') as unknown as string },
  ])
})

const logged: TurnBrief['recent_turns'] = [
  { message: 'yes', response: 'Logged it.', facts: [], changed: ['food_entry'] },
]
const entities: Said['entities'] = [
  {
    ref: 'food_entry_1',
    type: 'food_entry',
    label: '4 fish fingers for lunch on 2026-11-20',
    ...{ status: 'saved', tier: 'active', note: null },
  },
]

test.each([
  ['the fish fingers were 3 sorry', 3],
  ['I only ate half the fish fingers', 2],
])('what was just logged is put right by "%s"', (message, quantity) => {
  expect(read(message, { entities, recent_turns: logged })).toMatchObject([
    { tool: 'update_food_log', arguments: { entry: 'food_entry_1', quantity } },
  ])
})

test('what was never logged is moved to no other day, and is no other entry', () => {
  expect(read('the sherry was yesterday, not today', { entities, recent_turns: logged })).toMatchObject([
    { tool: 'question', asks: { slot: 'message', about: 'sherry' } },
  ])
})

test("a dish of one's own with another food in its name is one food", () => {
  const own = {
    ref: 'recipe_1',
    type: 'recipe',
    label: 'Toast with jam',
    status: 'saved',
    tier: 'background',
    note: null,
  } as const
  expect(read('I had 2 toast with jam for breakfast', { entities: [own] })).toMatchObject([
    { tool: 'propose_food_log', arguments: { items: [{ food: 'toast with jam', quantity: 2 }] } },
  ])
  expect(read('I had 2 toast with jam for breakfast', {})).toMatchObject([
    {
      tool: 'propose_food_log',
      arguments: {
        items: [
          { food: 'toast', quantity: 2 },
          { food: 'jam', quantity: 1, unit: 'serving' },
        ],
      },
    },
  ])
})
