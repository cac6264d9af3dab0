import { expect, test } from '@jest/globals'
import { pairFoods } from './pair-foods.ts'

const compounds = [
  { compound: 'eugenol', smell: 'clove' },
  { compound: 'hexanal', smell: 'cut grass' },
]
const aromas = [
  { food: 'basil', compounds: ['eugenol', 'linalool'] },
  { food: 'clove', compounds: ['eugenol'] },
  { food: 'apple', compounds: ['hexanal'] },
  { food: 'pear', compounds: ['hexanal'] },
  { food: 'tomato', compounds: ['hexanal'] },
]
const pairs = (recipes: string[][]) => pairFoods({ aromas, compounds, recipes })
const score = (recipes: string[][], food: string, other: string) =>
  pairs(recipes).find((pair) => pair.food === food && pair.with === other)?.score ?? 0

test('foods that share a rare smell go together, and it is told which', () => {
  expect(pairs([]).find((pair) => pair.food === 'clove' && pair.with === 'basil')?.shared).toEqual([
    'clove (eugenol)',
  ])
})

test('a smell that many foods have says less than a rare one', () => {
  const rare = pairFoods({
    aromas: [...aromas, { food: 'plum', compounds: ['eugenol', 'hexanal'] }],
    compounds,
    recipes: [],
  })
  const of = (other: string) => rare.find((pair) => pair.food === 'plum' && pair.with === other)?.score ?? 0
  expect(of('clove')).toBeGreaterThan(of('apple'))
})

test('foods that recipes use together more often than by chance go together', () => {
  const together = [
    ...Array.from({ length: 4 }, () => ['basil', 'tomato']),
    ['pear', 'salt'],
    ['clove', 'salt'],
  ]
  expect(score(together, 'basil', 'tomato')).toBeGreaterThan(0.3)
  expect(score(together.slice(0, 2), 'basil', 'tomato')).toBe(0)
})

test('what goes with everything goes with nothing in particular', () => {
  const everywhere = Array.from({ length: 12 }, (_, n) => ['tomato', n % 2 === 0 ? 'basil' : 'clove'])
  expect(score(everywhere, 'tomato', 'basil')).toBe(0)
})

test('what nobody knows the smell of goes with nothing, however often it is used', () => {
  const baked = [...Array.from({ length: 5 }, () => ['flour', 'apple']), ['pear', 'basil']]
  expect(score(baked, 'flour', 'apple')).toBe(0)
})

test('a pair is told from both sides', () => {
  expect(score([], 'basil', 'clove')).toBe(score([], 'clove', 'basil'))
})
