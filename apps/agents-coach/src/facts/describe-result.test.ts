import { expect, test } from '@jest/globals'
import { nutritionTools, type NutritionTool } from '@alfred/contracts'
import { describeResult } from './describe-result.ts'

const viewer = { locale: 'en-GB', today: '2026-11-20' }
const tell = (tool: NutritionTool, data: Record<string, unknown>): string[] =>
  describeResult(tool, { ok: true, entities: [], data }, viewer)

const egg = {
  food: 'egg',
  quantity: 2,
  unit: 'piece',
  nutrients: { calories: 143, protein_g: 12.56 },
  source: 'USDA SR28',
  is_estimate: false,
  figures_of: null,
  flags: [],
}
const meal = {
  kind: 'food_log',
  day: '2026-11-20',
  meal: 'breakfast',
  items: [egg],
  totals: egg.nutrients,
  replaced: null,
  warnings: [],
}

test('asks for a confirmation with the amount, the meal, the day, the figures and their source', () => {
  expect(tell('propose_food_log', meal)).toEqual([
    '2 eggs for breakfast today: 143 kcal, 12.6 g protein (USDA SR28). Shall I log it?',
  ])
  const cake = { ...egg, food: 'cake', quantity: 1, unit: 'slice', source: 'estimate', is_estimate: true }
  const both = { ...meal, meal: null, day: '2026-11-16', items: [egg, cake] }
  expect(tell('propose_food_log', both)).toEqual([
    '2 eggs and 1 slice of cake on Mon 16 Nov: 143 kcal, 12.6 g protein (USDA SR28, an estimate). Shall I log them?',
  ])
})

test('adds warnings to a proposal', () => {
  const skyr = { ...egg, food: 'skyr', figures_of: 'yogurt', flags: ['Skyr is unusual.'] }
  const facts = tell('propose_food_log', {
    ...meal,
    items: [skyr],
    warnings: ['Mind your milk allergy: skyr.'],
  })
  expect(facts.slice(1)).toEqual([
    'For skyr the figures of yogurt were taken.',
    'Skyr is unusual.',
    'Mind your milk allergy: skyr.',
  ])
})

test('describes what was logged, with the day if it is not today', () => {
  expect(tell('commit_proposal', meal)).toEqual(['Logged 2 eggs for breakfast: 143 kcal.'])
  expect(tell('commit_proposal', { ...meal, day: '2026-11-19' })).toEqual([
    'Logged 2 eggs for breakfast yesterday: 143 kcal.',
  ])
  expect(tell('commit_proposal', { ...meal, totals: {} })).toEqual([
    'Logged 2 eggs for breakfast: no figures.',
  ])
})

const protein = {
  nutrient: 'protein_g',
  label: 'protein',
  kind: 'goal',
  unit: 'g',
  target: 120,
  before: null,
}

test('describes a goal as at least and a limit as at most', () => {
  const calories = { ...protein, nutrient: 'calories', kind: 'limit', unit: 'kcal', target: 2000 }
  expect(
    tell('update_user_goal', { kind: 'goal_update', goals: [protein], reason: null, replaced: null }),
  ).toEqual(['Goal: at least 120 g protein a day. Shall I set it?'])
  const changed = { ...protein, before: { kind: 'goal', target: 100 } }
  const all = { kind: 'goal_update', goals: [changed, calories], reason: 'Mifflin-St Jeor', replaced: null }
  expect(tell('calculate_recommended_goals', all)).toEqual([
    'Goals: at least 120 g protein and at most 2000 kcal a day. Shall I set them?',
    'So far it is at least 100 g protein.',
    'Reckoned by Mifflin-St Jeor.',
  ])
  expect(tell('commit_proposal', all)).toEqual(['Set: at least 120 g protein and at most 2000 kcal a day.'])
  expect(tell('get_user_goals', { goals: [protein, calories] })).toEqual([
    'Your goals for a day: at least 120 g protein; at most 2000 kcal.',
  ])
  expect(tell('get_user_goals', { goals: [] })).toEqual(['You have no nutrition goals yet.'])
})

const day = {
  day: '2026-11-20',
  entries: 2,
  estimates: 1,
  workout: 300,
  totals: { calories: 843, protein_g: 45.2, fat_total_g: 0.456 },
  sources: ['USDA SR28', 'estimate'],
  goals: [],
}
const goal = { ...protein, consumed: 45.2, left: 74.8, untold: 0, colour: 'red' }

