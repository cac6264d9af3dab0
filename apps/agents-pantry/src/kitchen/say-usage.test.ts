import { expect, test } from '@jest/globals'
import { sayUsage } from './say-usage.ts'

const viewer = { locale: 'en-GB', today: '2026-11-22' }
const milk = { food: 'milk', unit: 'l', times: 1 }
const nothing = {
  ...{ food: null, kind: null, from: '2026-11-01', until: '2026-11-22', days: 22, truncated: false },
  ...{ totals: [], discarded: [] },
}

test('tells all of it in one sentence, with what a week takes', () => {
  const totals = [
    { ...milk, kind: 'bought' as const, quantity: 8 },
    { ...milk, kind: 'used' as const, quantity: 6.6 },
  ]
  expect(sayUsage({ ...nothing, totals }, viewer)).toEqual([
    'Sun 1 Nov to Sun 22 Nov: bought 8 l milk; used 6.6 l milk (about 2.1 l a week).',
  ])
  expect(sayUsage({ ...nothing, totals, days: 5 }, viewer).join(' ')).not.toContain('a week')
})

test('tells each thing that was thrown away, with its day and why', () => {
  const discarded = [
    { food: 'soup', quantity: 1, unit: 'l', on: '2026-11-20', reason: 'disliked' as const, note: null },
    { food: 'ham', quantity: 1, unit: 'pack', on: '2026-11-19', reason: 'other' as const, note: 'the dog' },
    { food: 'egg', quantity: 2, unit: 'piece', on: '2026-11-18', reason: null, note: null },
  ]
  const totals = [{ ...milk, kind: 'discarded' as const, quantity: 1 }]
  expect(sayUsage({ ...nothing, totals, discarded }, viewer)).toEqual([
    'Sun 1 Nov to Sun 22 Nov: thrown away 1 l soup (Fri 20 Nov, not liked), 1 pack of ham (Thu 19 Nov, the dog), 2 eggs (Wed 18 Nov).',
  ])
})

test('tells that nothing is written down', () => {
  expect(sayUsage({ ...nothing, food: 'milk' }, viewer)).toEqual([
    'Nothing is written down of milk from Sun 1 Nov to Sun 22 Nov.',
  ])
})
