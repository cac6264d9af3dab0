import { nutrients, type Nutrient } from '@alfred/contracts'

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
export function checkGoal(nutrient: Nutrient, target: number): string | null {
  const [min, max] = BOUNDS[nutrient] ?? [0, Number.POSITIVE_INFINITY]
  const { unit, names } = nutrients[nutrient]
  if (target >= min && target <= max) return null
  const what = nutrient === 'calories' ? unit : `${unit} of ${names[0]}`
  return `${target} ${what} a day is out of range: I take ${min} to ${max} ${unit}.`
}
