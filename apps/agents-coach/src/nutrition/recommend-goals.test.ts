import { expect, test } from '@jest/globals'
import { recommendGoals } from './recommend-goals.ts'

const man = {
  sex: 'male',
  age: 35,
  height_cm: 180,
  weight_kg: 80,
  activity: 'moderate',
  aim: 'maintain',
} as const

test('recommendGoals calculates energy by Mifflin and St Jeor, times activity', () => {
  // 10 * 80 + 6.25 * 180 - 5 * 35 + 5 = 1755; times 1.55 = 2720
  const { goals, reason } = recommendGoals(man, 'en-GB')
  expect(goals[0]).toEqual({ nutrient: 'calories', kind: 'limit', target: 2720 })
  expect(goals[1]).toEqual({ nutrient: 'protein_g', kind: 'goal', target: 96 })
  expect(reason).toBe('Mifflin-St Jeor: 1755 kcal at rest, times 1.55 for activity')
  // 10 * 80 + 6.25 * 180 - 5 * 35 - 161 = 1589; times 1.55 = 2463
  expect(recommendGoals({ ...man, sex: 'female' }, 'en-GB').goals[0]?.target).toBe(2460)
})

test('recommendGoals subtracts or adds energy for the aim, and makes calories a goal rather than a limit for gaining weight', () => {
  expect(recommendGoals({ ...man, aim: 'lose' }, 'en-GB').goals[0]).toMatchObject({
    kind: 'limit',
    target: 2220,
  })
  expect(recommendGoals({ ...man, aim: 'gain' }, 'en-GB').goals[0]).toMatchObject({
    kind: 'goal',
    target: 3020,
  })
  expect(recommendGoals({ ...man, aim: 'gain' }, 'en-GB').goals[1]?.target).toBe(128)
})

test('recommendGoals recommends nobody less energy than is safe, and says so', () => {
  const small = {
    ...man,
    sex: 'female',
    age: 80,
    height_cm: 150,
    weight_kg: 40,
    activity: 'sedentary',
    aim: 'lose',
  } as const
  const { goals, reason } = recommendGoals(small, 'en-GB')
  expect(goals[0]?.target).toBe(1200)
  expect(reason).toContain('raised to the least that I recommend')
})

test('recommendGoals gives macronutrients that add up to the energy', () => {
  const { goals } = recommendGoals(man, 'en-GB')
  const target = (nutrient: string): number => goals.find((goal) => goal.nutrient === nutrient)?.target ?? 0
  const energy = 4 * target('protein_g') + 4 * target('carbs_g') + 9 * target('fat_total_g')
  expect(Math.abs(energy - target('calories'))).toBeLessThan(10)
})
