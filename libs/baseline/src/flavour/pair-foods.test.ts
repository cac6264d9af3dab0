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

test('pairFoods pairs foods that share a rare smell, and names the smell', () => {
  expect(pairs([]).find((pair) => pair.food === 'clove' && pair.with === 'basil')?.shared).toEqual([
    'clove (eugenol)',
  ])
})

test('pairFoods scores a common smell lower than a rare one', () => {
  const rare = pairFoods({
    aromas: [...aromas, { food: 'plum', compounds: ['eugenol', 'hexanal'] }],
    compounds,
    recipes: [],
  })
  const of = (other: string) => rare.find((pair) => pair.food === 'plum' && pair.with === other)?.score ?? 0
  expect(of('clove')).toBeGreaterThan(of('apple'))
})

test('pairFoods pairs foods that recipes combine more often than by chance', () => {
  const together = [
    ...Array.from({ length: 4 }, () => ['basil', 'tomato']),
    ['pear', 'salt'],
    ['clove', 'salt'],
  ]
  expect(score(together, 'basil', 'tomato')).toBeGreaterThan(0.3)
  expect(score(together.slice(0, 2), 'basil', 'tomato')).toBe(0)
})

test('pairFoods pairs no food that is combined with everything', () => {
  const everywhere = Array.from({ length: 12 }, (_, n) => ['tomato', n % 2 === 0 ? 'basil' : 'clove'])
  expect(score(everywhere, 'tomato', 'basil')).toBe(0)
})

test('pairFoods leaves out foods of unknown aroma, however often they are used', () => {
  const baked = [...Array.from({ length: 5 }, () => ['flour', 'apple']), ['pear', 'basil']]
  expect(score(baked, 'flour', 'apple')).toBe(0)
})

test('pairFoods gives each pair from both sides', () => {
  expect(score([], 'basil', 'clove')).toBe(score([], 'clove', 'basil'))
})

test('what cooks put beside a food comes before what chemistry suggests, in their order and for both', () => {
  const curated = [{ food: 'lamb', with: ['rosemary', 'mint'] }]
  const paired = pairFoods({ aromas, compounds, curated, recipes: [] })
  const withLamb = paired.filter(({ food }) => food === 'lamb').map((pair) => pair.with)
  expect(withLamb.slice(0, 2)).toEqual(['rosemary', 'mint'])
  expect(paired.filter(({ food }) => food === 'mint').map((pair) => pair.with)[0]).toBe('lamb')
})
