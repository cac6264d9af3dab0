import { describe, expect, test } from '@jest/globals'
import type { EverydayFood } from './everyday-foods.ts'
import { gramsOf, portionsOf } from './portions-of.ts'
import type { SourcedPortion } from './portions-of.ts'

const flour: SourcedPortion[] = [{ unit: 'cup', grams: 120, note: null, source: 'USDA SR28' }]

describe('gramsOf calculates the weight', () => {
  test.each([
    [2, 'kg', 2_000],
    [1, 'cup', 120],
    [1, 'tbsp', 7.5],
    [240, 'ml', 120],
  ] as const)('of %d %s of a food whose cup weighs 120 g', (quantity, unit, grams) => {
    expect(gramsOf(quantity, unit, flour)).toBe(grams)
  })

  test('of a count only if the weight of a piece is known', () => {
    expect(gramsOf(2, 'piece', flour)).toBeUndefined()
  })
})

const food: EverydayFood = {
  ...{ name: 'x', aliases: [], category: 'spice', usda: null, allergens: [], contains: [], keeps: {} },
  ...{ unit: 'jar', location: 'pantry', portions: { piece: 5 } },
}
const spice = {
  ...{ code: 'spice', parent: 'plant', label: 'spice', words: [], aisle: 'Spices', keeps: {} },
  grams_per_ml: 0.45,
}

test('a volume without a measured weight uses the density of the category, and names that as its source', () => {
  const portions = portionsOf(food, undefined, spice)
  expect(portions).toEqual([
    { unit: 'piece', grams: 5, note: null, source: 'usual weight' },
    { unit: 'ml', grams: 0.45, note: null, source: 'usual for spice' },
  ])
})
