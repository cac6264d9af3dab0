import { expect, test } from '@jest/globals'
import { diary } from './diary.ts'

const viewer = { locale: 'en-GB', today: '2026-11-20' }
// 20 November 2026 is a Friday; in Auckland it is Saturday already.
const berlin = { askedAt: '2026-11-20T12:00:00Z', timeZone: 'Europe/Berlin', locale: 'en-GB' }
const auckland = { ...berlin, timeZone: 'Pacific/Auckland' }
const tell = (tool: keyof typeof diary, data: Record<string, unknown>): string[] =>
  diary[tool].describe(data, viewer)
const prepare = (tool: keyof typeof diary, given: Record<string, unknown>, moment = berlin) =>
  diary[tool].prepare({ tool, arguments: given, artifacts: {}, moment })

test("resolves a spoken day to a past day in the person's time zone", () => {
  const dayOf = (said: string | null, moment = berlin) => {
    const prepared = prepare('get_today_progress', { day: said }, moment)
    return prepared.ok ? prepared.arguments['day'] : prepared.error.code
  }
  expect(dayOf(null)).toBe('2026-11-20')
  expect(dayOf('yesterday')).toBe('2026-11-19')
  expect(dayOf('on Monday')).toBe('2026-11-16')
  expect(dayOf(null, auckland)).toBe('2026-11-21')
  expect(dayOf('yesterday', auckland)).toBe('2026-11-20')
  expect(dayOf('tomorrow')).toBe('UNKNOWN_DAY')
  expect(dayOf('whenever')).toBe('UNKNOWN_DAY')
})

test('turns a history into the days up to the given one', () => {
  expect(prepare('get_food_history', { day: 'yesterday', days: 3 })).toEqual({
    ok: true,
    arguments: { from: '2026-11-17', until: '2026-11-19' },
  })
  expect(prepare('get_food_history', { day: null, days: null })).toMatchObject({
    arguments: { from: '2026-11-20', until: '2026-11-20' },
  })
})

test('a future day is refused as one that is still to come', () => {
  expect(prepare('get_food_history', { day: '2026-12-01', days: null })).toMatchObject({
    ok: false,
    error: { code: 'UNKNOWN_DAY', message: expect.stringContaining('2026-12-01 is still to come') },
  })
})

test('compares a day with its goals, and says what is unknown', () => {
  const day = {
    ...{ day: '2026-11-20', entries: 2, estimates: 1, workout: 300, goals: [] },
    totals: { calories: 843, protein_g: 45.2, fat_total_g: 0.456 },
    sources: ['USDA SR28', 'estimate'],
  }
  const goal = {
    ...{ nutrient: 'protein_g', label: 'protein', kind: 'goal', unit: 'g', target: 120 },
    ...{ consumed: 45.2, left: 74.8, untold: 0, colour: 'red' },
  }
  const sodium = {
    ...{ ...goal, nutrient: 'sodium_mg', kind: 'limit', unit: 'mg', target: 2000 },
    ...{ consumed: 2300, left: -300, untold: 1 },
  }
  const reached = { ...goal, consumed: 121, left: -1 }
  expect(tell('get_today_progress', { ...day, goals: [goal, reached, sodium] })).toEqual([
    'Today: 843 kcal, 45.2 g protein, 0.46 g fat, from 2 entries (USDA SR28, an estimate).',
    'Protein: 45.2 of 120 g, 74.8 g to go.',
    'Protein: 121 of 120 g, reached.',
    'Sodium: 2300 of at most 2000 mg, 300 mg over (not counting 1 entry without a figure for it).',
    'A workout adds 300 kcal to what may be eaten.',
    '1 entry of these is an estimate.',
  ])
  const empty = { ...day, entries: 0, estimates: 0, workout: 0, totals: {}, sources: [] }
  expect(tell('get_today_progress', { ...empty, day: '2026-11-16' })).toEqual([
    'Nothing is logged for Mon 16 Nov.',
  ])
})

test('describes a week by the days that have entries', () => {
  const week = {
    ...{ from: '2026-11-14', until: '2026-11-20', days_logged: 3, estimates: 0 },
    sources: ['USDA SR28'],
  }
  expect(tell('get_weekly_summary', { ...week, averages: { calories: 1820.4 } })).toEqual([
    'From Sat 14 Nov to Fri 20 Nov food was logged on 3 of 7 days; on those it was 1820 kcal a day on average (USDA SR28).',
  ])
  expect(tell('get_weekly_summary', { ...week, days_logged: 0, averages: {} })).toEqual([
    'From Sat 14 Nov to Fri 20 Nov nothing was logged.',
  ])
})

test('lists the diary by day and meal', () => {
  const egg = {
    ...{ day: '2026-11-20', meal: 'breakfast', food: 'egg', quantity: 2, unit: 'piece' },
    ...{ calories: 143, source: 'USDA SR28' },
  }
  const banana = { ...egg, food: 'banana', quantity: 1 }
  const water = {
    ...{ ...egg, meal: null, food: 'water', quantity: 500, unit: 'ml' },
    ...{ calories: 0, source: 'stated' },
  }
  const history = { from: '2026-11-19', until: '2026-11-20', truncated: false }
  expect(tell('get_food_history', { ...history, entries: [egg, banana, water] })).toEqual([
    'Today: 2 eggs (143 kcal), 1 banana (143 kcal) for breakfast; 500 ml water. In all 286 kcal (USDA SR28, as you stated).',
  ])
  expect(tell('get_food_history', { ...history, entries: [] })).toEqual([
    'Nothing is logged for Thu 19 Nov to Fri 20 Nov.',
  ])
})
