import { expect, test } from '@jest/globals'
import { filled } from '../../testing/filled.ts'
import { nameSaid } from './name-said.ts'
import { plainWord } from './plain-words.ts'

test.each([
  ['mcdonalds fries', "mcdonald's fries"],
  ['ben and jerrys', "ben & jerry's"],
  ['ben n jerrys phish food', "ben & jerry's phish food"],
  ['papa johns', "papa john's"],
  ['gyoza steamed', 'steamed gyoza'],
  ['rice brown', 'brown rice'],
  ['hash brown', 'hash brown'],
  ['fried rice', 'fried rice'],
  ['lime leaves', 'lime leaf'],
  ['mince pies', 'mince pie'],
  ['paninis', 'panini'],
  ['large fries', 'large fries'],
  ['chick peas', 'chickpea'],
  ['tinned black berries', 'tinned blackberry'],
])('%j is kept as %j', (said, kept) => {
  expect(nameSaid(said.split(' '))).toBe(kept)
})

test.each([
  ['brownies', 'brownie'],
  ['loaves', 'loaf'],
  ['rotis', 'roti'],
  ['berries', 'berry'],
  ['asparagus', 'asparagus'],
  ['haggis', 'haggis'],
])('%j and %j are the same word in a name', (one, other) => {
  expect(plainWord(one)).toBe(other)
  expect(plainWord(other)).toBe(other)
})

test('what somebody has is found by a plural of its own', () => {
  const state = { stock: [{ food: 'oat cookie', quantity: 6, location: 'pantry' }] }
  expect(filled('use_item', 'ate 2 of the oat cookies', { state })).toMatchObject([
    { food: 'oat cookie', quantity: 2 },
  ])
})
