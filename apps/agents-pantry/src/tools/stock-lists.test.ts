import { expect, test } from '@jest/globals'
import { stockLists } from './stock-lists.ts'

const viewer = { locale: 'en-GB', today: '2026-11-20' }
const list = (data: Record<string, unknown>) => stockLists.list_items.describe(data, viewer)
const listExpiring = (items: object[]) =>
  stockLists.list_expiring.describe({ until: '2026-11-27', items }, viewer)

const eggs = {
  ...{ food: 'egg', quantity: 9, unit: 'piece', location: 'fridge', expires_on: null },
  opened_on: null,
}
const stock = { location: null, food: null, items: [eggs], truncated: false }

test('lists the stock by place', () => {
  const milk = { ...eggs, food: 'milk', quantity: 2, unit: 'l', expires_on: '2026-11-27' }
  expect(list({ ...stock, items: [eggs, milk] })).toEqual([
    'In the fridge: 9 eggs; 2 l milk (until Fri 27 Nov).',
  ])
  const cans = { food: 'tomatoes', quantity: 2, unit: 'can', location: 'pantry', opened_on: '2026-11-19' }
  expect(list({ ...stock, items: [eggs, { ...eggs, ...cans }], truncated: true })).toEqual([
    'In the fridge: 9 eggs.',
    'In the pantry: 2 cans of tomatoes (opened Thu 19 Nov).',
    'There is more than is listed here.',
  ])
})

test('says that a list is empty', () => {
  expect(list({ ...stock, location: 'freezer', items: [] })).toEqual(['Nothing is in the freezer.'])
  expect(list({ ...stock, items: [] })).toEqual(['Nothing is in stock.'])
  expect(list({ ...stock, food: 'milk', items: [] })).toEqual(['No milk in stock.'])
  expect(listExpiring([])).toEqual(['Nothing in stock expires by Fri 27 Nov.'])
})

test('describes what expires, including what has expired already', () => {
  const milk = { food: 'milk', quantity: 2, unit: 'l', location: 'fridge' }
  const items = [
    { ...milk, expires_on: '2026-11-18', days_left: -2 },
    { ...milk, expires_on: '2026-11-20', days_left: 0 },
    { ...milk, expires_on: '2026-11-21', days_left: 1 },
    { ...milk, expires_on: '2026-11-27', days_left: 7 },
  ]
  expect(listExpiring(items)).toEqual([
    '2 l milk in the fridge: past its date since Wed 18 Nov.',
    '2 l milk in the fridge: best before Fri 20 Nov, today.',
    '2 l milk in the fridge: best before Sat 21 Nov, tomorrow.',
    '2 l milk in the fridge: best before Fri 27 Nov, in 7 days.',
  ])
})

test('a row that cannot be read does not hide the other rows', () => {
  expect(list({ ...stock, items: [eggs, { ...eggs, quantity: 'NaN' }] })).toEqual([
    'In the fridge: 9 eggs.',
    'One entry cannot be read.',
  ])
})
