import { describe, expect, test } from '@jest/globals'
import { styleNamed } from '../data/style-named.ts'
import { estimateWindow } from './estimate-window.ts'
import { readinessOn } from './readiness.ts'
import { toldDay } from './told-day.ts'

const estimate = (
  name: string,
  vintage: number | null,
  quality: 'ordinary' | 'good' | 'fine' | null = null,
) => {
  const style = styleNamed(name)
  if (style === undefined) throw new TypeError(name)
  return estimateWindow({ style, quality, vintage, boughtOn: '2026-11-25' })
}

describe('a window', () => {
  test('is estimated from the vintage', () => {
    expect(estimate('Barolo', 2019)).toEqual({ from: '2025-01-01', until: '2034-12-31' })
  })
  test('is later for a fine wine, and earlier for an ordinary one', () => {
    expect(estimate('Barolo', 2019, 'fine')).toEqual({ from: '2027-01-01', until: '2044-12-31' })
    expect(estimate('Barolo', 2019, 'ordinary')).toEqual({ from: '2023-01-01', until: '2028-12-31' })
  })
  test('has begun where nothing tells a vintage, and does not end before the year of buying', () => {
    expect(estimate('Barolo', null)).toEqual({ from: null, until: '2039-12-31' })
    expect(estimate('Vinho Verde', null, 'ordinary')).toEqual({ from: null, until: '2026-12-31' })
  })
  test('of beer is counted in months from when it was bought', () => {
    expect(estimate('IPA', null)).toEqual({ from: null, until: '2027-05-31' })
    expect(estimate('Gueuze', null)?.until).toBe('2036-11-30')
  })
  test('is none for what does not change in a closed bottle', () => {
    expect(estimate('whisky', null)).toBeNull()
  })
})

describe('a day that was told', () => {
  const asked = { askedAt: '2026-11-25T12:00:00Z', timeZone: 'Europe/Berlin' }
  test.each([
    ['2028', 'until', '2028-12-31'],
    ['2028', 'from', '2028-01-01'],
    ['the end of 2028', 'until', '2028-12-31'],
    ['2028-06-01', 'until', '2028-06-01'],
    ['Friday', 'until', '2026-11-27'],
    ['some time', 'until', undefined],
  ] as const)('"%s" as the end "%s" is %s', (said, end, day) => {
    expect(toldDay(said, end, asked)).toBe(day)
  })
})

test.each([
  ['2027-01-01', '2031-12-31', 'not_yet'],
  ['2020-01-01', '2031-12-31', 'ready'],
  ['2020-01-01', null, 'ready'],
  [null, '2027-11-25', 'soon'],
  [null, '2027-11-26', 'ready'],
  [null, '2026-11-25', 'soon'],
  [null, '2026-11-24', 'past'],
  [null, null, 'unknown'],
])('a window from %s until %s is %s', (from, until, readiness) => {
  expect(readinessOn('2026-11-25', { from, until })).toBe(readiness)
})
