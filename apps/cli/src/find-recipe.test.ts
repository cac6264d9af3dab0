import { expect, test } from '@jest/globals'
import type { Client } from '@alfred/client'
import { findRecipe } from './find-recipe.ts'

/** A person who has saved recipes with these names; each id is its position. */
const having = (...names: string[]) =>
  ({ read: async () => names.map((name, index) => ({ id: `id ${index}`, name })) }) as unknown as Client

test('a recipe is found by its name, or by a part that only one name has', async () => {
  const kitchen = having('Leek soup', 'Leek soup with cod', 'Cod pie')
  expect(await findRecipe(kitchen, 'LEEK SOUP')).toBe('id 0')
  expect(await findRecipe(kitchen, 'pie')).toBe('id 2')
})

test.each([
  [['Leek soup', 'Cod pie'], undefined, /Which recipe will you cook.*"Leek soup", "Cod pie"/],
  [['Leek soup'], 'borscht', /There is no recipe called "borscht"\. Yours: "Leek soup"\./],
  [[], 'borscht', /None is saved yet/],
  [['Leek soup', 'Leek tart'], 'leek', /Several recipes are called like "leek": "Leek soup", "Leek tart"/],
])('with %j and "%s" the error says what to do', async (names, wanted, message) => {
  await expect(findRecipe(having(...names), wanted)).rejects.toThrow(message)
})
