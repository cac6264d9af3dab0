import { readdirSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { cuisines, oneOf, vocabulary } from './vocabulary.ts'

test('the cuisines of the vocabulary are the files of the cookbook', () => {
  const files = readdirSync(new URL('../../../data/recipes', import.meta.url))
  const named = files.map((file) => file.replace(/\.yaml$/, '').replaceAll('-', ' '))
  expect(vocabulary.cookbook_cuisines.toSorted()).toEqual(named.toSorted())
})

test('what is cooked with is equipment', () => {
  const named = Object.values(vocabulary.cooking_methods).flat()
  expect(named.length).toBeGreaterThan(5)
  expect(vocabulary.equipment).toEqual(expect.arrayContaining(named))
})

test('no word is twice in one list', () => {
  const lists = [
    cuisines,
    vocabulary.equipment,
    Object.values(vocabulary.cooking_methods).flat(),
    vocabulary.diets.flatMap(({ name, also }) => [name.replaceAll('-', ' '), ...also]),
    vocabulary.allergies.flatMap(({ words }) => words),
  ]
  for (const list of lists) expect(new Set(list).size).toBe(list.length)
})

test.each([
  ['gluten free', true],
  ['gluten-free', true],
  ['glutenfree', false],
])('oneOf matches "%s" as one of the words with a blank or a hyphen: %s', (said, expected) => {
  expect(new RegExp(`^(?:${oneOf(['gluten-free'])})$`).test(said)).toBe(expected)
})

test('oneOf lets a blank be left out of a loose word', () => {
  const loose = new RegExp(`^(?:${oneOf(['air fryer'], { isLoose: true })})$`)
  expect(['air fryer', 'airfryer', 'air-fryer', 'fryer'].map((said) => loose.test(said))).toEqual([
    ...[true, true, true, false],
  ])
})
