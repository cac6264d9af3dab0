import { expect, test } from '@jest/globals'
import { findLow, type Minimum } from './find-low.ts'
import type { Lot } from './stock.ts'

const lot = (food: string, quantity: number, unit: string): Lot => ({
  ...{ id: food, food, quantity, unit, location: 'fridge', expires_on: null, opened_on: null },
  ...{ created_at: '', updated_at: '' },
})
const minimum = (food: string, quantity: number, unit: string): Minimum => ({
  ...{ id: food, food, quantity, unit, created_at: '', updated_at: '' },
})
const low = (lots: readonly Lot[], minimums: readonly Minimum[]) =>
  findLow(lots, minimums).map(({ food, there }) => [food, there])

test('a food runs low when all of it together is less than is wanted', () => {
  expect(low([lot('milk', 500, 'ml'), lot('Milk', 1, 'l')], [minimum('milk', 2, 'l')])).toEqual([
    ['milk', 1.5],
  ])
  expect(low([lot('milk', 2, 'l')], [minimum('milk', 2, 'l')])).toEqual([])
})

test('one of which there is none runs low', () => {
  expect(low([], [minimum('salt', 1, 'pack')])).toEqual([['salt', 0]])
})

test('one in units that do not convert is not judged', () => {
  expect(low([lot('flour', 1, 'pack')], [minimum('flour', 500, 'g')])).toEqual([])
})
