import { describe, expect, test } from '@jest/globals'
import { addDays } from '../alfred/tell-days.ts'
import { today } from '../alfred/days.ts'
import { findLots, tellDue, type Lot } from './stock.ts'

const lot = (food: string, rest: Partial<Lot> = {}): Lot => ({
  ...{ id: food, food, quantity: 1, unit: 'piece', location: 'fridge', expires_on: null, opened_on: null },
  ...{ created_at: '', updated_at: '' },
  ...rest,
})
const foods = (lots: readonly Lot[]) => lots.map(({ food }) => food)

describe('stock', () => {
  const lots = [
    lot('rice', { location: 'pantry' }),
    lot('milk', { expires_on: '2026-12-01' }),
    lot('oat milk', { due_on: '2026-11-30', estimated_expires_on: '2026-11-30' }),
  ]

  test('is found by place and by words', () => {
    expect(foods(findLots(lots, { place: 'pantry', words: '', order: 'date' }))).toEqual(['rice'])
    expect(foods(findLots(lots, { place: 'all', words: ' MILK ', order: 'name' }))).toEqual([
      'milk',
      'oat milk',
    ])
  })

  test('is ordered by the day that counts, what keeps for ever last', () => {
    expect(foods(findLots(lots, { place: 'all', words: '', order: 'date' }))).toEqual([
      'oat milk',
      'milk',
      'rice',
    ])
  })
})

describe('a date', () => {
  const tone = (rest: Partial<Lot>) => tellDue(lot('milk', rest))?.tone
  test('that has passed is told as past, an estimated one with less alarm', () => {
    expect(tone({ expires_on: addDays(today(), -1) })).toBe('danger')
    expect(tone({ estimated_expires_on: addDays(today(), -1) })).toBe('warn')
    expect(tellDue(lot('milk', { estimated_expires_on: addDays(today(), -1) }))?.text).toBe(
      'since yesterday, estimated',
    )
  })

  test('that is near is told as near, one further off is not', () => {
    expect([tone({ expires_on: today() }), tone({ expires_on: addDays(today(), 3) })]).toEqual([
      'warn',
      'warn',
    ])
    expect(tone({ expires_on: addDays(today(), 4) })).toBe('plain')
    expect(tone({})).toBeUndefined()
  })
})
