import { expect, test } from '@jest/globals'
import { nutritionTools } from '@alfred/contracts'
import { body } from './body.ts'

const viewer = { locale: 'en-GB', today: '2026-11-20' }
const weight = [{ measure: 'weight_kg', value: 78 }]
const all = [
  { measure: 'sex', value: 'female' },
  { measure: 'age', value: 34 },
  { measure: 'height_cm', value: 175 },
  { measure: 'activity', value: 'very_active' },
]

test('what is kept is told, with how it goes', () => {
  expect(body.get_body.describe({ measures: all }, viewer)).toEqual([
    'Kept of your body: sex female, age 34, height 175 cm, activity very active. Say "forget my weight" to have it gone.',
  ])
  expect(body.get_body.describe({ measures: [] }, viewer)).toEqual(['Nothing is kept of your body.'])
})

test('whoever has goals reckoned is told what is taken from before', () => {
  expect(body.get_body.describe({ measures: weight, for_goals: true }, viewer)).toEqual([
    'From what is kept of your body: weight 78 kg.',
  ])
})

test('what is told in passing is asked about, and what it was before is told', () => {
  const told = { measures: weight, before: [{ measure: 'weight_kg', value: 80.5 }], is_kept: true }
  expect(body.remember_body.describe(told, viewer)).toEqual([
    'Kept for your goals: weight 78 kg (before: weight 80.5 kg).',
  ])
  expect(body.remember_body.describe({ ...told, before: [], is_kept: false }, viewer)).toEqual([
    'Shall I keep for next time: weight 78 kg?',
  ])
  expect(body.forget_body.describe({ measures: weight }, viewer)).toEqual(['Forgotten: weight 78 kg.'])
})

test('a body that nobody has is refused', () => {
  const given = { sex: null, age: null, height_cm: null, weight_kg: 5_000, activity: null }
  const schema = nutritionTools.remember_body.arguments
  expect(schema.safeParse({ ...given, told: null, asked: true }).success).toBe(false)
  expect(schema.safeParse({ ...given, weight_kg: 80, told: null, asked: true }).success).toBe(true)
})
