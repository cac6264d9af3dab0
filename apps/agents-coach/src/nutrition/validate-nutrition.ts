import { keysOf, nutrients } from '@alfred/contracts'
import type { Nutrient, NutrientAmounts } from '@alfred/contracts'
import { termsFor } from '@alfred/language/wording'
import { wordsFor } from '../words/words-for.ts'

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
const KCAL_PER_G_ALCOHOL = 7
const MISMATCH_SHARE = 0.2
const MISMATCH_KCAL = 20
const OUTLIERS: readonly { nutrient: Nutrient; above: number }[] = [
  { nutrient: 'calories', above: 2_500 },
  { nutrient: 'sodium_mg', above: 5_000 },
]

/** Foods that may have no calories. Every other food has some. */
const CALORIE_FREE =
  /\b(?:water|tea|coffee|espresso|salt|diet|zero|sugar[- ]free|unsweetened|sweetener|stevia|ice cubes?|vinegar|baking soda|chewing gum)\b/i
const ALCOHOLIC =
  /\b(?:beer|lager|ale|stout|wine|champagne|prosecco|cider|vodka|gin|rum|whisk(?:e)?y|tequila|brandy|cognac|liqueur|sherry|port|cocktail|spritz|sake)\b/i

/** Checks figures that a person or a model gave against each other (ruling R23); what is found is told in the locale. */
export function validateNutrition(figures: Figures, locale: string): Findings {
  const rejected = rejectionOf(figures, locale)
  if (rejected !== null) return { rejected, flags: [] }
  return { rejected: null, flags: [...energyFlags(figures, locale), ...outlierFlags(figures, locale)] }
}

function rejectionOf({ food, nutrients, alcoholG = 0 }: Figures, locale: string): string | null {
  const words = wordsFor(locale).checks
  const negative = Object.values(nutrients).some((amount) => amount < 0 || !Number.isFinite(amount))
  if (negative) return words.belowZero(food)
  const energy = energyOf(nutrients) + KCAL_PER_G_ALCOHOL * alcoholG
  if (nutrients.calories !== 0) return null
  const isFree = CALORIE_FREE.test(food) && !/\b(?:with|sugar|milk|cream|honey)\b(?![- ]free)/i.test(food)
  return isFree && energy <= MISMATCH_KCAL ? null : words.noCalories(food)
}

function energyFlags(
  { food, nutrients, alcoholG = 0, isSourced = false }: Figures,
  locale: string,
): string[] {
  const { calories } = nutrients
  const isWhole = Object.keys(KCAL_PER_G).every((name) => Object.hasOwn(nutrients, name))
  if (isSourced || calories === undefined || !isWhole) return []
  const energy = energyOf(nutrients) + KCAL_PER_G_ALCOHOL * alcoholG
  // Grams of alcohol are often missing; surplus energy may come from it.
  if (alcoholG === 0 && ALCOHOLIC.test(food) && calories > energy) return []
  const difference = Math.abs(calories - energy)
  if (difference <= MISMATCH_KCAL || difference <= MISMATCH_SHARE * energy) return []
  const kcal = (amount: number): string => termsFor(locale).amount(Math.round(amount), 'kcal')
  return [wordsFor(locale).checks.doNotFit(food, kcal(calories), kcal(energy))]
}

function outlierFlags({ food, nutrients: figures }: Figures, locale: string): string[] {
  const { amount, nutrient: nameOf } = termsFor(locale)
  return OUTLIERS.filter(({ nutrient, above }) => (figures[nutrient] ?? 0) > above).map(
    ({ nutrient, above }) =>
      wordsFor(locale).checks.unusual(food, {
        amount: amount(above, nutrients[nutrient].unit),
        nutrient: nutrient === 'calories' ? null : nameOf(nutrient),
      }),
  )
}

function energyOf(nutrients: NutrientAmounts): number {
  return keysOf(KCAL_PER_G).reduce((sum, name) => sum + KCAL_PER_G[name] * (nutrients[name] ?? 0), 0)
}
