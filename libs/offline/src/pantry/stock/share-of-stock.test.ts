import { expect, test } from '@jest/globals'
import { readKitchen } from '../read-kitchen.ts'
import type { StockPhrase } from '../kitchen-intent.ts'
import { shareOfStock } from './share-of-stock.ts'
import { briefOf } from '../testing/brief-of.ts'

type Lot = readonly [label: string, amount: string, place: string]

function briefWith(lots: readonly Lot[], message = '') {
  const entities = lots.map(([label, amount, place], at) => ({
    ...({ type: 'lot', status: 'saved', tier: 'active' } as const),
    ...{ ref: `lot_${at}`, label, note: `contains: ${label}, ${amount}, ${place}` },
  }))
  return { ...briefOf(message), entities }
}

/** What is read where some lots are in stock. */
const readWith = (lots: readonly Lot[], message: string) =>
  readKitchen(message, { ...briefWith(lots, message), isResumed: false })

const halfOf = (food: string): StockPhrase => ({
  ...{ food, quantity: null, unit: null, extent: 'vague', isDefinite: false, share: 0.5 },
  ...{ location: null, from: null, expires: null, isOpened: false },
})

test.each([
  ['I used half the gouda', 'use_item', 150],
  ['used a third of the gouda', 'use_item', 100],
  ['threw away a quarter of the gouda', 'discard_item', 75],
  ['move half of the gouda to the freezer', 'move_item', 150],
  ['put half of the gouda in the freezer', 'move_item', 150],
  ['split that gouda, half in the freezer', 'move_item', 150],
  ['actually split the gouda and put a third in the freezer', 'move_item', 100],
  ['divide the gouda in two and freeze half', 'move_item', 150],
  ['freeze half of the gouda', 'move_item', 150],
])('a share of what is in stock is an amount: "%s"', (message, tool, quantity) => {
  const { calls, unclear } = readWith([['gouda', '300 g', 'fridge']], message)
  expect(unclear).toEqual([])
  expect(calls).toMatchObject([{ tool, arguments: { food: 'gouda', quantity, unit: 'g' } }])
})

test.each([
  'split the bill',
  'split the gouda',
  'split the gouda between the kids',
  'halve the gouda recipe',
  'put half a gouda in the fridge',
])('nothing is moved by "%s"', (message) => {
  const { calls } = readWith([['gouda', '300 g', 'fridge']], message)
  expect(calls.map(({ tool }) => tool)).not.toContain('move_item')
})

test('a food is found by another name that people have for it', () => {
  const { calls } = readWith([['ground beef', '500 g', 'fridge']], 'split that mince, half in the freezer')
  expect(calls).toMatchObject([
    { tool: 'move_item', arguments: { food: 'mince', quantity: 250, to: 'freezer' } },
  ])
})

test('beside a share the rest is done as well', () => {
  const { calls } = readWith([['bacon', '200 g', 'fridge']], 'used 120 g of spaghetti and half the bacon')
  expect(calls.map(({ arguments: told }) => told)).toMatchObject([
    { food: 'spaghetti', quantity: 120 },
    { food: 'bacon', quantity: 100, unit: 'g' },
  ])
})

test('how much a share is of what is in two places, or not in stock, is not known', () => {
  const two = [
    ['gouda', '300 g', 'fridge'],
    ['gouda', '200 g', 'freezer'],
  ] as const
  expect(shareOfStock(halfOf('gouda'), briefWith(two))).toBeUndefined()
  expect(shareOfStock(halfOf('gouda'), briefWith([]))).toBeUndefined()
  expect(shareOfStock(halfOf('gouda'), briefWith(two.slice(0, 1)))).toEqual({ quantity: 150, unit: 'g' })
})
