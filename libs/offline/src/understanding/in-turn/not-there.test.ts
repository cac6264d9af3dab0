import { expect, test } from '@jest/globals'
import { notThere } from './not-there.ts'

const nothing = { entities: [] }
const passata = {
  ref: 'lot_1',
  type: 'lot',
  label: 'passata',
  status: 'saved' as const,
  tier: 'background' as const,
}

test.each([
  ['just opened the passata', /^I find no passata in your stock\. Call it by the name/],
  ['ok onions are in the trolley', /^I find no onions? on your list\./],
  ["what's a good side for wibblefish", /^I know nothing of wibblefish\./],
])('"%s" is told that it is not there', (message, said) => {
  expect(notThere(message, nothing)).toMatch(said)
})

test('what is there is not said to be missing', () => {
  const told = { entities: [{ ...passata, note: null }] }
  expect(notThere('just opened the passata', told)).toBeUndefined()
})

test.each(['what is in the fridge?', 'I bought 6 eggs', 'hello', ''])(
  '"%s" needs nothing that is there',
  (message) => {
    expect(notThere(message, nothing)).toBeUndefined()
  },
)
