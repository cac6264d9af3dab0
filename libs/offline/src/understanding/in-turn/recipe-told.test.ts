import { expect, test } from '@jest/globals'
import { parseKitchenMessage } from '../../pantry/parse-kitchen-message.ts'
import { recipeTold } from './recipe-told.ts'

test.each([
  [
    'my aunt says: flatbread, 2 cups flour, 1 tsp salt. mix, rest, bake 10 mins. put it in',
    'flatbread: 2 cups flour, 1 tsp salt. mix, rest, bake 10 mins.',
  ],
  [
    'keep dis one: "Coconut rice. 2 cups rice, 1 tin coconut milk. Boil 20 min"',
    'Coconut rice: 2 cups rice, 1 tin coconut milk. Boil 20 min',
  ],
  [
    'It was 3 cups oats, 2 eggs, 1 tsp ginger. Did I take too much ginger?',
    'My recipe: 3 cups oats, 2 eggs, 1 tsp ginger.',
  ],
  ['got it off a friend, Shakshuka - 4 eggs, 1 tin tomatoes', 'Shakshuka: 4 eggs, 1 tin tomatoes'],
])('"%s" tells a recipe', (message, told) => {
  expect(recipeTold(message)).toBe(told)
})

test.each(['import this recipe', 'save the soup', 'soup for 2', '2 eggs, 3 onions', ''])(
  '"%s" tells none',
  (message) => {
    expect(recipeTold(message)).toBeUndefined()
  },
)

test('what is told so is read as a recipe to be saved', () => {
  const told = recipeTold('my aunt says: flatbread, 2 cups flour, 1 tsp salt. mix, bake 10 mins') ?? ''
  expect(parseKitchenMessage(`Save this recipe: ${told}`)).toMatchObject([{ request: 'save_dictated' }])
})
