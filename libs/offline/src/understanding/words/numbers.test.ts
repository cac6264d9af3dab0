import { expect, test } from '@jest/globals'
import { numberAt } from './numbers.ts'
import { tokensOf } from './tokens.ts'

test.each([
  ['2', 2],
  ['1/2', 0.5],
  ['half a dozen', 6],
  ['half dozen', 6],
  ['a half dozen', 6],
  ['a dozen', 12],
  ['two and a half', 2.5],
  ['a couple of', 2],
  ['twenty five', 25],
  ['two hundred', 200],
  ['a hundred and fifty', 150],
  ['one seventy five', 175],
  ['10 to 12', 11],
  ['six or seven', 6],
  ['1,500', 1_500],
  ['three quarters', 0.75],
])('numberAt reads "%s" as %d', (said, value) => {
  expect(numberAt(tokensOf(said), 0)?.value).toBe(value)
})

test.each(['eggs', 'a banana', 'the third one'])('numberAt finds no number at the start of "%s"', (said) => {
  expect(numberAt(tokensOf(said), 0)).toBeUndefined()
})

test('numberAt takes what is changed from one number to another for two numbers', () => {
  expect(numberAt(tokensOf('from 100 to 130'), 1)?.value).toBe(100)
})
