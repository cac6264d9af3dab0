import { expect, test } from '@jest/globals'
import { readCoachMessage, type Said } from './read-coach-message.ts'

const food = (name: string, quantity: number, unit = 'piece') => ({
  ...{ food: name, quantity, unit, meal: name === 'muffin' ? 'breakfast' : 'lunch' },
})
const pending: NonNullable<Said['pending']> = {
  kind: 'confirmation',
  summary: 'what was told',
  data: {
    ...{ kind: 'food_log', day: '2026-11-20', meal: null, totals: {} },
    items: [
      food('muffin', 1),
      food('ham sandwich', 1),
      food('white coffee', 1, 'cup'),
      food('oat milk', 300, 'ml'),
    ],
    left_out: ['fizzy water'],
  },
}
const read = (message: string) =>
  readCoachMessage({ message, answered: null, pending, entities: [], recent_turns: [] })

const unchanged = { item: null, food: null, quantity: null, unit: null, nutrients: null, remove: null }
const large = { ...unchanged, item: 'white coffee', food: 'large white coffee' }
const half = { ...unchanged, item: 'oat milk', quantity: 150, unit: 'ml' }

test.each([
  ['the coffee was a large one', [large]],
  ['oh and the coffee was large', [large]],
  ['the shake was only half the oat milk, 150', [half]],
  ['only half the oat milk', [half]],
  ['the coffee was a large one and I only had half the oat milk', [large, half]],
  ['a third of the oat milk', [{ ...half, quantity: 100 }]],
  ['the fizzy water was a big one and the coffee was black', [{ ...large, food: 'black coffee' }]],
])('"%s" changes the foods that it tells of', (message, changes) => {
  expect(read(message)).toEqual([
    { tool: 'change_proposal', arguments: { changes, add: null, meal: null, day: null } },
  ])
})

test.each([
  ['the coffee was a large one and the sandwich had butter on it', [large], ['butter']],
  ['the muffin had jam on it', [], ['jam']],
  ['my sandwich had mustard and tomato in it too', [], ['mustard', 'tomato']],
])('what "%s" tells to have been on a food comes to it', (message, changes, names) => {
  expect(read(message)).toMatchObject([
    {
      tool: 'change_proposal',
      arguments: { changes, add: names.map((name) => ({ food: name, unit: 'serving' })) },
    },
  ])
})

test('what came to a food is of its meal', () => {
  expect(read('the muffin had honey on it')).toMatchObject([
    { arguments: { add: [{ food: 'honey', meal: 'breakfast' }] } },
  ])
})

test.each([
  'the muffin was great',
  'the fizzy water was a big one',
  'the pie had butter on it',
  'half the cake',
])('"%s" changes nothing that waits', (message) => {
  expect(read(message).filter(({ tool }) => tool === 'change_proposal')).toEqual([])
})

test('a share of what was named last is asked about, and of the only food it is read', () => {
  expect(read('a quarter of it')).toMatchObject([
    {
      tool: 'question',
      question: expect.stringMatching(/^How much oat milk was that\?/) as unknown as string,
    },
  ])
  const only = { ...pending, data: { ...(pending.data as object), items: [food('pasty', 1)] } }
  const said = { answered: null, pending: only, entities: [], recent_turns: [] }
  expect(readCoachMessage({ message: 'only half of it', ...said })).toMatchObject([
    { tool: 'change_proposal', arguments: { changes: [{ quantity: 0.5 }] } },
  ])
})

test.each([
  'ok, log it but leave out the muffin',
  'yes log that, but without the muffin',
  'save them but drop the muffin',
])('"%s" takes a food out of what waits', (message) => {
  expect(read(message)).toMatchObject([
    { tool: 'change_proposal', arguments: { changes: [{ item: 'muffin', remove: true }] } },
  ])
})
