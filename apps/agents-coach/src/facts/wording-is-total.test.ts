import { describe, expect, test } from '@jest/globals'
import type { NutritionTool } from '@alfred/contracts'
import { readRowByRow } from '@alfred/contracts'
import { filledFrom } from '@alfred/contracts/testing'
import fc from 'fast-check'
import { describeResult } from './describe-result.ts'
import { resultData } from './result-data.ts'

const viewer = { locale: 'en-GB', today: '2026-11-22' }
const tools = Object.keys(resultData) as NutritionTool[]

describe('a result', () => {
  test.each(tools)('of %s with any valid rows is described in sentences', (tool) => {
    fc.assert(
      fc.property(filledFrom(resultData[tool]), (data) => {
        // Data whose overall shape is wrong throws, which other tests cover.
        fc.pre(readRowByRow(resultData[tool], data) !== undefined)
        const outcome = { ok: true as const, entities: [], data: data as Record<string, unknown> }
        const told = describeResult(tool, outcome, viewer)
        expect(told.join(' ')).toMatch(/[.!?]$/)
        expect(told.join(' ')).not.toMatch(/NaN|Infinity|Invalid|\[object|function |e\+\d/)
      }),
      { numRuns: 200 },
    )
  })

  test.each(['2026-13-01', '0000-00-00', '9999-99-99', '2026-02-30'])(
    'that is an error naming %s keeps its message unchanged',
    (day) => {
      const error = { code: 'UNKNOWN_DATE', message: `No day: ${day}.`, retryable: false }
      expect(describeResult('log_water', { ok: false, error }, viewer)).toEqual([`No day: ${day}.`])
    },
  )
})
