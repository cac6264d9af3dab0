import { describe, expect, test } from '@jest/globals'
import type { EverydayFood } from './everyday-foods.ts'
import { gramsOf, portionsOf } from './portions-of.ts'
import type { SourcedPortion } from './portions-of.ts'

const flour: SourcedPortion[] = [{ unit: 'cup', grams: 120, note: null, source: 'USDA SR28' }]

describe('the weight of an amount', () => {
  test.each([
    [2, 'kg', 2_000],
    [1, 'cup', 120],
    [1, 'tbsp', 7.5],
    [240, 'ml', 120],
  ] as const)('%d %s of a food whose cup weighs 120 g', (quantity, unit, grams) => {
    expect(gramsOf(quantity, unit, flour)).toBe(grams)
  })

  test('a count is never grams where nobody weighed a piece', () => {
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

test('a volume that nobody weighed is what is usual for the sort, and says so', () => {
  const portions = portionsOf(food, undefined, spice)
  expect(portions).toEqual([
    { unit: 'piece', grams: 5, note: null, source: 'usual weight' },
    { unit: 'ml', grams: 0.45, note: null, source: 'usual for spice' },
  ])
})
