import { termsFor } from '@alfred/language/wording'

/** An amount of a food; null where none was said. */
export type FoodAmount = { food: string; quantity: number | null; unit: string | null }

/** Says an amount of a food, or the food alone where none was said. */
export function sayFood({ food, quantity, unit }: FoodAmount, locale: string): string {
  const terms = termsFor(locale)
  return quantity === null ? terms.name(food) : terms.food(quantity, unit ?? 'piece', food)
}
