import { expect, test } from '@jest/globals'
import { withDaysInWords } from './days-in-words.ts'

// A Wednesday.
const today = '2026-11-18'

test.each([
  ['2026-11-17', 'yesterday'],
  ['2026-11-18', 'today'],
  ['2026-11-19', 'tomorrow'],
  ['2026-11-20', 'friday'],
  ['2026-11-24', 'tuesday'],
  // A weekday a week away would be taken for today, and one before for the next of its name.
  ['2026-11-25', '2026-11-25'],
  ['2026-11-16', '2026-11-16'],
])('%s is told as %s', (date, said) => {
  expect(withDaysInWords(date, today)).toBe(said)
})

test('the days inside of calls are told in words, and nothing else is changed', () => {
  expect(
    withDaysInWords(
      [{ tool: 'plan_meals', meals: [{ day: '2026-11-20', title: 'stew', servings: 2 }] }],
      today,
    ),
  ).toEqual([{ tool: 'plan_meals', meals: [{ day: 'friday', title: 'stew', servings: 2 }] }])
})

test('without a day of today dates stay as they are', () => {
  expect(withDaysInWords('2026-11-18', '')).toBe('2026-11-18')
})
