import { expect, test } from '@jest/globals'
import type { NutritionTool } from '@alfred/contracts'
import { describeResult } from './describe-result.ts'

const viewer = { locale: 'en', today: '2026-11-22' }
const tell = (tool: NutritionTool, data: Record<string, unknown>): string[] =>
  describeResult(tool, { ok: true, entities: [], data }, viewer)

const curry = {
  name: 'Chickpea curry',
  makes: 4,
  ingredients: 9,
  known: 7,
  unknown: ['salt', 'curry leaves'],
  sources: ['USDA SR28'],
}

test('describes a serving of a recipe together with the ingredients without figures', () => {
  expect(
    tell('calculate_recipe_serving', {
      ...curry,
      servings: 2,
      nutrients: { calories: 700.4, protein_g: 30 },
    }),
  ).toEqual([
    '2 servings of Chickpea curry: 700 kcal, 30 g protein (USDA SR28).',
    '7 of 9 ingredients have figures; without salt and curry leaves.',
  ])
})

test('mentions no missing figures when there are none, and no serving when the number of servings is unknown', () => {
  const whole = { ...curry, known: 9, unknown: [], makes: null, serving: null, totals: { calories: 1400 } }
  expect(tell('get_recipe_details', whole)).toEqual([
    'Chickpea curry, all of it: 1400 kcal (USDA SR28). How many servings it makes is not told.',
  ])
})

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
