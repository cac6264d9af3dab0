import { findUnit, type Recipe } from '@alfred/contracts'
import { readQuantity } from '@alfred/language'

/** An ingredient as figures are looked up for it: an amount of a known unit, or none. */
export type LineToWeigh = { food: string; quantity: number | null; unit: string | null }

/**
 * The ingredients of a recipe with the amounts that can be weighed: of two to three the two, and nothing of a pinch. The locale says
 * whose pints are meant.
 */
export function linesToWeigh({ ingredients }: Pick<Recipe, 'ingredients'>, locale: string): LineToWeigh[] {
  return ingredients.map(({ food, quantity, unit }) => {
    const read = quantity === null ? null : readQuantity(quantity)
    const code = unit === null || unit.trim() === '' ? 'piece' : findUnit(unit, locale)
    return read === null || code === undefined
      ? { food, quantity: null, unit: null }
      : { food, quantity: read.from, unit: code }
  })
}
