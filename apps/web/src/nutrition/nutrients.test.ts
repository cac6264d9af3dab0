import { describe, expect, test } from '@jest/globals'
import { byDay, progressOf, sumNutrients, type Entry, type Goal } from './nutrients.ts'

const entry = (nutrients: Record<string, number>, rest: Partial<Entry> = {}): Entry => ({
  ...{ id: 'e', logged_on: '2026-11-26', meal: null, food: 'egg', quantity: 1, unit: 'piece', grams: null },
  ...{ note: null, created_at: '', source: 'USDA SR28', is_estimate: false, nutrients },
  ...rest,
})
const goal = (rest: Partial<Goal>): Goal => ({
  ...{ id: 'g', nutrient: 'protein_g', kind: 'goal', target: 100, unit: 'g' },
  ...{ yellow_min: null, green_min: null, red_min: null },
  ...rest,
})

describe('sums', () => {
  test('tell of how many entries they are, and where their figures come from', () => {
    const sums = sumNutrients([
      entry({ calories: 100, protein_g: 10 }, { source: 'USDA SR28 01123' }),
      entry({ calories: 50 }, { source: 'label', is_estimate: true }),
    ])
    expect(sums).toEqual([
      {
        ...{ nutrient: 'calories', name: 'calories', unit: 'kcal', amount: 150, known: 2, entries: 2 },
        ...{ sources: ['USDA SR28', 'label'], isEstimate: true },
      },
      {
        ...{ nutrient: 'protein_g', name: 'protein', unit: 'g', amount: 10, known: 1, entries: 2 },
        ...{ sources: ['USDA SR28'], isEstimate: false },
      },
    ])
  })

  test('of nothing are none', () => {
    expect(sumNutrients([])).toEqual([])
  })
})

describe('a goal', () => {
  const tone = (of: Partial<Goal>, protein: number) =>
    progressOf([goal(of)], [entry({ protein_g: protein })])[0]?.tone
  test('is far, near or reached', () => {
    expect([tone({}, 10), tone({}, 60), tone({}, 90)]).toEqual(['far', 'near', 'good'])
  })

  test('that is a limit is good below it', () => {
    expect([tone({ kind: 'limit' }, 10), tone({ kind: 'limit' }, 95), tone({ kind: 'limit' }, 101)]).toEqual([
      ...['good', 'near', 'far'],
    ])
  })

  test('turns where its person said', () => {
    expect(tone({ yellow_min: 0.1, green_min: 0.2 }, 25)).toBe('good')
  })
})

test('a day on which nothing was written down is no day of nothing', () => {
  expect(byDay([entry({ calories: 70 })], ['2026-11-25', '2026-11-26'], 'calories')).toEqual([
    { day: '2026-11-25', amount: null },
    { day: '2026-11-26', amount: 70 },
  ])
})
