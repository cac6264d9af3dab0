import { expect, test } from '@jest/globals'
import type { InventoryTool } from '@alfred/contracts'
import { describeResult } from './describe-result.ts'
import { countFood, sayFood } from '@alfred/language'

const viewer = { locale: 'en-GB', timeZone: 'Europe/Berlin', today: '2026-11-20' }
const tell = (tool: InventoryTool, data: Record<string, unknown>, locale = 'en-GB'): string =>
  describeResult(tool, { ok: true, entities: [], data }, { ...viewer, locale }).join(' ')

const milk = {
  food: 'milk',
  quantity: 2,
  unit: 'l',
  location: 'fridge',
  expires_on: '2026-11-27',
  merged: false,
}
const total = { quantity: 2, unit: 'l' }

test('describes what was added', () => {
  expect(tell('add_item', { ...milk, total })).toBe('Added 2 l milk to the fridge, best before Fri 27 Nov.')
  expect(tell('add_item', { ...milk, total }, 'en-US')).toContain('best before Fri Nov 27.')
  expect(tell('add_item', { ...milk, expires_on: '2027-01-01', total })).toContain('Fri 1 Jan 2027')
  expect(
    tell('add_item', { ...milk, expires_on: null, merged: true, total: { quantity: 3.5, unit: 'l' } }),
  ).toBe('Added 2 l milk to the fridge. That makes 3.5 l milk in all.')
  const warnings = ['Mind your milk allergy: milk.']
  expect(tell('add_item', { ...milk, expires_on: null, total, said: 'Milch', warnings })).toBe(
    'Added 2 l milk (Milch) to the fridge. Mind your milk allergy: milk.',
  )
})

const lot = { quantity: 12, unit: 'piece', location: 'fridge', expires_on: null, taken: 3, left: 9 }
const eggs = { food: 'egg', taken: 3, unit: 'piece', requested: 3, left: 9, lots: [lot], shortfall: 0 }

test('describes what was used and what is left', () => {
  expect(tell('use_item', eggs)).toBe('Used 3 eggs; 9 left in the fridge.')
  expect(tell('use_item', { ...eggs, left: 20 })).toBe('Used 3 eggs; 20 left.')
  expect(tell('use_item', { ...eggs, left: 0, lots: [{ ...lot, left: 0 }], shortfall: null })).toBe(
    'Used 3 eggs; none left.',
  )
  expect(tell('discard_item', { ...eggs, taken: 1 })).toBe('Threw away 1 egg; 9 left in the fridge.')
})

test('describes a shortfall', () => {
  expect(tell('use_item', { ...eggs, taken: 2, left: 0, shortfall: 1 })).toBe(
    'Only 2 eggs were in stock, so 2 were taken (1 short).',
  )
  const flour = { ...eggs, food: 'flour', unit: 'g', taken: 250, left: 0, lots: [], shortfall: 250 }
  expect(tell('use_item', flour)).toBe('Only 250 g flour was in stock, so 250 g was taken (250 g short).')
})

test('describes what was moved', () => {
  const chicken = { food: 'chicken', moved: 500, unit: 'g', from: ['fridge', 'fridge'], to: 'freezer' }
  expect(tell('move_item', chicken)).toBe('Moved 500 g chicken from the fridge to the freezer.')
})

test('describes what a correction changed', () => {
  const before = { quantity: 9, unit: 'piece', expires_on: null }
  const corrected = { food: 'egg', location: 'fridge', before, after: { ...before, quantity: 7 } }
  expect(tell('correct_item', corrected)).toBe('Eggs in the fridge: now 7 (before: 9).')
  expect(tell('correct_item', { ...corrected, after: { ...before, expires_on: '2026-11-29' } })).toBe(
    'Eggs in the fridge: best before Sun 29 Nov (before: no date).',
  )
  expect(tell('correct_item', { ...corrected, after: before })).toBe(
    'Eggs in the fridge: nothing changed, it is 9.',
  )
  const opened = { ...before, unit: 'l', quantity: 1, opened_on: '2026-11-20' }
  expect(
    tell('correct_item', {
      ...corrected,
      food: 'milk',
      before: { ...opened, opened_on: null },
      after: opened,
    }),
  ).toBe('Milk in the fridge: opened on Fri 20 Nov.')
})

const item = {
  food: 'egg',
  quantity: 9,
  unit: 'piece',
  location: 'fridge',
  expires_on: null,
  opened_on: null,
}
const list = { location: null, food: null, items: [item], truncated: false }

