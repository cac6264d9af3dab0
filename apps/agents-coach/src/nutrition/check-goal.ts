import { nutrients, type Nutrient } from '@alfred/contracts'
import { termsFor } from '@alfred/language/wording'
import { wordsFor } from '../words/words-for.ts'

/** The bounds of a daily target. A target outside of them is a mistake, or dangerous. */
const BOUNDS: Partial<Record<Nutrient, readonly [min: number, max: number]>> = {
  calories: [1_000, 6_000],
  protein_g: [10, 400],
  carbs_g: [10, 900],
  fat_total_g: [10, 300],
  hydration_ml: [500, 8_000],
  fiber_g: [5, 100],
  sugar_g: [0.1, 300],
  sodium_mg: [200, 6_000],
  cholesterol_mg: [10, 2_000],
}

/** Returns the objection to a goal as a sentence for the person. Null when the goal is fine. */
export function checkGoal(nutrient: Nutrient, target: number, locale: string): string | null {
  const [min, max] = BOUNDS[nutrient] ?? [0, Number.POSITIVE_INFINITY]
  const { unit } = nutrients[nutrient]
  if (target >= min && target <= max) return null
  const { amount, number, nutrient: nameOf } = termsFor(locale)
  const aim = { amount: amount(target, unit), nutrient: nutrient === 'calories' ? null : nameOf(nutrient) }
  return wordsFor(locale).goals.outOfRange(aim, { min: number(min), max: amount(max, unit) })
}
