import { expect, test } from '@jest/globals'
import { sayLowStock, sayMinStock } from './say-minimum.ts'

const viewer = { locale: 'en-GB', today: '2026-11-22' }
const milk = { food: 'milk', quantity: 2, unit: 'l', there: 0.5 }
const eggs = { food: 'egg', quantity: 6, unit: 'piece', there: 0 }

test('tells what is wanted in from now on, and that less is there', () => {
  const set = { ...milk, before: { quantity: 1, unit: 'l' }, below: [milk] }
  expect(sayMinStock(set, viewer)).toEqual([
    'I will remember that you always want 2 l milk in (before: 1 l).',
    'Below your minimum of 2 l milk: 0.5 l there.',
  ])
  expect(sayMinStock({ ...set, quantity: null, below: [] }, viewer)).toEqual([
    'No minimum any more: milk (before: 1 l).',
  ])
  expect(sayMinStock({ ...set, quantity: null, before: null, below: [] }, viewer)).toEqual([
    'No minimum was set: milk.',
  ])
})

test('tells what runs low, what cannot be compared, and of what there is enough', () => {
  expect(sayLowStock({ below: [eggs], unsure: [milk], enough: [{ ...milk, there: 3 }] }, viewer)).toEqual([
    'Below your minimum of 6 eggs: none there.',
    'In stock in a measure that I cannot compare with your minimum: 2 l milk.',
    'There is enough of these, by your minimum: 2 l milk.',
  ])
  expect(sayLowStock({ below: [], unsure: [], enough: [] }, viewer).join(' ')).toContain('no minimum')
})
