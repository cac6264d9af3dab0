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
