import { expect, test } from '@jest/globals'
import { resolvePastDays } from './resolve-past-days.ts'

// A Sunday.
const asked = { askedAt: '2026-11-22T10:00:00Z', timeZone: 'UTC', locale: 'en-GB' }

test.each([
  ['this week', '2026-11-16', '2026-11-22'],
  ['Last week', '2026-11-09', '2026-11-15'],
  ['this month', '2026-11-01', '2026-11-22'],
  ['last month', '2026-10-01', '2026-10-31'],
  ['this year', '2026-01-01', '2026-11-22'],
  ['the last 14 days', '2026-11-09', '2026-11-22'],
  ['in the past two weeks', '2026-11-09', '2026-11-22'],
  ['the past month', '2026-10-24', '2026-11-22'],
  ['lately', '2026-10-24', '2026-11-22'],
  ['yesterday', '2026-11-21', '2026-11-21'],
  ['today', '2026-11-22', '2026-11-22'],
  ['since Friday', '2026-11-20', '2026-11-22'],
])('"%s" is %s to %s', (said, from, until) => {
  expect(resolvePastDays(said, asked)).toEqual({ from, until })
})

test.each(['', 'the moon', 'the last 0 days', 'the last 99999 years', 'minus 3 days'])(
  '"%s" is no time',
  (said) => {
    expect(resolvePastDays(said, asked)).toBeUndefined()
  },
)
