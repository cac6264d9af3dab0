import { expect, test } from '@jest/globals'
import { nameOf, rowsOfEntities } from './rows-of-entities.ts'

const told = (type: string, label: string, note: string | null = null) => ({
  ...{ ref: `${type}_1`, type, label, note },
  status: 'external' as const,
  tier: 'active' as const,
})

test('a meal that a call told of is its dish, with its day and its meal', () => {
  expect(rowsOfEntities([told('meal', 'lunch on 2026-11-20: pea soup')]).plan).toEqual([
    { title: 'pea soup', meal: 'lunch', day: '2026-11-20' },
  ])
})

test('a planned meal that the message names has the day and the meal that the database tells of it', () => {
  expect(rowsOfEntities([told('meal', 'pea soup', 'planned for lunch on 2026-11-20')]).plan).toEqual([
    { title: 'pea soup', meal: 'lunch', day: '2026-11-20' },
  ])
})

test('something eaten is its food, with its amount, its meal and its day', () => {
  expect(rowsOfEntities([told('food_entry', '2 slices of rye bread for lunch on 2026-11-18')]).diary).toEqual(
    [{ food: 'rye bread', quantity: 2, unit: 'slices', meal: 'lunch', day: '2026-11-18' }],
  )
  expect(rowsOfEntities([told('food_entry', '3 plums on 2026-11-18')]).diary).toEqual([
    { food: 'plums', quantity: 3, day: '2026-11-18' },
  ])
})

test('what is in stock and on the list has the amount that the database tells of it', () => {
  const rows = rowsOfEntities([
    told('lot', 'milk', 'turn 2; contains: milk, 1.5 l, fridge, until 2026-11-25'),
    told('shopping_item', 'plum', 'on the shopping list, 4 piece'),
    told('shopping_item', 'jam', 'on the shopping list'),
  ])
  expect(rows.stock).toEqual([{ food: 'milk', quantity: 1.5, unit: 'l' }])
  expect(rows.list).toEqual([{ food: 'plum', quantity: 4, unit: 'piece' }, { food: 'jam' }])
})

test('what is no row of the person is left out', () => {
  expect(rowsOfEntities([told('person', 'Leo')])).toEqual({})
})

test.each([
  ['milk, 2 l (fridge)', 'milk'],
  ['2 lb ground beef', 'ground beef'],
  ['1 slice of toast for breakfast on 2026-11-18', 'toast'],
  ['dinner on 2026-11-20: fish, chips and peas', 'fish, chips and peas'],
  ['Salmon with rice', 'Salmon with rice'],
])('"%s" names %s', (label, name) => {
  expect(nameOf(label)).toBe(name)
})
