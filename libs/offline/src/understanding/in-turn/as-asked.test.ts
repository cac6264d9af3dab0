import { expect, test } from '@jest/globals'
import { asAsked } from './as-asked.ts'

const scaled = { tool: 'scale_recipe', name: 'pancakes', servings: 8 }
const rice = { tool: 'describe_food', food: 'rice' }

test.each([
  'There will be 8 of us for pancakes. How much of everything do I need',
  'how many eggs will I need for pancakes for eight',
  'Doing the pancakes on Saturday morning for 8. What do I need for that?',
])('"%s" is told the amounts, and changes no recipe', (message) => {
  expect(asAsked(scaled, message)).toEqual({ tool: 'show_recipe', name: 'pancakes', servings: 8 })
})

test('who asks for one dish is told of dishes, and asked for no week', () => {
  const plan = { tool: 'generate_plan' }
  expect(asAsked(plan, 'Please suggest me a soup for tonight, for me and my mother')).toEqual({
    tool: 'search_cookbook',
    query: 'soup',
  })
  expect(asAsked(plan, 'suggest a dinner that works for all of us')).toEqual({ tool: 'search_cookbook' })
  expect(asAsked(plan, 'make me a plan for the week')).toEqual(plan)
})

test('a wish for another number of servings changes the recipe', () => {
  expect(asAsked(scaled, 'make the pancakes for 8')).toEqual(scaled)
})

test.each([
  'I cooked that rice on Sunday evening. Is it still all right to eat?',
  'is the rice I boiled yesterday safe',
  'We cooked too much rice last night, will it keep?',
])('"%s" asks about cooked rice', (message) => {
  expect(asAsked(rice, message)).toEqual({ tool: 'describe_food', food: 'cooked rice' })
})

test.each(['how long does rice keep', 'tell me about rice', 'I cooked chicken, is rice good with it?'])(
  '"%s" is not said to be of rice that somebody cooked',
  (message) => {
    expect(asAsked(rice, message)).toEqual(rice)
  },
)

test('a limit for salt is one for the sodium in it', () => {
  const act = { tool: 'update_user_goal', nutrient: 'sodium_mg', kind: 'limit', target: 6000 }
  expect(asAsked(act, 'no more than 6 g salt for me')).toEqual({ ...act, target: 2400 })
  expect(asAsked(act, 'no more than 6 g sodium for me')).toEqual(act)
})

const eaten = { tool: 'propose_food_log', items: [{ food: 'milk' }], meal: 'dinner' }
test.each(['milk and one sugar in my tea', 'four teas today', 'a mug of tea and a biscuit'])(
  '"%s" is of no dinner',
  (message) => {
    expect(asAsked(eaten, message)).toEqual({ ...eaten, meal: undefined })
  },
)

test.each([
  'fish fingers for tea',
  'my tea was fish and chips',
  'tea: egg and chips',
  'two teas with dinner',
])('the dinner of "%s" stays one', (message) => {
  expect(asAsked(eaten, message)).toEqual(eaten)
})
