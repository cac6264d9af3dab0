import { expect, test } from '@jest/globals'
import { resolvePastDate } from './resolve-past-date.ts'

// 20 November 2026 is a Friday.
const friday = { askedAt: '2026-11-20T10:00:00Z', timeZone: 'Europe/Berlin', locale: 'en-GB' }

test.each([
  ['today', '2026-11-20'],
  ['this morning', '2026-11-20'],
  ['tonight', '2026-11-20'],
  ['yesterday', '2026-11-19'],
  ['Yesterday evening', '2026-11-19'],
  ['last night', '2026-11-19'],
  ['the day before yesterday', '2026-11-18'],
  ['on Monday', '2026-11-16'],
  ['monday', '2026-11-16'],
  ['last Monday', '2026-11-16'],
  ['Thursday', '2026-11-19'],
  ['on Thurs', '2026-11-19'],
  ['Saturday', '2026-11-14'],
  ['Friday', '2026-11-13'],
  ['last friday night', '2026-11-13'],
  ['3 days ago', '2026-11-17'],
  ['two days ago', '2026-11-18'],
  ['a week ago', '2026-11-13'],
  ['the 5th', '2026-11-05'],
  ['the 20th', '2026-11-20'],
  ['the 25th', '2026-10-25'],
  ['the 31st', '2026-10-31'],
  ['18 Nov', '2026-11-18'],
  ['Nov 18', '2026-11-18'],
  ['27 Nov', '2025-11-27'],
  ['18/11', '2026-11-18'],
  ['2026-11-18', '2026-11-18'],
])('resolvePastDate reads %p said on a Friday as the past day %s', (text, expected) => {
  expect(resolvePastDate(text, friday)).toBe(expected)
})

test.each([
  'tomorrow',
  'next Friday',
  'in 3 days',
  '2026-11-21',
  '27 November 2027',
  'soon',
  'milk',
  '',
  '99/99',
  '2026-02-30',
])('resolvePastDate does not take %p for a day of a diary', (text) => {
  expect(resolvePastDate(text, friday)).toBeUndefined()
})

test("resolvePastDate uses the person's time zone, around midnight too", () => {
  const instant = '2026-11-20T23:30:00Z'
  expect(resolvePastDate('today', { askedAt: instant, timeZone: 'Asia/Tokyo' })).toBe('2026-11-21')
  expect(resolvePastDate('yesterday', { askedAt: instant, timeZone: 'Asia/Tokyo' })).toBe('2026-11-20')
  expect(resolvePastDate('yesterday', { askedAt: instant, timeZone: 'America/New_York' })).toBe('2026-11-19')
  expect(resolvePastDate('on Friday', { askedAt: instant, timeZone: 'Asia/Tokyo' })).toBe('2026-11-20')
})
