import { expect, test } from '@jest/globals'
import { falseClaims } from './check-claims.ts'

test.each([
  'Logged 2 eggs.',
  'Done! Added 2 eggs to the fridge.',
  "I've saved the recipe for you.",
  'I have just moved it to the freezer.',
  'Your goal has been set.',
  "I've saved all 3 recipes.",
  'Logged 2 eggs for breakfast today.',
  'Here you are.\nPlanned pasta for Friday.',
])('falseClaims finds a false claim in %j when nothing was changed', (response) => {
  expect(falseClaims({ response, changed: [] })).toHaveLength(1)
})

test.each([
  'Nothing was logged.',
  'Shall I log 2 eggs?',
  'This is not saved yet.',
  'Saved recipes: Cod pie; Tomato soup.',
  'Logged today: 2 eggs, 143 kcal.',
  'The recipe "Pancakes" is saved already.',
  'I can add it to the list if you want.',
  'None of these has been saved.',
])('falseClaims finds no claim in %j', (response) => {
  expect(falseClaims({ response, changed: [] })).toEqual([])
})

test('falseClaims accepts a claim when a matching table changed', () => {
  expect(falseClaims({ response: 'Added 2 eggs.', changed: ['inventory_lots'] })).toEqual([])
  expect(falseClaims({ response: 'Logged 2 eggs.', changed: ['food_log'] })).toEqual([])
})

test('falseClaims accepts neither a proposal nor an unrelated change as proof', () => {
  expect(falseClaims({ response: 'Logged 2 eggs.', changed: ['proposals'] })).toHaveLength(1)
  expect(falseClaims({ response: 'Logged 2 eggs.', changed: ['inventory_lots'] })).toHaveLength(1)
})
