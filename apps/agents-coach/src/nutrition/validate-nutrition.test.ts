import { expect, test } from '@jest/globals'
import { validateNutrition, type Figures } from './validate-nutrition.ts'

const fitting = { calories: 250, protein_g: 20, carbs_g: 20, fat_total_g: 10 }

test.each<[string, Figures]>([
  ['an amount below zero', { food: 'stew', nutrients: { calories: 200, protein_g: -1 } }],
  ['an amount that is no number', { food: 'stew', nutrients: { calories: Number.NaN } }],
  ['chicken without calories', { food: 'grilled chicken', nutrients: { calories: 0 } }],
  ['eggs without calories', { food: 'eggs', nutrients: { calories: 0, protein_g: 12 } }],
  ['coffee with sugar without calories', { food: 'coffee with sugar', nutrients: { calories: 0 } }],
  [
    'a diet drink whose fat has no calories',
    { food: 'diet shake', nutrients: { calories: 0, fat_total_g: 9 } },
  ],
])('validateNutrition rejects %s', (_, figures) => {
  expect(validateNutrition(figures, 'en-GB')).toEqual({ rejected: expect.stringMatching(/\.$/), flags: [] })
})

test.each<[string, Figures]>([
  ['figures that add up', { food: 'stew', nutrients: fitting }],
  ['energy that is off by 20 kcal', { food: 'stew', nutrients: { ...fitting, calories: 270 } }],
  ['energy that is off by a fifth', { food: 'stew', nutrients: { ...fitting, calories: 300 } }],
  ['water without calories', { food: 'sparkling water', nutrients: { calories: 0 } }],
  ['black coffee without calories', { food: 'coffee', nutrients: { calories: 0 } }],
  ['a food of which only the energy is told', { food: 'burger', nutrients: { calories: 540 } }],
  [
    'wine, whose alcohol is not told',
    { food: 'red wine', nutrients: { calories: 125, protein_g: 0, carbs_g: 4, fat_total_g: 0 } },
  ],
  [
    'spirits with their alcohol',
    { food: 'schnapps', alcoholG: 14, nutrients: { calories: 98, protein_g: 0, carbs_g: 0, fat_total_g: 0 } },
  ],
  ['what a source measured', { food: 'celery', isSourced: true, nutrients: { ...fitting, calories: 900 } }],
])('validateNutrition accepts %s', (_, figures) => {
  expect(validateNutrition(figures, 'en-GB')).toEqual({ rejected: null, flags: [] })
})

test('validateNutrition flags calories that do not match the macronutrients, in either direction', () => {
  for (const calories of [160, 400]) {
    const { flags } = validateNutrition({ food: 'stew', nutrients: { ...fitting, calories } }, 'en-GB')
    expect(flags).toEqual([expect.stringContaining('which make 250 kcal')])
  }
  const beer = { calories: 20, protein_g: 2, carbs_g: 20, fat_total_g: 0 }
  expect(validateNutrition({ food: 'beer', nutrients: beer }, 'en-GB').flags).toHaveLength(1)
})

test('validateNutrition flags unusual figures without rejecting them', () => {
  expect(
    validateNutrition({ food: 'feast', nutrients: { calories: 2_501, sodium_mg: 5_001 } }, 'en-GB'),
  ).toEqual({
    rejected: null,
    flags: [
      'Feast with more than 2500 kcal is unusual.',
      'Feast with more than 5000 mg of sodium is unusual.',
    ],
  })
  expect(
    validateNutrition({ food: 'feast', nutrients: { calories: 2_500, sodium_mg: 5_000 } }, 'en-GB').flags,
  ).toEqual([])
})
