import { describe, expect, test } from '@jest/globals'
import type { KeepingTime } from '../reference/read-reference.ts'
import { composeKeeping } from './keeping.ts'
import type { KeepingRow } from './keeping-rows.ts'

const time = (id: string, state: KeepingTime['state'], days: number): KeepingTime => ({
  ...{ id, name: id, group: 'Fresh', state, daysAtLeast: days, daysAtMost: days + 1 },
})
const frozen = { group: 'Food Purchased Frozen' }
const products = new Map([
  ['1', [time('1', 'pantry', 3), time('1', 'fridge', 5), time('1', 'opened_fridge', 2)]],
  ['2', [time('2', 'pantry', 9), time('2', 'fridge', 3), time('2', 'freezer', 60)]],
  [
    '3',
    [
      { ...time('3', 'fridge', 3), ...frozen },
      { ...time('3', 'freezer', 300), ...frozen },
    ],
  ],
])
const row: KeepingRow = { food: 'x', form: 'produce', product: [], keeps: [], source: null, note: null }
const told = (rows: Partial<KeepingRow>[], location = 'fridge') =>
  composeKeeping({ rows: rows.map((one) => ({ ...row, ...one })), products, location }).times.map(
    ({ state, location: place, daysAtLeast, daysAtMost, source }) =>
      `${state} ${place} ${daysAtLeast}-${daysAtMost} ${source}`,
  )
const product = (id: string, as: 'closed' | 'cut' | 'cooked' = 'closed') => ({
  product: [{ product: id, as }],
})

describe('composeKeeping', () => {
  test('takes all times of the product that a food is, and says which', () => {
    expect(told([product('1')])).toEqual([
      'closed pantry 3-4 USDA FoodKeeper 1',
      'closed fridge 5-6 USDA FoodKeeper 1',
      'opened fridge 2-3 USDA FoodKeeper 1',
    ])
  })
  test('puts own days in the place of those of a product', () => {
    const keeps = [{ state: 'opened', location: 'fridge', daysAtLeast: 1, daysAtMost: 1 }] as const
    const own = { ...product('1'), keeps: [...keeps], source: 'guidance' }
    expect(told([own])).toContainEqual('opened fridge 1-1 guidance')
    expect(told([own])).toHaveLength(3)
  })
  test('takes only the cold places of a product that a food is when cooked', () => {
    expect(told([product('2', 'cooked')])).toEqual([
      'cooked fridge 3-4 USDA FoodKeeper 2',
      'cooked freezer 60-61 USDA FoodKeeper 2',
    ])
  })
  test('takes what is told of an opened product for a cut food', () => {
    expect(told([product('1', 'cut')])).toEqual(['cut fridge 2-3 USDA FoodKeeper 1'])
  })
  test('reads the fridge of what is bought frozen as the place where it thaws', () => {
    expect(told([product('3')])).toEqual([
      'thawed fridge 3-4 USDA FoodKeeper 3',
      'closed freezer 300-301 USDA FoodKeeper 3',
    ])
  })
  test('puts what lies on the counter there, not into a pantry', () => {
    expect(told([product('1')], 'counter')[0]).toBe('closed counter 3-4 USDA FoodKeeper 1')
  })
  test('knows nothing of a food without rows', () => {
    expect(composeKeeping({ rows: [], products, location: 'fridge' })).toEqual({
      form: null,
      times: [],
      note: null,
    })
  })
})
