import { expect, test } from '@jest/globals'
import { theBaseline } from '../testing/the-baseline.ts'
import { factsOf } from './recipe-facts.ts'

const { recipes, searchTags } = theBaseline
const factsFor = (name: string) => {
  const recipe = recipes.find((one) => one.name === name)
  if (recipe === undefined) throw new Error(`no recipe ${name}`)
  return factsOf(recipe, searchTags)
}
const foodOf = (name: string, food: string) => factsFor(name).foods.find((one) => one.food === food)

test('a dish is of what weighs most in it, and its stock weighs nothing', () => {
  const beef = factsFor('Beef stew with carrots').foods.toSorted((a, b) => b.share - a.share)[0]
  expect(beef?.food).toContain('beef')
  expect(
    factsFor('Mushroom risotto with dried porcini').foods.filter(({ food }) => food.endsWith('stock')),
  ).toEqual([expect.objectContaining({ share: 0 })])
})

test('rice and pasta count as heavy as they are when they are eaten', () => {
  expect(foodOf('Spaghetti aglio, olio e peperoncino', 'spaghetti')?.share).toBeGreaterThan(0.8)
})

test('the name tells what a dish is of', () => {
  expect(foodOf('Beef stew with carrots', 'carrot')?.isNamed).toBe(true)
  expect(foodOf('Beef stew with carrots', 'onion')?.isNamed).toBe(false)
})

test('judged and reckoned tags stand beside those of the recipe', () => {
  expect(factsFor('Pecan pie').tags).toEqual(
    expect.arrayContaining(['american', 'baking', 'festive', 'thanksgiving', 'pie', 'sweet']),
  )
  expect(factsFor('Pecan pie').tags).not.toContain('no oven')
  expect(factsFor('Gazpacho andaluz').tags).toEqual(expect.arrayContaining(['no oven', 'cold soup']))
})
