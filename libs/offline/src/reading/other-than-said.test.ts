import { expect, test } from '@jest/globals'
import { otherThanSaid } from './other-than-said.ts'

test.each([
  ["it wasn't a banana it was a pear", 'banana', 'pear'],
  ['sorry it wasnt cucumber it was a courgette', 'cucumber', 'courgette'],
  ["oops, those weren't leeks they were spring onions", 'leeks', 'spring onions'],
  ['it was a pear, not a banana', 'banana', 'pear'],
  ['Actually that was salmon not tuna.', 'tuna', 'salmon'],
  ['i meant salmon not tuna', 'tuna', 'salmon'],
  ['not oat milk, almond milk', 'oat milk', 'almond milk'],
  ['no not porridge, it was muesli', 'porridge', 'muesli'],
  ['almond milk, not oat milk', 'oat milk', 'almond milk'],
  ['make that salmon instead of tuna', 'tuna', 'salmon'],
  ['sorry I meant almond milk', null, 'almond milk'],
  ['it should have been turkey', null, 'turkey'],
])('"%s" puts another food in the place of one', (message, wrong, right) => {
  expect(otherThanSaid(message)).toEqual({ wrong, right })
})

test.each([
  'it was 3, not 4',
  'not lunch, dinner',
  'it was Tuesday not Monday',
  "it wasn't me it was my brother",
  'it was lovely, not too salty',
  'not salmon',
  'add leeks, not onions',
  'is it salmon, not tuna?',
  'put it in the freezer not the fridge',
  'we need milk, not bread',
  'i meant the other one',
])('"%s" does not', (message) => {
  expect(otherThanSaid(message)).toBeUndefined()
})
