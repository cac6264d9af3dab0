import { termsFor } from '@alfred/language/wording'

/** An amount of a food; null where none was said. */
export type FoodAmount = { food: string; quantity: number | null; unit: string | null }

/** Says an amount of a food, or the food alone where none was said. */
export function sayFood({ food, quantity, unit }: FoodAmount, locale: string): string {
  const terms = termsFor(locale)
  return quantity === null ? terms.name(food) : terms.food(quantity, unit ?? 'piece', food)
}

/**
 * Says an amount that was reckoned, a third of a recipe for example, with the three digits that a kitchen can measure: "333 g tofu" for
 * 333.333.
 */
export function sayReckoned({ quantity, ...amount }: FoodAmount, locale: string): string {
  return sayFood({ ...amount, quantity: quantity === null ? null : toThreeDigits(quantity) }, locale)
}

function toThreeDigits(quantity: number): number {
  return quantity >= 1_000 ? Math.round(quantity) : Number(quantity.toPrecision(3))
}
