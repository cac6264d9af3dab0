import { expect, test } from '@jest/globals'
import { withoutSlips } from './change-of-mind.ts'

test.each([
  ['bought 2 l of milk, sorry, 3 l', 'bought 3 l of milk'],
  ['add 2 eggs. no, make it 3', 'add 3 eggs'],
  ['two, no, make it three peppers on the list', 'three peppers on the list'],
  [
    'remind me to call mum at four. no, make it three, i am slow',
    'remind me to call mum at three, i am slow',
  ],
  ['scale it to 4, wait, 6', 'scale it to 6'],
  ['used 200 g of flour, actually 250 g, for the bread', 'used 250 g of flour, for the bread'],
])('%j is read as %j', (message, meant) => {
  expect(withoutSlips(message)).toBe(meant)
})

test.each([
  'i have 2 eggs. actually 3 slices of bread are gone',
  'bought 2 apples, sorry 3 pears',
  'add 2 eggs and 3 lemons',
  'no, make it 3',
  'is it 4 or 5',
])('%j takes nothing back', (message) => {
  expect(withoutSlips(message)).toBe(message)
})
