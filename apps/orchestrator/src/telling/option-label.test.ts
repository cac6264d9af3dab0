import { expect, test } from '@jest/globals'
import type { ShownEntity } from '@alfred/contracts'
import { optionLabel } from './option-label.ts'

const lot: ShownEntity = {
  ...{ ref: 'ref_lot_1', type: 'lot', label: 'milk', status: 'external', tier: 'background' },
  note: 'contains: milk, 1.5 l, fridge, until 2026-11-27, opened',
}

test.each([
  ['en-GB', 'milk (1.5 l, fridge, until 2026-11-27, opened)'],
  ['de', 'Milch (1,5 l, im Kühlschrank, bis Fr., 27. November 2026, geöffnet)'],
  ['fr', "lait (1,5 l, au réfrigérateur, jusqu'au ven. 27 novembre 2026, ouvert)"],
  ['es', 'leche (1,5 l, en la nevera, hasta el vie. 27 de noviembre de 2026, abierto)'],
  ['it', 'milk (1.5 l, fridge, until 2026-11-27, opened)'],
])('a thing to choose is told apart in %s', (locale, label) => {
  expect(optionLabel(lot, locale)).toBe(label)
})

test('a thing of which nothing is noted has its name alone, and a recipe the one it was given', () => {
  expect(optionLabel({ ...lot, note: null }, 'de')).toBe('Milch')
  expect(optionLabel({ ...lot, type: 'recipe', label: 'milk', note: 'recent' }, 'de')).toBe('milk')
})
