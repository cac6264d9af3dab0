import { expect, test } from '@jest/globals'
import { spanOf } from './span-of-days.ts'

test.each([
  [1, 2, '1-2 day'],
  [7, 14, '7-14 day'],
  [7, 21, '1-3 week'],
  [28, 42, '4-6 week'],
  [30, 60, '1-2 month'],
  [180, 360, '6-12 month'],
  [270, 270, '9-9 month'],
  [365, 365, '12-12 month'],
  [365, 730, '1-2 year'],
  [1_095, 1_825, '3-5 year'],
])('%d to %d days are told as %s', (least, most, told) => {
  const span = spanOf(least, most)
  expect(`${span.least}-${span.most} ${span.unit}`).toBe(told)
})

test.each([
  [45, 59],
  [89, 119],
  [364, 729],
])('%d to %d days are never told as longer than they are', (least, most) => {
  const days = { day: 1, week: 7, month: 30, year: 365 }
  const span = spanOf(least, most)
  expect(span.least * days[span.unit]).toBeLessThanOrEqual(least)
  expect(span.most * days[span.unit]).toBeLessThanOrEqual(most)
})
