import { expect, test } from '@jest/globals'
import { resolveDate } from './resolve-date.ts'

// 20 November 2026 is a Friday.
const friday = { askedAt: '2026-11-20T10:00:00Z', timeZone: 'Europe/Berlin', locale: 'en-GB' }

test.each([
  ['today', '2026-11-20'],
  ['tonight', '2026-11-20'],
  ['tomorrow', '2026-11-21'],
  ['yesterday', '2026-11-19'],
  ['the day after tomorrow', '2026-11-22'],
  ['Friday', '2026-11-27'],
  ['on friday', '2026-11-27'],
  ['this Friday', '2026-11-20'],
  ['next Friday', '2026-11-27'],
  ['Saturday', '2026-11-21'],
  ['Sun', '2026-11-22'],
  ['Thurs', '2026-11-26'],
  ['tues', '2026-11-24'],
  ['next Tuesday', '2026-11-24'],
  ['by Monday', '2026-11-23'],
  ['this week', '2026-11-22'],
  ['the end of the week', '2026-11-22'],
  ['this weekend', '2026-11-22'],
  ['next week', '2026-11-29'],
  ['end of the month', '2026-11-30'],
  ['the end of next month', '2026-12-31'],
  ['this month', '2026-11-30'],
  ['end of the year', '2026-12-31'],
  ['in 3 days', '2026-11-23'],
  ['3 days', '2026-11-23'],
  ['the next 3 days', '2026-11-23'],
  ['within two weeks', '2026-12-04'],
  ['in a week', '2026-11-27'],
  ['in two weeks', '2026-12-04'],
  ["in 2 weeks' time", '2026-12-04'],
  ['3 days ago', '2026-11-17'],
  ['27 Nov', '2026-11-27'],
  ['27th of November', '2026-11-27'],
  ['Nov 27', '2026-11-27'],
  ['27 November 2027', '2027-11-27'],
  ['1 March', '2027-03-01'],
  ['the 5th', '2026-12-05'],
  ['the 25th', '2026-11-25'],
  ['the 31st', '2026-12-31'],
  ['2026-11-27', '2026-11-27'],
  ['2028-02-29', '2028-02-29'],
  ['March 2027', '2027-03-31'],
  ['12/03', '2027-03-12'],
  ['12/03/2027', '2027-03-12'],
  ['27/11/2026', '2026-11-27'],
])('resolveDate reads %p said on a Friday as %s', (text, expected) => {
  expect(resolveDate(text, friday)).toBe(expected)
})

test.each([
  '',
  'soon',
  'milk',
  '2026-13-01',
  '2026-02-30',
  '31 November 2026x',
  'some day',
  '🥛',
  'when the cows come home',
  '99/99',
])('resolveDate finds no day in %p', (text) => {
  expect(resolveDate(text, friday)).toBeUndefined()
})

test('resolveDate reads 12/03 as the locale does, and finds no day if the locale does not decide', () => {
  expect(resolveDate('12/03', { ...friday, locale: 'en-US' })).toBe('2026-12-03')
  expect(resolveDate('12/03', { ...friday, locale: 'de' })).toBe('2027-03-12')
  expect(resolveDate('12/03', { ...friday, locale: 'en' })).toBeUndefined()
  expect(resolveDate('03/03', { ...friday, locale: 'en' })).toBe('2027-03-03')
  expect(resolveDate('27/11', { ...friday, locale: 'en' })).toBe('2026-11-27')
})

test("resolveDate counts days in the person's time zone", () => {
  const instant = '2026-11-20T23:30:00Z'
  expect(resolveDate('tomorrow', { askedAt: instant, timeZone: 'Asia/Tokyo' })).toBe('2026-11-22')
  expect(resolveDate('tomorrow', { askedAt: instant, timeZone: 'America/New_York' })).toBe('2026-11-21')
  expect(resolveDate('Saturday', { askedAt: instant, timeZone: 'Asia/Tokyo' })).toBe('2026-11-28')
})

test.each(['2026-10-24T22:30:00Z', '2026-10-25T00:30:00Z', '2026-10-25T12:00:00Z', '2026-10-25T22:59:00Z'])(
  'resolveDate counts days across a clock change (asked at %s)',
  (askedAt) => {
    expect(resolveDate('tomorrow', { askedAt, timeZone: 'Europe/Berlin' })).toBe('2026-10-26')
    expect(resolveDate('in 7 days', { askedAt, timeZone: 'Europe/Berlin' })).toBe('2026-11-01')
  },
)
