import { expect, test } from '@jest/globals'
import { filled } from '../../testing/filled.ts'

test.each<[string, string[]]>([
  ["a main for a guest who can't eat shrimp", ['shrimp']],
  ['any starter, anything but beetroot', ['beetroot']],
  ['a side dish, celery is banned', ['celery']],
  ['dinner ideas, no celery or fennel', ['celery', 'fennel']],
  ['a dessert with nothing with almonds', ['almonds']],
  ['dinner, no meat please', ['meat']],
])('%j leaves a food out of the search', (message, without) => {
  const [call] = filled('search_cookbook', message)
  expect(call).toMatchObject({ without })
  expect(call).not.toHaveProperty('foods')
})

test.each<[string, object]>([
  ['a dairy free pudding with rhubarb', { foods: ['rhubarb'], diet: 'dairy free', course: 'dessert' }],
  ['dairy free and gluten free muffins', { diet: 'dairy free, gluten free' }],
])('%j: what the diet says is not left out once more', (message, slots) => {
  const [call] = filled('search_cookbook', message)
  expect(call).toMatchObject(slots)
  expect(call).not.toHaveProperty('without')
})

test('what a search left out stays out', () => {
  const before = [
    {
      say: 'a curry without coconut',
      acts: [{ tool: 'search_cookbook', query: 'curry', without: ['coconut'] }],
    },
  ]
  expect(filled('search_cookbook', 'and without peanuts too', { before })).toMatchObject([
    { query: 'curry', without: ['coconut', 'peanuts'] },
  ])
})

const state = {
  preferences: [
    { kind: 'allergy', value: 'celery' },
    { kind: 'allergy', value: 'kiwi', who: 'son' },
  ],
}

test.each<[string, string[]]>([
  ["a soup with nothing I'm allergic to", ['celery']],
  ['a pudding for my son without his allergy', ['kiwi']],
])('%j leaves out what is kept as an allergy', (message, without) => {
  expect(filled('search_cookbook', message, { state })).toMatchObject([{ without }])
})

test.each<[string, object]>([
  ['invent a bake: leeks in, cheese out', { foods: ['leeks'], without: ['cheese'] }],
  ['dream up a lentil thing and put it in my recipes', { foods: ['lentil'], save: true }],
  ['make up a filling with cornbread and chorizo', { foods: ['cornbread', 'chorizo'] }],
])('%j makes up a recipe', (message, slots) => {
  expect(filled('create_recipe', message)).toMatchObject([slots])
})

test('what was made up is made up again with what is told now', () => {
  const before = [
    {
      say: 'make up a pie for 6',
      acts: [{ tool: 'create_recipe', goal: 'pie', foods: ['leek'], servings: 6 }],
    },
  ]
  expect(filled('create_recipe', 'once more but no onion', { before })).toEqual([
    { tool: 'create_recipe', goal: 'pie', foods: ['leek'], servings: 6, without: ['onion'] },
  ])
})

test.each<[string, object]>([
  ['which trout recipe can I manage', { ingredient: 'trout' }],
  ['look for cauliflower in my recipes', { ingredient: 'cauliflower' }],
])('%j looks for a food in recipes of mine', (message, slots) => {
  expect(filled('find_recipes', message)).toMatchObject([slots])
})

test.each<[string, object]>([
  ['a soup from Poland', { cuisine: 'polish' }],
  ['any recipes for the stuff I have', { from_stock: true }],
  ['a breakfast in a quarter of an hour', { max_minutes: 15 }],
])('%j is searched by more than a food', (message, slots) => {
  expect(filled('search_cookbook', message)).toMatchObject([slots])
})
