import { expect, test } from '@jest/globals'
import { theBaseline } from '../testing/the-baseline.ts'
import type { CompiledRecipe } from '../recipes/compile-recipe.ts'
import { checkCookbookRange } from './check-cookbook-range.ts'

const { recipes } = theBaseline
const problemsWithout = (isLeftOut: (recipe: CompiledRecipe) => boolean) =>
  checkCookbookRange(recipes.filter((recipe) => !isLeftOut(recipe))).map(({ what }) => what)

test('the cookbook has enough of every kind', () => {
  expect(problemsWithout(() => false)).toEqual([])
})

test.each<[string, (recipe: CompiledRecipe) => boolean, string]>([
  ['breakfasts', ({ course }) => course === 'breakfast', '0 breakfasts are fewer than 70'],
  ['breads', ({ course }) => course === 'bread', '0 breads are fewer than 25'],
  ['picnics', ({ tags }) => tags.includes('picnic'), '0 recipes for a picnic are fewer than 60'],
  ['children', ({ tags }) => tags.includes('kids'), '0 recipes for children are fewer than 80'],
  ['one person', ({ servings }) => servings === 1, '0 recipes for one are fewer than 8'],
  ['eight', ({ servings }) => servings === 8, '0 recipes for eight are fewer than 8'],
  ['most cuisines', ({ cuisine }) => cuisine !== 'british', '1 cuisines are fewer than 15'],
])('a cookbook without anything for %s is reported', (_, isLeftOut, expected) => {
  expect(problemsWithout(isLeftOut)).toContain(expected)
})
