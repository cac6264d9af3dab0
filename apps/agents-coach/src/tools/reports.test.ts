import { expect, test } from '@jest/globals'
import { reports } from './reports.ts'

const viewer = { locale: 'en', today: '2026-11-22' }
const tell = (tool: keyof typeof reports, data: Record<string, unknown>): string[] =>
  reports[tool].describe(data, viewer)

test('describes each goal of a report with its change', () => {
  const goal = {
    nutrient: 'protein_g',
    kind: 'goal',
    unit: 'g',
    target: 120,
    average: 95,
    days_told: 5,
    days_kept: 2,
  }
  const days = { from: '2026-11-09', until: '2026-11-22', days_logged: 5, sources: ['USDA SR28'] }
  expect(
    tell('get_progress_report', {
      ...days,
      averages: { calories: 1800 },
      goals: [{ ...goal, earlier: 80, later: 110 }],
    })[1],
  ).toBe('Protein: kept on 2 of 5 days, 95 of 120 g on average, up from 80 to 110.')
  expect(tell('get_progress_report', { ...days, days_logged: 0, averages: {}, goals: [] })).toHaveLength(1)
})

test('claims no pattern from too few days', () => {
  const few = { from: '2026-11-21', until: '2026-11-22', days_logged: 1, sources: [], is_enough: false }
  expect(
    tell('analyze_eating_patterns', { ...few, meals: [], foods: [], weekday: 900, weekend: null })[0],
  ).toMatch(/1 day: too few to show a pattern/)
})

test('describes foods with their amount and source, and says when none was found', () => {
  const foods = [{ food: 'lentil', amount: 6.51, source: 'USDA SR28' }]
  expect(tell('get_food_recommendations', { nutrient: 'iron_mg', is_asked: true, foods })).toEqual([
    'Much iron in 100 g: lentil (6.5 mg iron) (USDA SR28).',
  ])
  expect(tell('get_food_recommendations', { nutrient: 'iron_mg', is_asked: false, foods: [] })[0]).toMatch(
    /no food/,
  )
})
