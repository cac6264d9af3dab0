import { expect, test } from '@jest/globals'
import { shopping } from './shopping.ts'

const viewer = { locale: 'en-GB', today: '2026-11-20' }
const moment = { askedAt: '2026-11-20T10:00:00Z', timeZone: 'Europe/Berlin', locale: 'en-GB' }

test('names foods and units as the stock does', () => {
  const prepare = (unit: string) =>
    shopping.add_to_shopping.prepare({
      ...{ tool: 'add_to_shopping', artifacts: {}, moment },
      arguments: { food: 'the Milk', quantity: 2, unit },
    })
  expect(prepare('Litres')).toEqual({ ok: true, arguments: { food: 'milk', quantity: 2, unit: 'l' } })
  expect(prepare('furlongs')).toMatchObject({ ok: false, error: { code: 'UNKNOWN_UNIT' } })
})

const item = { food: 'egg', quantity: 6, unit: 'piece', checked: false, category: 'egg' }
const satay = {
  ...{ food: 'peanut butter', said: 'Erdnussbutter', quantity: null, unit: null, merged: false },
  total: { quantity: null, unit: null },
  warnings: ['Mind your peanuts allergy: peanut butter.'],
}

test.each([
  [
    'add_to_shopping',
    { food: 'milk', quantity: 1, unit: 'l', merged: true, total: { quantity: 3, unit: 'l' } },
    ['Put 1 l milk on the shopping list, 3 l milk in all.'],
  ],
  [
    'add_to_shopping',
    satay,
    ['Put peanut butter (Erdnussbutter) on the shopping list.', 'Mind your peanuts allergy: peanut butter.'],
  ],
  [
    'list_shopping',
    { items: [item, { ...item, food: 'milk', quantity: null, checked: true }] },
    ['To buy: 6 eggs.', 'Checked off: milk.'],
  ],
  ['remove_from_shopping', { food: 'egg', lines: 1 }, ['Took eggs off the shopping list.']],
  ['check_off', { food: 'egg', lines: 1 }, ['Checked eggs off the shopping list.']],
] as const)('describes the result of %s', (tool, data, sentences) => {
  expect(shopping[tool].describe(data, viewer)).toEqual(sentences)
})
