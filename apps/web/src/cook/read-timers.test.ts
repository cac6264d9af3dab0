import { expect, test } from '@jest/globals'
import { readTimers, tellClock } from './read-timers.ts'

test.each([
  ['Simmer for 20 minutes, stirring.', [1_200]],
  ['Bake 10 to 12 minutes.', [600]],
  ['Rest 10–12 min at least', [600]],
  ['Braise for 1 hour 30 minutes', [5_400]],
  ['Braise for 1 hour and 30 minutes', [5_400]],
  ['Leave for half an hour', [1_800]],
  ['Soak 1½ hours, or ½ hour', [5_400, 1_800]],
  ['Leave it for an hour', [3_600]],
  ['Toast 30 seconds, then fry 5 minutes', [30, 300]],
  ['Boil 8 minutes, rest 8 minutes', [480]],
  ['Heat the oven to 200 °C and cut 3 onions', []],
  ['A 20-minute rest', [1_200]],
  ['Cook 2.5 hours', [9_000]],
  ['Ferment for 100 hours', []],
])('the timers of "%s"', (step, seconds) => {
  expect(readTimers(step).map((timer) => timer.seconds)).toEqual(seconds)
})

test('a clock counts down to nothing', () => {
  expect([tellClock(245), tellClock(4_800), tellClock(0.2), tellClock(-3)]).toEqual([
    '4:05',
    '1:20:00',
    '0:01',
    '0:00',
  ])
})
