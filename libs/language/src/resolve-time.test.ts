import { expect, test } from '@jest/globals'
import { dayAndTime, resolveTime } from './resolve-time.ts'

test.each([
  ['7pm', '19:00'],
  ['7 a.m.', '07:00'],
  ['12am', '00:00'],
  ['12 pm', '12:00'],
  ['at nine', '09:00'],
  ['at four', '16:00'],
  ["8 o'clock", '08:00'],
  ['18:30', '18:30'],
  ['6.30pm', '18:30'],
  ['half past six', '06:30'],
  ['half past six pm', '18:30'],
  ['evening', 'evening'],
  ['in the morning', 'morning'],
  ['lunchtime', 'noon'],
  ['night', 'night'],
  ['25:00', undefined],
  ['18:75', undefined],
  ['13 pm', undefined],
  ['soonish', undefined],
  ['', undefined],
])('the time "%s" is %s', (said, time) => {
  expect(resolveTime(said)).toBe(time)
})

test.each([
  ['at 6', '17:05', '18:00'],
  ['half six', '17:05', '18:30'],
  ['at 6', '05:10', '06:00'],
  ['6am', '17:05', '06:00'],
  ['06:00', '17:05', '06:00'],
  ['at 6', '18:30', '06:00'],
  ['19:00', '20:00', '19:00'],
])('the time "%s" of today, said at %s, is %s', (said, now, time) => {
  expect(resolveTime(said, now)).toBe(time)
})

test.each([
  ['tomorrow evening', 'tomorrow', 'evening'],
  ['Thursday night', 'thursday', 'night'],
  ['friday in the morning', 'friday', 'morning'],
  ['tonight', 'today', 'evening'],
  ['this afternoon', 'today', 'afternoon'],
  ['Friday', 'Friday', null],
  ['2026-11-27', '2026-11-27', null],
])('"%s" is the day "%s" and the time %s', (said, day, time) => {
  expect(dayAndTime(said)).toEqual({ day, time })
})
