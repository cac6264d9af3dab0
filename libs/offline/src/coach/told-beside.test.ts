import { expect, test } from '@jest/globals'
import { readCoachMessage, type Said } from './read-coach-message.ts'

const food = (name: string, quantity = 1, unit = 'piece') => ({ food: name, quantity, unit })
const waiting = (...items: object[]): NonNullable<Said['pending']> => ({
  kind: 'confirmation',
  summary: 'what was told',
  data: { ...{ kind: 'food_log', day: '2026-11-20', meal: 'breakfast', totals: {} }, items, left_out: [] },
})
const breakfast = waiting(
  food('porridge', 1, 'serving'),
  food('peanut butter', 1, 'serving'),
  food('orange juice'),
)
const burger = waiting(food('chicken burger'))
const read = (message: string, pending: Said['pending']) =>
  readCoachMessage({ message, answered: null, pending, entities: [], recent_turns: [] })
const unchanged = { item: null, food: null, quantity: null, unit: null, nutrients: null, remove: null }

test.each([
  ['It was 150ml if that matters', breakfast, { item: 'orange juice', quantity: 150, unit: 'ml' }],
  ['website says 1150 for the whole thing', burger, { nutrients: { calories: 1150 } }],
  ['the packet says 430 kcal', burger, { nutrients: { calories: 430 } }],
  ['call it half', burger, { quantity: 0.5, unit: 'piece' }],
  ["couldn't finish it, call it half", burger, { quantity: 0.5, unit: 'piece' }],
  ['no peanut butter on it mind', breakfast, { item: 'peanut butter', remove: true }],
])('"%s" puts right what waits', (message, pending, change) => {
  expect(read(message, pending)).toEqual([
    {
      tool: 'change_proposal',
      arguments: { changes: [{ ...unchanged, ...change }], add: null, meal: null, day: null },
    },
  ])
})

test.each([
  ['and there was a kitkat. 4 finger', 'kitkat'],
  ['oh and there was a banana', 'banana'],
  ['also I had a banana', 'banana'],
])('what "%s" tells of comes to what waits', (message, name) => {
  expect(read(message, burger)).toMatchObject([
    { tool: 'change_proposal', arguments: { changes: [], add: [{ food: name, quantity: 1 }] } },
  ])
})

test.each([
  ['it was 150 g', breakfast],
  ['website says it is closed', burger],
  ['the website says 2 for 1', burger],
  ['the label says 1150', breakfast],
  ['and there was a queue', burger],
  ['call it a day', burger],
  ['just half an hour', burger],
])('"%s" changes nothing', (message, pending) => {
  expect(read(message, pending).filter(({ tool }) => tool !== 'question')).toEqual([])
})
