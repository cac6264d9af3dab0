import { expect, test } from '@jest/globals'
import { filled } from '../../testing/filled.ts'
import { readLearned } from '../learned.ts'
import { nearestReading } from '../read-message.ts'
import { nobody } from '../in-turn/tools-meant.ts'

const read = (message: string) => nearestReading(message, nobody, readLearned()).reading.acts

test('an amount behind a food stays with it, and no food of a list is lost', () => {
  expect(
    read(
      'I need a shopping list for the weekend: potatoes 2 kg, onions, sour cream, 6 sausages and a nice mustard',
    ),
  ).toEqual([
    { tool: 'add_to_shopping', food: 'potatoes', quantity: 2, unit: 'kg' },
    { tool: 'add_to_shopping', food: 'onions' },
    { tool: 'add_to_shopping', food: 'sour cream' },
    { tool: 'add_to_shopping', food: 'sausages', quantity: 6 },
    { tool: 'add_to_shopping', food: 'mustard' },
  ])
})

test('a unit says that a food follows, and foods joined by "and" are two', () => {
  expect(read("I've got six eggs, a pint of milk and some cheddar in the fridge")).toMatchObject([
    { food: 'eggs', quantity: 6 },
    { food: 'milk', quantity: 1, unit: 'pint' },
    { food: 'cheddar' },
  ])
  expect(read('log 2 eggs and toast')).toMatchObject([
    { items: [{ food: 'eggs', quantity: 2 }, { food: 'toast' }] },
  ])
})

test('no food behind "and" is lost, and "both" counts what was named', () => {
  expect(read('bought onions, leeks and pears')).toEqual([
    { tool: 'bought', food: 'onions' },
    { tool: 'bought', food: 'leeks' },
    { tool: 'bought', food: 'pears' },
  ])
  expect(filled('bought', 'parsley and dill I got, both in the fridge')).toEqual([
    { tool: 'bought', food: 'parsley', location: 'fridge' },
    { tool: 'bought', food: 'dill', location: 'fridge' },
  ])
})

test('what a food is for is not bought, and a food that is named again is no second one', () => {
  expect(read('get some ricotta, for the cannelloni')).toEqual([{ tool: 'add_to_shopping', food: 'ricotta' }])
  expect(read('flour! we need flour for the pancakes, 3 kg')).toEqual([
    { tool: 'add_to_shopping', food: 'flour', quantity: 3, unit: 'kg' },
  ])
})

test('a whole one is one', () => {
  expect(filled('propose_food_log', 'ate a whole pizza')).toMatchObject([
    { items: [{ food: 'pizza', quantity: 1 }] },
  ])
})
