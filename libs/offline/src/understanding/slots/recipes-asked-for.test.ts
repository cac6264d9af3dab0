import { expect, test } from '@jest/globals'
import { filled } from '../../testing/filled.ts'

test.each<[string, object]>([
  ['do any recipes of mine call for leeks', { ingredient: 'leeks' }],
  ["I've a heap of spinach, which of mine takes it", { ingredient: 'spinach' }],
  ['is the ramen among my recipes', { query: 'ramen' }],
  ['which of my recipes are vegetarian', { query: 'vegetarian' }],
])("%j looks for a food in one's recipes, or for a dish", (message, slots) => {
  expect(filled('find_recipes', message)).toEqual([{ tool: 'find_recipes', ...slots }])
})

const recipes = { state: { recipes: ['lentil stew'] } }

test.each<[string, object]>([
  ['two batches of lentil stew cooked today', { times: 2 }],
  ['made the lentil stew three times this week', { times: 3 }],
  ['did the lentil stew 2x', { times: 2 }],
  ['cooked the lentil stew for three', { servings: 3 }],
])('%j tells how often a recipe was cooked, or for how many', (message, slots) => {
  const [call] = filled('cook_recipe', message, recipes)
  expect(call).toEqual({ tool: 'cook_recipe', recipe: 'lentil stew', deduct: true, ...slots })
})

test.each<[string]>([
  ['could you find a starter with mushrooms'],
  ['what vegan dishes with mushrooms are there, under half an hour'],
])('%j looks for dishes with that food, and never without it', (message) => {
  const [call] = filled('search_cookbook', message)
  expect(call).toMatchObject({ foods: ['mushrooms'] })
  expect(call).not.toHaveProperty('without')
})

const shown = { before: [{ say: 'an idea for lentils?', reply: 'Red lentil soup: simmer the lentils.' }] }

test.each<[string, string]>([
  ["a keeper, it's called grey day soup", 'grey day soup'],
  ['store that under the name grey day soup please', 'grey day soup'],
  ['save as grey day soup', 'grey day soup'],
])('%j keeps what was shown by that name', (message, name) => {
  expect(filled('save_recipe', message, shown)).toEqual([{ tool: 'save_recipe', name }])
})

test.each<[string]>([
  ['leek tart on monday in place of the trout'],
  ['change monday to leek tart'],
  ["bin what's there on monday and do leek tart"],
])('%j puts a dish in the place of another', (message) => {
  const plan = [{ day: '2026-11-23', meal: 'dinner', title: 'trout' }]
  expect(filled('plan_meals', message, { state: { plan } })).toEqual([
    expect.objectContaining({ tool: 'plan_meals', replace: true }),
  ])
})
