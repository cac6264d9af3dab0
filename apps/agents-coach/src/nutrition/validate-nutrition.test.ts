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

// Beer, red wine and vodka as SR28 has them in 100 g (14003, 14096, 14037).
const beer = { calories: 43, protein_g: 0.46, carbs_g: 3.55, fat_total_g: 0 }
const wine = { calories: 85, protein_g: 0.07, carbs_g: 2.61, fat_total_g: 0 }
const vodka = { calories: 231, protein_g: 0, carbs_g: 0, fat_total_g: 0 }
const inAmount = (figures: Record<string, number>, share: number) =>
  Object.fromEntries(Object.entries(figures).map(([nutrient, amount]) => [nutrient, amount * share]))

test.each([
  { food: 'pilsner', per100g: beer, alcohol: 3.9, share: 3.3 },
  { food: 'merlot', per100g: wine, alcohol: 10.6, share: 1.5 },
  { food: 'vodka', per100g: vodka, alcohol: 33.4, share: 0.4 },
])(
  'the alcohol of $food is no ghost energy, and without it the figures do not fit',
  ({ food, per100g, alcohol, share }) => {
    const nutrients = inAmount(per100g, share)
    expect(validateNutrition({ food, nutrients, alcoholG: alcohol * share }, 'en-GB').flags).toEqual([])
    expect(validateNutrition({ food: 'lemonade', nutrients }, 'en-GB').flags).toHaveLength(1)
    expect(validateNutrition({ food, nutrients, alcoholG: 4 * alcohol * share }, 'en-GB').flags).toHaveLength(
      1,
    )
  },
)

test('validateNutrition rejects a drink with alcohol and no calories', () => {
  const figures = { food: 'diet tonic', alcoholG: 14, nutrients: { calories: 0 } }
  expect(validateNutrition(figures, 'en-GB').rejected).toEqual(expect.stringContaining('0 kcal'))
})

test('validateNutrition flags calories that do not match the macronutrients, in either direction', () => {
  for (const calories of [160, 400]) {
    const { flags } = validateNutrition({ food: 'stew', nutrients: { ...fitting, calories } }, 'en-GB')
    expect(flags).toEqual([expect.stringContaining('which make 250 kcal')])
  }
  const thin = { calories: 20, protein_g: 2, carbs_g: 20, fat_total_g: 0 }
  expect(validateNutrition({ food: 'beer', nutrients: thin }, 'en-GB').flags).toHaveLength(1)
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
