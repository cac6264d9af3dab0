import { keysOf } from '@alfred/contracts'
import type { Nutrient, NutrientAmounts } from '@alfred/contracts'

/** The result of a check of figures: rejected figures are not used, flags are shown beside the figures. */
export type Findings = { rejected: string | null; flags: string[] }

export type Figures = {
  food: string
  nutrients: NutrientAmounts
  /** Grams of alcohol, where known. Alcohol is not a counted nutrient, but has 7 kcal per gram. */
  alcoholG?: number
  /** Whether the figures come from a published table: those were measured, so their energy need not add up. */
  isSourced?: boolean
}

const KCAL_PER_G = { protein_g: 4, carbs_g: 4, fat_total_g: 9 } as const
const MISMATCH_SHARE = 0.2
const MISMATCH_KCAL = 20
const OUTLIERS: readonly { nutrient: Nutrient; above: number; words: string }[] = [
  { nutrient: 'calories', above: 2_500, words: 'more than 2500 kcal' },
  { nutrient: 'sodium_mg', above: 5_000, words: 'more than 5000 mg of sodium' },
]

/** Foods that may have no calories. Every other food has some. */
const CALORIE_FREE =
  /\b(?:water|tea|coffee|espresso|salt|diet|zero|sugar[- ]free|unsweetened|sweetener|stevia|ice cubes?|vinegar|baking soda|chewing gum)\b/i
const ALCOHOLIC =
  /\b(?:beer|lager|ale|stout|wine|champagne|prosecco|cider|vodka|gin|rum|whisk(?:e)?y|tequila|brandy|cognac|liqueur|sherry|port|cocktail|spritz|sake)\b/i

/** Checks figures that a person or a model gave against each other (ruling R23). */
export function validateNutrition(figures: Figures): Findings {
  const rejected = rejectionOf(figures)
  if (rejected !== null) return { rejected, flags: [] }
  return { rejected: null, flags: [...energyFlags(figures), ...outlierFlags(figures)] }
}

function rejectionOf({ food, nutrients }: Figures): string | null {
  const negative = Object.values(nutrients).some((amount) => amount < 0 || !Number.isFinite(amount))
  if (negative) return `The figures for ${food} hold an amount below zero.`
  const energy = energyOf(nutrients)
  if (nutrients.calories !== 0) return null
  const isFree = CALORIE_FREE.test(food) && !/\b(?:with|sugar|milk|cream|honey)\b(?![- ]free)/i.test(food)
  return isFree && energy <= MISMATCH_KCAL ? null : `${capitalised(food)} cannot have 0 kcal.`
}

function energyFlags({ food, nutrients, alcoholG = 0, isSourced = false }: Figures): string[] {
  const { calories } = nutrients
  const isWhole = Object.keys(KCAL_PER_G).every((name) => Object.hasOwn(nutrients, name))
  if (isSourced || calories === undefined || !isWhole) return []
  const energy = energyOf(nutrients) + 7 * alcoholG
  // Grams of alcohol are often missing; surplus energy may come from it.
  if (alcoholG === 0 && ALCOHOLIC.test(food) && calories > energy) return []
  const difference = Math.abs(calories - energy)
  if (difference <= MISMATCH_KCAL || difference <= MISMATCH_SHARE * energy) return []
  return [
    `The ${Math.round(calories)} kcal for ${food} do not fit its protein, carbohydrates and fat, which make ${Math.round(energy)} kcal.`,
  ]
}

function outlierFlags({ food, nutrients }: Figures): string[] {
  return OUTLIERS.filter(({ nutrient, above }) => (nutrients[nutrient] ?? 0) > above).map(
    ({ words }) => `${capitalised(food)} with ${words} is unusual.`,
  )
}

function energyOf(nutrients: NutrientAmounts): number {
  return keysOf(KCAL_PER_G).reduce((sum, name) => sum + KCAL_PER_G[name] * (nutrients[name] ?? 0), 0)
}

function capitalised(text: string): string {
  return `${text[0]?.toUpperCase() ?? ''}${text.slice(1)}`
}
