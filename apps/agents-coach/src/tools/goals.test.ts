import { describe, expect, test } from '@jest/globals'
import { goals } from './goals.ts'

const viewer = { locale: 'en-GB', today: '2026-11-20' }
const moment = { askedAt: '2026-11-20T12:00:00Z', timeZone: 'Europe/Berlin', locale: 'en-GB' }
const tell = (tool: keyof typeof goals, data: Record<string, unknown>): string[] =>
  goals[tool].describe(data, viewer)
const prepare = (tool: keyof typeof goals, given: Record<string, unknown>) =>
  goals[tool].prepare({ tool, arguments: given, artifacts: {}, moment })

test('calculates recommended goals', () => {
  const person = {
    ...{ sex: 'male', age: 35, height_cm: 180, weight_kg: 80 },
    ...{ activity: 'moderate', aim: 'maintain' },
  }
  expect(prepare('calculate_recommended_goals', person)).toMatchObject({
    arguments: {
      goals: [{ nutrient: 'calories', target: 2720 }, {}, {}, {}, {}, {}],
      reason: expect.any(String),
    },
  })
})

test('tells which goal is gone, and where a goal and a limit turn their colours', () => {
  const goal = { nutrient: 'protein_g', label: 'protein', kind: 'goal', target: 120, unit: 'g' }
  expect(tell('remove_user_goal', goal)).toEqual(['Goal removed: at least 120 g protein a day.'])
  expect(tell('set_goal_colours', { ...goal, yellow: 60, turn: 80 })).toEqual([
    'Protein: yellow from 60% of the goal, green from 80%.',
  ])
  const limit = { ...goal, nutrient: 'sodium_mg', kind: 'limit', yellow: 90, turn: 110 }
  expect(tell('set_goal_colours', limit)).toEqual(['Sodium: yellow from 90% of the limit, red from 110%.'])
})

describe('a goal is described as at least and a limit as at most', () => {
  const protein = {
    ...{ nutrient: 'protein_g', label: 'protein', kind: 'goal', unit: 'g', target: 120 },
    before: null,
  }
  const calories = { ...protein, nutrient: 'calories', kind: 'limit', unit: 'kcal', target: 2000 }
  const update = { kind: 'goal_update', goals: [protein], reason: null, replaced: null }

  test('when it is proposed', () => {
    expect(tell('update_user_goal', update)).toEqual(['Goal: at least 120 g protein a day. Shall I set it?'])
    const changed = { ...protein, before: { kind: 'goal', target: 100 } }
    const all = { ...update, goals: [changed, calories], reason: 'Mifflin-St Jeor' }
    expect(tell('calculate_recommended_goals', all)).toEqual([
      'Goals: at least 120 g protein and at most 2000 kcal a day. Shall I set them?',
      'So far it is at least 100 g protein.',
      'Reckoned by Mifflin-St Jeor.',
    ])
  })

  test('when it is listed', () => {
    expect(tell('get_user_goals', { goals: [protein, calories] })).toEqual([
      'Your goals for a day: at least 120 g protein; at most 2000 kcal.',
    ])
    expect(tell('get_user_goals', { goals: [] })).toEqual(['You have no nutrition goals yet.'])
  })
})

test('describes a profile with what the person stated', () => {
  const profile = { time_zone: 'UTC', goals: 1, entries: 1, first_day: '2026-11-19' }
  expect(tell('get_user_profile', { ...profile, preferences: [{ kind: 'allergy', value: 'egg' }] })).toEqual([
    'Your diary has 1 entry, the first from Thu 19 Nov.',
    'You have 1 nutrition goal.',
    'I know of you: allergy egg.',
  ])
})
