import { describe, expect, test } from '@jest/globals'
import { z } from 'zod'
import { amountOrNoneSchema, amountSchema, daySchema, readRowByRow, sayUnreadable } from './index.ts'

test.each([1e-7, 1e-30, 0, -1, 1e9, Infinity, NaN, '1'])('%p is not an amount', (value) => {
  expect(amountSchema.safeParse(value).error?.issues[0]?.message).toBe(
    'must be a number of at least 0.000001 and less than 1,000,000,000',
  )
})

test('the lower bound is an amount, and zero is one where it is allowed', () => {
  for (const value of [1e-6, 1, 999_999_999.5]) expect(amountSchema.safeParse(value).success).toBe(true)
  for (const value of [0, 1e-6, 999_999_999.5]) expect(amountOrNoneSchema.safeParse(value).success).toBe(true)
  for (const value of [1e-7, 1e9]) expect(amountOrNoneSchema.safeParse(value).success).toBe(false)
})

test.each(['1899-12-31', '2201-01-01', '2026-13-01', '2026-02-30', '2025-02-29', '9999-12-31', ''])(
  '%p is not a storable day',
  (day) => expect(daySchema.safeParse(day).success).toBe(false),
)

test.each(['1900-01-01', '2024-02-29', '2200-12-31'])('%p is a storable day', (day) => {
  expect(daySchema.safeParse(day).success).toBe(true)
})

describe('rows', () => {
  const list = z.object({
    name: z.string(),
    rows: z.array(z.object({ food: z.string(), amounts: z.record(z.string(), z.number()) })),
  })
  const row = { food: 'egg', amounts: { calories: 143 } }

  test('that break the schema are left out and counted, and hide no other rows', () => {
    const rows = [row, { ...row, food: null }, row, { ...row, amounts: { calories: 'NaN' } }]
    expect(readRowByRow(list, { name: 'stock', rows })).toEqual({
      data: { name: 'stock', rows: [row, row] },
      unreadable: 2,
    })
  })

  test('cannot be read when the data around them breaks the schema', () => {
    expect(readRowByRow(list, { name: null, rows: [row] })).toBeUndefined()
  })

  test('that cannot be read are counted in a sentence', () => {
    expect([0, 1, 3].map(sayUnreadable)).toEqual([
      [],
      ['One entry cannot be read.'],
      ['3 entries cannot be read.'],
    ])
  })
})
