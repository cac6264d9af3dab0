import { expect, test } from '@jest/globals'
import { resolveAhead } from './resolve-ahead.ts'

const asked = { askedAt: '2026-11-20T22:50:00Z', timeZone: 'Europe/Berlin' }
const day = '2026-11-20'

test.each([
  ['in 5 minutes', { day, time: '23:55' }],
  ['in 20 minutes', { day: '2026-11-21', time: '00:10' }],
  ['in half an hour', { day: '2026-11-21', time: '00:20' }],
  ['in an hour', { day: '2026-11-21', time: '00:50' }],
  ['in an hour and a half', { day: '2026-11-21', time: '01:20' }],
  ['in two hours', { day: '2026-11-21', time: '01:50' }],
  ['in 1 hour and 20 mins', { day: '2026-11-21', time: '01:10' }],
  ['45 minutes from now', { day: '2026-11-21', time: '00:35' }],
])('%j is a time from now on', (said, expected) => expect(resolveAhead(said, asked)).toEqual(expected))

test.each(['in 3 days', '20 minutes', 'in minutes', 'in 0 minutes', 'in 900 minutes and more', 'at 7pm'])(
  '%j is none',
  (said) => expect(resolveAhead(said, asked)).toBeUndefined(),
)
