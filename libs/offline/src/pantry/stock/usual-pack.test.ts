import { expect, test } from '@jest/globals'
import type { ShownEntity } from '@alfred/contracts'
import { parseKitchenMessage } from '../parse-kitchen-message.ts'
import { briefOf } from '../testing/brief-of.ts'
import { comesInPacks } from './usual-pack.ts'

const inStock = (label: string): ShownEntity => ({
  ...{ ref: 'lot_1', type: 'lot', label, status: 'saved', tier: 'active', note: null },
})
const read = (message: string, ...shown: string[]) =>
  parseKitchenMessage(message, { ...briefOf(message), entities: shown.map(inStock) })

test('who has some of what is sold in packs has one of them', () => {
  expect(read('we have tomato ketchup in the fridge')).toMatchObject([
    { tool: 'add_item', arguments: { food: 'tomato ketchup', quantity: 1, location: 'fridge' } },
  ])
})

test('what is in stock already is not put in again: its amount is asked for, and its date is set', () => {
  expect(read('I have sugar in the cupboard', 'cane sugar')).toMatchObject([
    { tool: 'question', asks: { slot: 'amount', about: 'sugar' } },
  ])
  expect(read("I've got some bacon that's good until Thursday", 'bacon')).toMatchObject([
    { tool: 'correct_item', arguments: { food: 'bacon', quantity: null, expires: 'thursday' } },
  ])
})

test.each(['what can I bake? I have flour and honey', 'I have only soy sauce'])(
  'who tells what there is beside a question, or nothing else, has nothing put in: %j',
  (message) => {
    expect(read(message)).not.toContainEqual(expect.objectContaining({ tool: 'add_item' }))
  },
)

test.each([
  ['salt', true],
  ['olive oil', true],
  ['eggs', false],
  ['onions', false],
  ['patience', false],
])('of %j it is %p that it is sold in packs', (food, isSold) => {
  expect(comesInPacks(food)).toBe(isSold)
})