test('compares a day with its goals, and says what is unknown', () => {
  const sodium = {
    ...goal,
    nutrient: 'sodium_mg',
    kind: 'limit',
    unit: 'mg',
    target: 2000,
    consumed: 2300,
    left: -300,
    untold: 1,
  }
  expect(
    tell('get_today_progress', { ...day, goals: [goal, { ...goal, consumed: 121, left: -1 }, sodium] }),
  ).toEqual([
    'Today: 843 kcal, 45.2 g protein, 0.46 g fat, from 2 entries (USDA SR28, an estimate).',
    'Protein: 45.2 of 120 g, 74.8 g to go.',
    'Protein: 121 of 120 g, reached.',
    'Sodium: 2300 of at most 2000 mg, 300 mg over (not counting 1 entry without a figure for it).',
    'A workout adds 300 kcal to what may be eaten.',
    '1 entry of these is an estimate.',
  ])
  const empty = { ...day, entries: 0, estimates: 0, workout: 0, totals: {}, sources: [] }
  expect(tell('get_today_progress', { ...empty, day: '2026-11-16' })).toEqual([
    'Nothing is logged for Mon 16 Nov.',
  ])
})

test('describes a week by the days that have entries', () => {
  const week = {
    from: '2026-11-14',
    until: '2026-11-20',
    days_logged: 3,
    estimates: 0,
    sources: ['USDA SR28'],
  }
  expect(tell('get_weekly_summary', { ...week, averages: { calories: 1820.4 } })).toEqual([
    'From Sat 14 Nov to Fri 20 Nov food was logged on 3 of 7 days; on those it was 1820 kcal a day on average (USDA SR28).',
  ])
  expect(tell('get_weekly_summary', { ...week, days_logged: 0, averages: {} })).toEqual([
    'From Sat 14 Nov to Fri 20 Nov nothing was logged.',
  ])
})

test('lists the diary by day and meal', () => {
  const entry = {
    day: '2026-11-20',
    meal: 'breakfast',
    food: 'egg',
    quantity: 2,
    unit: 'piece',
    calories: 143,
    source: 'USDA SR28',
  }
  const water = {
    ...entry,
    meal: null,
    food: 'water',
    quantity: 500,
    unit: 'ml',
    calories: 0,
    source: 'stated',
  }
  const history = { from: '2026-11-19', until: '2026-11-20', truncated: false }
  expect(
    tell('get_food_history', {
      ...history,
      entries: [entry, { ...entry, food: 'banana', quantity: 1 }, water],
    }),
  ).toEqual([
    'Today: 2 eggs (143 kcal), 1 banana (143 kcal) for breakfast; 500 ml water. In all 286 kcal (USDA SR28, as you stated).',
  ])
  expect(tell('get_food_history', { ...history, entries: [] })).toEqual([
    'Nothing is logged for Thu 19 Nov to Fri 20 Nov.',
  ])
})

test('describes a profile with what the person stated', () => {
  const profile = { time_zone: 'UTC', goals: 1, entries: 1, first_day: '2026-11-19' }
  expect(tell('get_user_profile', { ...profile, preferences: [{ kind: 'allergy', value: 'egg' }] })).toEqual([
    'Your diary has 1 entry, the first from Thu 19 Nov.',
    'You have 1 nutrition goal.',
    'I know of you: allergy egg.',
  ])
})

test('answers about foods with the figures of the source, and never shows a missing figure as zero', () => {
  const chicken = { ...egg, food: 'chicken', quantity: 100, unit: 'g', nutrients: { protein_g: 18.6 } }
  expect(tell('lookup_nutrition', { ...chicken, nutrient: 'protein_g' })).toEqual([
    '100 g chicken: 18.6 g protein (USDA SR28).',
  ])
  expect(tell('lookup_nutrition', { ...chicken, nutrient: 'biotin_mcg' })).toEqual([
    '100 g chicken: nothing is told of its biotin (USDA SR28).',
  ])
  const foods = [chicken, { ...chicken, food: 'soup', nutrients: {} }]
  const comparison = {
    nutrient: 'protein_g',
    ranked_by: 'protein_g',
    basis: { quantity: 100, unit: 'g' },
    foods,
    unknown: ['unicorn'],
  }
  expect(tell('compare_foods', comparison)).toEqual([
    'Protein per 100 g: chicken 18.6 g, soup not told (USDA SR28).',
    'I have no figures for unicorn.',
  ])
  expect(tell('estimate_nutrition', { ...chicken, source: 'estimate', is_estimate: true })[0]).toContain(
    '(an estimate',
  )
})

test('uses the message of a refusal, and throws for data of an unknown shape so that the defect is noticed', () => {
  const error = {
    code: 'FOOD_UNKNOWN',
    message: 'I have no nutrition figures for unicorn.',
    retryable: false,
  }
  for (const tool of Object.keys(nutritionTools) as NutritionTool[]) {
    expect(describeResult(tool, { ok: false, error }, viewer)).toEqual([error.message])
    expect(() => tell(tool, { kcal: 'many' })).toThrow(/another shape/)
  }
})
