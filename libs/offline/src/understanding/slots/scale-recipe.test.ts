import { expect, test } from '@jest/globals'
import { filled } from '../../testing/filled.ts'

const pilaf = { name: 'pilaf', servings: 4 }
const state = {
  recipes: [pilaf, { name: 'flan', servings: 8 }],
  plan: [{ title: 'summer fair', day: '2026-11-21', meal: 'lunch' }],
}

test.each<[string, number]>([
  ['the pilaf serves 4, make it 10', 10],
  ['pilaf 4 becomes 7', 7],
  ['pilaf for nine on friday, the recipe is written for four, sort it', 9],
  ["pilaf 20 isn't enough, 25", 25],
  ['we are five for the pilaf plus two cousins so 7', 7],
  ['pilaf for me only', 1],
  ['pilaf recipe 4 to 12 plates', 12],
  ['pilaf x3 please', 12],
])('%j is for the number that is wanted', (message, servings) => {
  expect(filled('scale_recipe', message, { state })).toEqual([
    { tool: 'scale_recipe', name: 'pilaf', servings },
  ])
})

test('two recipes are each for their own number', () => {
  expect(filled('scale_recipe', 'pilaf for six and the flan for ten', { state })).toMatchObject([
    { name: 'pilaf', servings: 6 },
    { name: 'flan', servings: 10 },
  ])
})

test('a recipe is meant and not what is planned under another name', () => {
  expect(filled('scale_recipe', 'the flan for the summer fair, do it for 40', { state })).toMatchObject([
    { name: 'flan', servings: 40 },
  ])
})

test('what is doubled without a name is the recipe that was spoken of', () => {
  const before = [{ say: 'show the pilaf', acts: [{ tool: 'show_recipe', name: 'pilaf' }] }]
  expect(filled('scale_recipe', 'double that, they are hungry', { state, before })).toMatchObject([
    { name: 'pilaf', servings: 8 },
  ])
})

test('the same is as many as the last recipe was for', () => {
  const before = [{ say: 'pilaf for 11', acts: [{ tool: 'scale_recipe', name: 'pilaf', servings: 11 }] }]
  expect(filled('scale_recipe', 'same again for the flan', { state, before })).toMatchObject([
    { name: 'flan', servings: 11 },
  ])
})

test('a recipe that is denied is not scaled', () => {
  const before = [{ say: 'flan for 11', acts: [{ tool: 'scale_recipe', name: 'flan', servings: 11 }] }]
  expect(filled('scale_recipe', 'not the flan, same number', { state, before })).toMatchObject([
    { name: null },
  ])
})
