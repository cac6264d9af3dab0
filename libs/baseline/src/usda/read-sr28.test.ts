import { expect, test } from '@jest/globals'
import { nutrientColumns } from './nutrient-columns.ts'
import { readSr28 } from './read-sr28.ts'
import { pickReferenceFoods } from './reference-foods.ts'

const sr28 = readSr28()

test('readSr28 reads all of SR28', () => {
  expect(sr28.size).toBe(8_789)
  expect(Object.keys(nutrientColumns)).toHaveLength(33)
})

test('readSr28 gives a food its figures per 100 g and its household weights', () => {
  expect(sr28.get('11282')).toMatchObject({
    name: 'Onions, raw',
    group: '1100',
    isBrand: false,
    per100g: {
      calories: 40,
      protein_g: 1.1,
      carbs_g: 9.34,
      fiber_g: 1.7,
      vitamin_c_mg: 7.4,
      hydration_ml: 89.11,
    },
  })
  expect(sr28.get('11282')?.portions).toContainEqual({ unit: 'cup', grams: 160, note: 'chopped' })
})

test('readSr28 leaves out a missing figure, and keeps a zero that the source has', () => {
  const withGap = [...sr28.values()].find(({ per100g }) => !('vitamin_d_mcg' in per100g))
  expect(withGap).toBeDefined()
  expect(sr28.get('04053')?.per100g['protein_g']).toBe(0)
})

test('the reference foods have no brands, no baby food and nothing that was curated', () => {
  const picked = pickReferenceFoods(sr28.values(), { entries: new Set(['11282']), keys: new Set(['tempeh']) })
  expect(picked.length).toBeGreaterThan(2_000)
  expect(picked.filter(({ isBrand, group }) => isBrand || group === '0300')).toEqual([])
  expect(picked.map(({ entry }) => entry)).not.toContain('11282')
  expect(picked.map(({ name }) => name)).not.toContain('Tempeh')
})

test.each([
  ['Fish, salmon, pink, raw', 'fish'],
  ['Mollusks, conch, baked or broiled', 'mollusc'],
  ['Cheese, colby', 'cheese'],
  ['Seeds, lotus seeds, raw', 'seed'],
  ['Alcoholic beverage, liqueur, coffee, 63 proof', 'alcohol'],
  ['Veal, ground, raw', 'beef'],
])('"%s" is %s', (name, category) => {
  const picked = pickReferenceFoods(sr28.values(), { entries: new Set(), keys: new Set() })
  expect(picked.find((food) => food.name === name)?.category).toBe(category)
})
