import { expect, test } from '@jest/globals'
import { takesStock } from './takes-stock.ts'

test.each([
  'ok so we have 3 kg flour, 12 eggs and some limes',
  'Hello Alfred. I’ve got two leeks and a bag of kale',
  'the freezer has peas and bread',
  'In my pantry there are lentils, rice and 2 tins of corn',
  'fridge: milk, 2 peppers',
  'what is in the fridge at the moment: milk and 2 peppers',
  'so far there are 4 beetroots and a can of lentils',
])('it tells what there is: %s', (message) => {
  expect(takesStock(message)).toBe(true)
})

test.each([
  'we have two guests for dinner on Saturday',
  'I have 2 eggs for breakfast every day',
  'I have to buy milk',
  'what is in the fridge?',
  'I have 3 eggs, what can I cook?',
  'I have had 2 eggs and a coffee',
  'there is a recipe for stew in my book',
])('it tells something else: %s', (message) => {
  expect(takesStock(message)).toBe(false)
})
