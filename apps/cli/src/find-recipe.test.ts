import { expect, test } from '@jest/globals'
import type { Client } from '@alfred/client'
import { findRecipe } from './find-recipe.ts'

/** A person who has saved recipes with these names, each id its position, beside a cookbook with two. */
const having = (...names: string[]) =>
  ({
    read: async () => names.map((name, index) => ({ id: `id ${index}`, name })),
    searchCookbook: async () => ({
      recipes: [
        { id: 'book 1', name: 'Mapo tofu' },
        { id: 'book 2', name: 'Tofu soup' },
      ],
    }),
  }) as unknown as Client

test('a recipe is found by its name, or by a part that only one name has', async () => {
  const kitchen = having('Leek soup', 'Leek soup with cod', 'Cod pie')
  expect(await findRecipe(kitchen, 'LEEK SOUP')).toBe('id 0')
  expect(await findRecipe(kitchen, 'pie')).toBe('id 2')
})

test('a recipe of the cookbook is found where one has none of that name oneself', async () => {
  expect(await findRecipe(having('Leek soup'), 'mapo')).toBe('book 1')
  expect(await findRecipe(having('My mapo tofu'), 'mapo')).toBe('id 0')
  await expect(findRecipe(having(), 'tofu')).rejects.toThrow(/Several recipes .*"Mapo tofu", "Tofu soup"/)
})

test.each([
  [['Leek soup', 'Cod pie'], undefined, /Which recipe will you cook.*"Leek soup", "Cod pie"/],
  [
    ['Leek soup'],
    'borscht',
    /There is no recipe called "borscht", not in the cookbook either\. Yours: "Leek soup"\./,
  ],
  [[], 'borscht', /None is saved yet/],
  [['Leek soup', 'Leek tart'], 'leek', /Several recipes are called like "leek": "Leek soup", "Leek tart"/],
])('with %j and "%s" the error says what to do', async (names, wanted, message) => {
  await expect(findRecipe(having(...names), wanted)).rejects.toThrow(message)
})
