import { expect, test } from '@jest/globals'
import { readKitchen } from '../read-kitchen.ts'
import { briefOf } from '../testing/brief-of.ts'

const callsOf = (message: string, items = 3) =>
  readKitchen(message, { ...briefOf(message), dashboard: { items, recipes: 0 }, isResumed: false }).calls

test.each([
  'show me stews',
  'Some visitors come on Saturday, what would you recommend for six?',
  'something Greek, but without lamb',
  'it is freezing, I need something warm',
  'ideas for a light supper',
  'can you give me an idea for an easy lunch',
  'easy cheap lunch please',
  'any fast supper ideas?',
  "we'd like some inspiration for supper",
])('the cookbook is searched for all that is said: "%s"', (message) => {
  expect(callsOf(message)).toMatchObject([
    { tool: 'search_cookbook', arguments: { query: message, from_stock: false } },
  ])
})

test.each([
  [3, true],
  [0, false],
])('with %s foods in stock, the stock is used: %s', (items, isUsed) => {
  const wish = 'what is in the fridge that I could turn into a dinner'
  expect(callsOf(wish, items)).toMatchObject([{ tool: 'search_cookbook', arguments: { from_stock: isUsed } }])
})

test('of a very long wish its end is searched for', () => {
  const message =
    'Right then Alfred, it has been one of those days, the boiler man came two hours late and then could not find the fault, the ' +
    'dog ran off after a squirrel in the park, my phone rang all the way on the way home in the pouring rain, and now there are six hungry ' +
    'people round the table looking at me as if I had all the answers, so could you please suggest a few soups that we would like'
  const [call] = callsOf(message)
  expect(call).toMatchObject({ tool: 'search_cookbook' })
  const { query } = (call as { arguments: { query: string } }).arguments
  expect(query.length).toBeLessThanOrEqual(300)
  expect(query).toMatch(/suggest a few soups that we would like$/)
})

test.each([
  ['what the rules read stays as they read it', 'show my recipes with cod', 'find_recipes'],
  ['what is told is not taken for a wish', 'I used 2 eggs for a cake', 'use_item'],
])('%s: "%s"', (_, message, tool) => {
  expect(callsOf(message)).toMatchObject([{ tool }])
})

test('what is told of somebody beside a wish is remembered', () => {
  const calls = callsOf(
    'My daughter came home, she is vegan now. What could I cook for sunday lunch that we can all eat?',
  )
  expect(calls.map(({ tool }) => tool)).toEqual(['remember_person', 'search_cookbook'])
})

test('what somebody has enough of is not put in', () => {
  const calls = callsOf("I've got a bag of apples and I'm sick of crumble")
  expect(JSON.stringify(calls)).not.toMatch(/crumble/)
})

test('who has no recipes of their own is shown those of the cookbook', () => {
  expect(callsOf('find me a recipe with leeks')).toMatchObject([{ tool: 'search_cookbook' }])
  expect(callsOf('find me one of my recipes with leeks')).not.toMatchObject([{ tool: 'search_cookbook' }])
})
