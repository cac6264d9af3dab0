import { expect, test } from '@jest/globals'
import { tellThings } from './tell-change.ts'

test.each([
  [
    ['milk', 'eggs', 'rice'],
    ['created', 'created', 'deleted'],
    ['Added milk, eggs', 'Removed rice'],
  ],
  [['oats'], ['updated'], ['Changed oats']],
  // A gateway of before tells no more than the names, and a later one may do what this page has no word for.
  [['milk', 'eggs'], [], ['milk, eggs']],
  [['milk'], ['merged'], ['milk']],
  [[], [], []],
])('%j, of which %j was done, are told as %j', (labels, ops, told) => {
  expect(tellThings(labels, ops)).toEqual(told)
})
