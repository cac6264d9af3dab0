import { expect, test } from '@jest/globals'
import { readKitchen } from '../read-kitchen.ts'
import { briefOf } from '../testing/brief-of.ts'

const own = {
  ...{ ref: 'recipe_1', type: 'recipe', label: "Nan's banana bread", status: 'external' as const },
  ...{ tier: 'background' as const, note: 'named: banana' },
}
const read = (message: string, ...entities: (typeof own)[]) =>
  readKitchen(message, { ...briefOf(message), entities, isResumed: false }).calls

test.each([
  'Could we bake banana bread with what we have at home?',
  "can I make the banana bread from what's in the kitchen?",
  'have we got everything to make banana bread?',
  'do I have what it takes for the banana bread',
  'can we make banana bread today?',
])("%j tells what is missing for a recipe of one's own", (message) => {
  expect(read(message, own)).toMatchObject([{ tool: 'list_missing', arguments: { name: 'banana bread' } }])
})

test('a dish of which there is no recipe is looked for in the cookbook, by what is in stock', () => {
  expect(read("could I make a fish pie with what I've got?", own)).toMatchObject([
    { tool: 'search_cookbook', arguments: { query: 'fish pie', from_stock: true } },
  ])
})
