import { expect, test } from '@jest/globals'
import { isInSeason } from './seasons.ts'

test.each([
  ['asparagus', '2026-05-10', 'Europe/London', true],
  ['asparagus', '2026-11-10', 'Europe/London', false],
  ['asparagus', '2026-11-10', 'Australia/Sydney', true],
  ['leek', '2026-01-10', 'America/New_York', true],
  ['leek', '2026-07-10', 'America/New_York', false],
  ['leek', '2026-07-10', 'America/Argentina/Buenos_Aires', true],
])('of %s on %s in %s it is said that it is in season: %s', (...[food, today, timeZone, expected]) => {
  expect(isInSeason(food, { today, timeZone })).toBe(expected)
})

test('nothing is said of the tropics, of a place that is not known, and of what has no season', () => {
  expect(isInSeason('tomato', { today: '2026-08-10', timeZone: 'Asia/Singapore' })).toBe(false)
  expect(isInSeason('tomato', { today: '2026-08-10', timeZone: 'UTC' })).toBe(false)
  expect(isInSeason('rice', { today: '2026-08-10', timeZone: 'Europe/Paris' })).toBe(false)
})
