import { expect, test } from '@jest/globals'
import type { KitchenRows } from '@alfred/db/kitchen'
import { sayRows } from './say-rows.ts'

const lot = { food: 'milk', quantity: 1.5, unit: 'l', location: 'fridge', expires_on: null }
const rows: KitchenRows = {
  inventory: [
    lot,
    { ...lot, food: 'egg', quantity: 12, unit: 'piece', location: 'counter', expires_on: '2026-11-25' },
    null,
  ],
  recipes: [
    { name: 'Cod pie', cuisine: 'British', minutes: 40, foods: ['cod', 'potato'] },
    { name: 'x'.repeat(500), cuisine: null, minutes: null, foods: [] },
  ],
  meals: [{ day: '2026-11-23', meal: 'dinner', title: 'Cod pie' }],
  shopping: [
    { food: 'rice', quantity: 1, unit: 'pack' },
    { food: 'salt', quantity: null, unit: null },
  ],
}

test.each([
  ['inventory', ['1.5 l milk, fridge', '12 egg, counter, until 2026-11-25', expect.any(String)]],
  ['recipes', ['Cod pie, British, 40 minutes, with cod, potato', 'x'.repeat(400)]],
  ['meals', ['2026-11-23 dinner: Cod pie']],
  ['shopping', ['1 pack rice', 'salt']],
  ['surprise', []],
  ['toString', []],
])('the rows of %s are said in lines for planning', (kind, lines) => {
  expect(sayRows(rows, kind)).toEqual(lines)
})
