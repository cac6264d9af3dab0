import { expect, test } from '@jest/globals'
import { publicationOf, readKeepingTimes, readReference } from './read-reference.ts'
import { pickReferenceFoods, referenceCategory } from './reference-foods.ts'

const reference = readReference()
const picked = pickReferenceFoods(reference.values(), {
  entries: new Set(['11282']),
  keys: new Set(['tempeh']),
})

test('readReference reads SR28, FNDDS and Foundation Foods whole', () => {
  const counts = Map.groupBy(reference.keys(), publicationOf)
  expect(counts.get('USDA SR28')).toHaveLength(8_789)
  expect(counts.get('USDA FNDDS')).toHaveLength(5_431)
  expect(counts.get('USDA Foundation Foods')).toHaveLength(387)
})

test('readReference gives a food its figures per 100 g, its source and what its measures weigh', () => {
  expect(reference.get('11282')).toMatchObject({
    name: 'Onions, raw',
    source: 'USDA SR28 11282',
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
  expect(reference.get('11282')?.portions).toContainEqual({ unit: 'cup', grams: 160, note: 'chopped' })
  expect(reference.get('11282')?.portions).toContainEqual({
    unit: 'piece',
    grams: 110,
    note: 'medium, (2-1/2" dia)',
  })
})

test('readReference leaves out a missing figure, and keeps a zero that the source has', () => {
  const withGap = [...reference.values()].find(({ per100g }) => !('vitamin_d_mcg' in per100g))
  expect(withGap).toBeDefined()
  expect(reference.get('04053')?.per100g['protein_g']).toBe(0)
})

test('readReference tells trans fat, omega-3 and omega-6 where the source tells its fatty acids, and never biotin', () => {
  expect(reference.get('15236')?.per100g).toMatchObject({ omega_3_g: expect.any(Number) })
  expect(reference.get('15236')?.per100g.omega_3_g).toBeGreaterThan(2)
  expect(reference.get('04615')?.per100g.fat_trans_g).toBeGreaterThan(10)
  expect([...reference.values()].filter(({ per100g }) => 'biotin_mcg' in per100g)).toEqual([])
})

test('the cup of cream is of cream as it is poured, not whipped', () => {
  expect(reference.get('01053')?.portions.find(({ unit }) => unit === 'cup')?.grams).toBe(238)
})

test('what is usually had of a dish is a serving of it', () => {
  expect(reference.get('75649110')?.portions.find(({ unit }) => unit === 'serving')).toMatchObject({
    note: 'usual',
  })
})

test('the reference foods have no baby food and nothing that was curated', () => {
  expect(picked.length).toBeGreaterThan(10_000)
  expect(picked.filter(({ group }) => /^baby/i.test(group))).toEqual([])
  expect(picked.map(({ entry }) => entry)).not.toContain('11282')
  expect(picked.map(({ name }) => name)).not.toContain('Tempeh')
})

test.each([
  ['Finfish and Shellfish Products', 'Fish, salmon, pink, raw', 'fish'],
  ['Finfish and Shellfish Products', 'Mollusks, conch, baked or broiled', 'mollusc'],
  ['Dairy and Egg Products', 'Cheese, colby', 'cheese'],
  ['Nut and Seed Products', 'Seeds, lotus seeds, raw', 'seed'],
  ['Beverages', 'Alcoholic beverage, liqueur, coffee, 63 proof', 'alcohol'],
  ['Lamb, Veal, and Game Products', 'Veal, ground, raw', 'beef'],
  ['Coffee', 'Coffee, Latte', 'drink'],
  ['Pizza', 'Pizza, cheese', 'dish'],
])('of the group %s, "%s" is %s', (group, name, category) => {
  expect(referenceCategory({ group, name })).toBe(category)
})

test('food for babies has no category', () => {
  expect(referenceCategory({ group: 'Baby Foods', name: 'Babyfood, meat' })).toBeUndefined()
})

test('readKeepingTimes tells how long cooked rice keeps in a fridge', () => {
  expect(readKeepingTimes().get('178')).toContainEqual(
    expect.objectContaining({ name: 'Cooked rice', state: 'fridge', daysAtLeast: 4, daysAtMost: 6 }),
  )
})
