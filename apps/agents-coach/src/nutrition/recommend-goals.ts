import type { Nutrient, NutritionArguments } from '@alfred/contracts'
import { termsFor } from '@alfred/language/wording'
import { wordsFor } from '../words/words-for.ts'

type Person = NutritionArguments<'calculate_recommended_goals'>
export type GoalDraft = { nutrient: Nutrient; kind: 'goal' | 'limit'; target: number }

const ACTIVITY_FACTOR: Record<Person['activity'], number> = {
  sedentary: 1.2,
  light: 1.375,
  moderate: 1.55,
  active: 1.725,
  very_active: 1.9,
}
const AIMS: Record<Person['aim'], { kcal: number; proteinPerKg: number }> = {
  lose: { kcal: -500, proteinPerKg: 1.6 },
  maintain: { kcal: 0, proteinPerKg: 1.2 },
  gain: { kcal: 300, proteinPerKg: 1.6 },
}
/** The lowest recommendation of calories per day, whatever the aim. */
const KCAL_MIN: Record<Person['sex'], number> = { female: 1_200, male: 1_500 }
const FAT_SHARE = 0.3
const FIBER_G_PER_1000_KCAL = 14
const SODIUM_LIMIT_MG = 2_300

/** Calculates daily goals from what a person stated: resting energy by Mifflin and St Jeor (1990), times activity. */
export function recommendGoals(person: Person, locale: string): { goals: GoalDraft[]; reason: string } {
  const { sex, age, height_cm: height, weight_kg: weight, activity, aim } = person
  const { amount, number } = termsFor(locale)
  const resting = 10 * weight + 6.25 * height - 5 * age + (sex === 'male' ? 5 : -161)
  const needed = resting * ACTIVITY_FACTOR[activity] + AIMS[aim].kcal
  const calories = toTens(Math.max(needed, KCAL_MIN[sex]))
  const protein = Math.round(weight * AIMS[aim].proteinPerKg)
  const fat = Math.round((calories * FAT_SHARE) / 9)
  const carbs = Math.max(0, Math.round((calories - 4 * protein - 9 * fat) / 4))
  return {
    goals: [
      { nutrient: 'calories', kind: aim === 'gain' ? 'goal' : 'limit', target: calories },
      { nutrient: 'protein_g', kind: 'goal', target: protein },
      { nutrient: 'carbs_g', kind: 'limit', target: carbs },
      { nutrient: 'fat_total_g', kind: 'limit', target: fat },
      { nutrient: 'fiber_g', kind: 'goal', target: Math.round((calories * FIBER_G_PER_1000_KCAL) / 1_000) },
      { nutrient: 'sodium_mg', kind: 'limit', target: SODIUM_LIMIT_MG },
    ],
    reason: wordsFor(locale).goals.atRest({
      resting: amount(Math.round(resting), 'kcal'),
      factor: number(ACTIVITY_FACTOR[activity]),
      added: AIMS[aim].kcal,
      isRaised: calories > toTens(needed),
    }),
  }
}

function toTens(kcal: number): number {
  return Math.round(kcal / 10) * 10
}
