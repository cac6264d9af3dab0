import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { addDays, askForDay, endOfMonth, resolveDate, resolvePastDate, sayDate, weekdayOf } from './index.ts'

const viewer = { locale: 'en-GB', today: '2026-11-22' }
const asked = { askedAt: '2026-11-20T10:00:00Z', timeZone: 'Europe/Berlin', locale: 'en-GB' }

describe('the description of a day', () => {
  test('has the year if it is not this one, and the month first where the locale has it so', () => {
    expect(sayDate('2026-11-27', viewer)).toBe('Fri 27 Nov')
    expect(sayDate('2027-01-02', viewer)).toBe('Sat 2 Jan 2027')
    expect(sayDate('2026-11-27', { ...viewer, locale: 'en-US' })).toBe('Fri Nov 27')
  })

  test.each(['2026-13-01', '2026-02-30', '2025-02-29', '0000-00-00', 'soon', ''])(
    'calls %p unknown, since no calendar has it',
    (day) => expect(sayDate(day, viewer)).toBe('an unknown day'),
  )
})

test('date arithmetic throws for no text and no number', () => {
  const day = fc.oneof(fc.string(), fc.constantFrom('2026-13-01', '9999-12-31', '0000-01-01', '2026-11-27'))
  fc.assert(
    fc.property(day, fc.double(), (text, count) => {
      for (const made of [addDays(text, count), endOfMonth(text, count), sayDate(text, viewer)])
        expect(typeof made).toBe('string')
      expect(weekdayOf(text)).toBeGreaterThanOrEqual(1)
    }),
  )
})

test.each([
  '2026-13-01',
  '2026-02-30',
  '1899-12-31',
  '2201-01-01',
  'in 99999999 years',
  'in 999999999999999999 days',
  '31 November',
  '30/02/2026',
])('%p is not a day that can be planned for', (said) => {
  expect(resolveDate(said, asked)).toBeUndefined()
  expect(resolvePastDate(said, asked)).toBeUndefined()
})

test.each([
  ['2026-13-01', 'There is no such day as 2026-13-01. Which day do you mean?'],
  ['31 November', 'There is no such day as 31 November. Which day do you mean?'],
  ['2201-01-01', 'I keep days from 1900 to 2200, and 2201-01-01 is none of them. Which day do you mean?'],
  ['soonish', 'I cannot tell which day "soonish" is.'],
])('the question about %p asks which day is meant', (said, question) => {
  expect(askForDay(said, 'any', 'en-GB')).toContain(question)
})
