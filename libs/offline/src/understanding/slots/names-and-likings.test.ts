import { expect, test } from '@jest/globals'
import { filled } from '../../testing/filled.ts'

const before = { say: 'Rosa is allergic to sesame', acts: [{ tool: 'remember_preference', who: 'Rosa' }] }

test.each<[string, object, object[]]>([
  [
    "I can't stand olives and my brother is allergic to prawns",
    {},
    [
      { kind: 'dislike', value: 'olives' },
      { kind: 'allergy', value: 'prawns' },
    ],
  ],
  [
    "it's not sesame, it's walnuts she's allergic to",
    { before: [before] },
    [{ kind: 'allergy', value: 'walnuts', who: 'Rosa' }],
  ],
  ["it's not sesame, it's walnuts she's allergic to", {}, [{ kind: 'allergy', value: 'walnuts', who: null }]],
])('%j is a liking for each food, of whom it is told', (message, situation, likings) => {
  expect(filled('remember_preference', message, situation)).toMatchObject(likings)
})

test.each<[string, string, object]>([
  ['log_water', 'three glasses, 200 ml each', { ml: 600 }],
  ['log_water', 'a litre and a half of water', { ml: 1_500 }],
  ['plan_meals', 'stew on friday evening', { meals: [{ day: 'friday', meal: 'dinner', title: 'stew' }] }],
  ['list_meals', "what's for lunch tomorrow", { from: 'tomorrow', until: 'tomorrow', meal: 'lunch' }],
  ['add_item', 'a 3 kg bag of rice in the pantry', { food: 'rice', quantity: 3, unit: 'kg' }],
  ['move_item', 'take the bread out of the freezer', { food: 'bread', from: 'freezer', to: 'fridge' }],
])('%s of %j has its slots', (tool, message, slots) => {
  expect(filled(tool, message)[0]).toMatchObject(slots)
})

test.each<[string, object, object]>([
  ['soy, not almond', { food: 'almond milk', quantity: 1 }, { food: 'soy milk' }],
  ['make it a kilo', { food: 'potato', quantity: 500, unit: 'g' }, { quantity: 1, unit: 'kg' }],
])('%j changes what waits', (message, waiting, change) => {
  const open = { kind: 'proposal', acts: [{ tool: 'add_to_shopping', ...waiting }] }
  expect(filled('edit_open', message, { open })).toMatchObject([{ change }])
})

test('one food of a diary without an amount lacks it, and a counted one is one', () => {
  expect(filled('propose_food_log', 'I had porridge')).toMatchObject([{ items: [{ quantity: null }] }])
  expect(filled('propose_food_log', 'I had a croissant')).toMatchObject([{ items: [{ quantity: 1 }] }])
})

test.each([
  ['lookup_nutrition', 'calories in 100 g of steamed hake', 'steamed hake'],
  ['lookup_nutrition', 'how much protein does poached haddock have', 'poached haddock'],
])('%s of %j asks for the food as it is made', (tool, message, food) => {
  expect(filled(tool, message)).toMatchObject([{ food }])
})

test('"normal ones" are the food without its sort', () => {
  expect(filled('compare_foods', 'do sweet potatoes have less sugar than normal ones')).toMatchObject([
    { foods: ['sweet potatoes', 'potatoes'] },
  ])
})

test('an order before a food and small talk behind it are no part of its name', () => {
  expect(filled('add_to_shopping', 'bung yoghurt on the list').map(({ food }) => food)).toEqual(['yoghurt'])
  expect(filled('add_to_shopping', 'add ketchup and mustard lol').map(({ food }) => food)).toEqual([
    'ketchup',
    'mustard',
  ])
})

test('tea that is drunk is no meal', () => {
  const [logged] = filled('propose_food_log', 'two crumpets and a mug of tea')
  expect(logged).not.toHaveProperty('meal')
})

test('a recipe that is not to be saved is made up without saving it', () => {
  expect(filled('create_recipe', 'make up a lentil soup with carrots but dont save it')).toMatchObject([
    { save: false },
  ])
})

test('what stands before a note is no part of it', () => {
  const state = { recipes: ['Pea Soup'] }
  expect(filled('update_recipe', 'the pea soup, note inside rinse the peas twice', { state })).toEqual([
    { tool: 'update_recipe', name: 'Pea Soup', notes: 'rinse the peas twice' },
  ])
})
