import { nutrients, type Nutrient } from '@alfred/contracts'
import type { DraftFigures } from '@alfred/db/kitchen'
import { sayNumber } from '@alfred/language'

const TOLD: readonly Nutrient[] = ['calories', 'protein_g', 'carbs_g', 'fat_total_g']

/**
 * What is in a serving of a recipe that nobody has saved yet, with whose figures these are and what they leave out. In English, as a
 * recipe is written.
 */
export function tellDraftFigures(figures: DraftFigures): string {
  const { makes, ingredients, known, unknown, is_sum: isSum, serving, totals, sources } = figures
  if (known === 0) return 'There are no nutrition figures for its ingredients.'
  const amounts = TOLD.flatMap((nutrient) => sayAmount(nutrient, (serving ?? totals)[nutrient]))
  const told = amounts.length === 0 ? 'no figures' : amounts.join(', ')
  const of = serving === null ? 'All of it' : `One of ${sayNumber(makes ?? 1)} servings`
  const whole = `${of}: ${told} (${sources.join(', ')}).`
  if (known === ingredients) return whole
  const part = `${known} of ${ingredients} ingredients have figures; not counted: ${unknown.join(', ')}.`
  return isSum ? `${whole} ${part}` : `${whole} This is not a sum of the whole dish: ${part}`
}

function sayAmount(nutrient: Nutrient, amount: number | undefined): string[] {
  if (amount === undefined) return []
  const { unit, names } = nutrients[nutrient]
  if (nutrient === 'calories') return [`${sayNumber(Math.round(amount))} kcal`]
  return [`${sayNumber(Math.round(amount * 10) / 10)} ${unit} ${names[0]}`]
}