test('lists the stock by place', () => {
  const carton = { ...item, food: 'milk', quantity: 2, unit: 'l', expires_on: '2026-11-27' }
  expect(tell('list_items', { ...list, items: [item, carton] })).toBe(
    'In the fridge: 9 eggs; 2 l milk (until Fri 27 Nov).',
  )
  const cans = {
    ...item,
    food: 'tomatoes',
    quantity: 2,
    unit: 'can',
    location: 'pantry',
    opened_on: '2026-11-19',
  }
  expect(tell('list_items', { ...list, items: [item, cans], truncated: true })).toBe(
    'In the fridge: 9 eggs. In the pantry: 2 cans of tomatoes (opened Thu 19 Nov). There is more than is listed here.',
  )
})

test('says that a list is empty', () => {
  expect(tell('list_items', { ...list, location: 'freezer', items: [] })).toBe('Nothing is in the freezer.')
  expect(tell('list_items', { ...list, items: [] })).toBe('Nothing is in stock.')
  expect(tell('list_items', { ...list, food: 'milk', items: [] })).toBe('No milk in stock.')
  expect(tell('list_expiring', { until: '2026-11-22', items: [] })).toBe(
    'Nothing in stock expires by Sun 22 Nov.',
  )
})

test('describes what expires, including what has expired already', () => {
  const row = { ...milk, days_left: 7 }
  const items = [
    { ...row, expires_on: '2026-11-18', days_left: -2 },
    { ...row, expires_on: '2026-11-20', days_left: 0 },
    { ...row, expires_on: '2026-11-21', days_left: 1 },
    row,
  ]
  const sentences = describeResult(
    'list_expiring',
    { ok: true, entities: [], data: { until: '2026-11-27', items } },
    viewer,
  )
  expect(sentences).toEqual([
    '2 l milk in the fridge: past its date since Wed 18 Nov.',
    '2 l milk in the fridge: best before Fri 20 Nov, today.',
    '2 l milk in the fridge: best before Sat 21 Nov, tomorrow.',
    '2 l milk in the fridge: best before Fri 27 Nov, in 7 days.',
  ])
})

test('uses the message of an error, and throws for data of an unknown shape so that the defect is noticed', () => {
  const error = { code: 'NOT_IN_STOCK', message: 'There is no milk in stock.', retryable: false }
  expect(describeResult('use_item', { ok: false, error }, viewer)).toEqual(['There is no milk in stock.'])
  expect(() => tell('add_item', { foo: 1 })).toThrow(/another shape/)
})

test.each([
  [3, 'egg', '3 eggs'],
  [1, 'eggs', '1 egg'],
  [0.5, 'pizza', '0.5 pizza'],
  [2, 'tomato', '2 tomatoes'],
  [1, 'tomatoes', '1 tomato'],
  [2, 'berry', '2 berries'],
  [1, 'strawberries', '1 strawberry'],
  [2, 'radish', '2 radishes'],
  [1, 'peaches', '1 peach'],
  [2, 'bay leaf', '2 bay leaves'],
  [2, 'milk', '2 milk'],
  [1, 'hummus', '1 hummus'],
  [1, 'swiss', '1 swiss'],
])('%p pieces of %s are called %s', (quantity, food, expected) => {
  expect(`${quantity} ${countFood(quantity, food)}`).toBe(expected)
})

test.each([
  { quantity: 2, unit: 'can', food: 'tomatoes', expected: '2 cans of tomatoes' },
  { quantity: 1, unit: 'loaf', food: 'bread', expected: '1 loaf of bread' },
  { quantity: 2, unit: 'loaf', food: 'bread', expected: '2 loaves of bread' },
  { quantity: 0.1 + 0.2, unit: 'kg', food: 'rice', expected: '0.3 kg rice' },
  { quantity: 2, unit: 'dozen', food: 'egg', expected: '2 dozen eggs' },
  { quantity: 1.5, unit: 'cup', food: 'flour', expected: '1.5 cups of flour' },
])('describes $quantity $unit $food as $expected', ({ quantity, unit, food, expected }) => {
  expect(sayFood(quantity, unit, food)).toBe(expected)
})

test('a row that cannot be read does not hide the other rows', () => {
  const row = {
    food: 'egg',
    quantity: 6,
    unit: 'piece',
    location: 'fridge',
    expires_on: null,
    opened_on: null,
  }
  const data = { location: null, food: null, items: [row, { ...row, quantity: 'NaN' }], truncated: false }
  const viewer = { locale: 'en-GB', timeZone: 'Europe/Berlin', today: '2026-11-20' }
  expect(describeResult('list_items', { ok: true, entities: [], data }, viewer)).toEqual([
    'In the fridge: 6 eggs.',
    'One entry cannot be read.',
  ])
})
