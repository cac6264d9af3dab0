import { expect, test } from '@jest/globals'
import { filled } from '../../testing/filled.ts'

test.each([
  ['can i sub agave for honey', 'honey'],
  ['can i use agave instead of honey', 'honey'],
])('%j asks what stands for %j', (message, food) => {
  expect(filled('substitute', message)).toMatchObject([{ food }])
})

test('what stands before "note that" is noted', () => {
  const state = { recipes: ['goulash'] }
  expect(filled('update_recipe', 'milder for the twins, note that on the goulash', { state })).toMatchObject([
    { name: 'goulash', notes: 'milder for the twins' },
  ])
})

test('a recipe that is cut in half is halved, whoever eats', () => {
  const state = { recipes: [{ name: 'chilli', servings: 6 }] }
  expect(filled('scale_recipe', "cut the chilli in half, it's just me", { state })).toMatchObject([
    { name: 'chilli', servings: 3 },
  ])
})

test.each<[string, string, object]>([
  ['create_recipe', 'make me a hazelnut free torte', { without: ['hazelnut'] }],
  ['search_cookbook', 'a soy free marinade from the cookbook', { without: ['soy'] }],
])('%s of %j is without what it is free of', (tool, message, slots) => {
  const [call] = filled(tool, message)
  expect(call).toMatchObject(slots)
  expect(call).not.toHaveProperty('foods')
})

test.each([
  ['pancakes without the eggs for sam, what could I use', 'eggs'],
  ['carbonara without bacon, what else could go in', 'bacon'],
])('%j asks what takes the place of what is lacking', (message, food) => {
  expect(filled('substitute', message)).toEqual([{ tool: 'substitute', food }])
})

test('what is to be used up is in the recipes that are looked for', () => {
  expect(filled('find_recipes', 'the chard is wilting, which of my own recipes use it up')).toMatchObject([
    { ingredient: 'chard' },
  ])
})

test('of dishes that a reply has named in quotes, only these may be meant', () => {
  const reply =
    'From the cookbook: "Peperonata" (italian, 50 minutes, by USDA SR28); "Lecsó" (30 minutes). Shall I?'
  const before = [
    { say: 'ideas for peppers?', acts: [{ tool: 'search_cookbook', foods: ['pepper'] }], reply },
  ]
  expect(filled('show_recipe', 'show me the second one', { before })).toMatchObject([{ name: 'Lecsó' }])
})
