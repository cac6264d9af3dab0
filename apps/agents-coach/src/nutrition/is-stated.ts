import type { NutrientAmounts } from '@alfred/contracts'
import { spokenNumbers } from '@alfred/language'

const KJ_OF_KCAL = 4.184
/** Salt is two fifths sodium, by its weight in milligrams. */
const MG_SODIUM_OF_G_SALT = [393, 400]
/** What people round, and what code multiplies. */
const TOLERANCE = 0.02

/**
 * Whether a person's own words hold all of these figures: as they are, of each of so many, by 100 g, in kilojoules, or as salt. A model
 * may call anything stated; what nobody said is its estimate.
 */
export function isStated(
  nutrients: NutrientAmounts,
  quantity: number | null,
  said: readonly string[],
): boolean {
  const numbers = said.flatMap(numbersIn)
  return Object.entries(nutrients).every(([nutrient, amount]) =>
    typeof amount !== 'number' ? true : isHeld(nutrient, amount, withProducts(numbers, quantity ?? 1)),
  )
}

function isHeld(nutrient: string, amount: number, numbers: readonly number[]): boolean {
  const factors =
    nutrient === 'calories'
      ? [1, 1 / KJ_OF_KCAL]
      : nutrient === 'sodium_mg'
        ? [1, ...MG_SODIUM_OF_G_SALT]
        : [1]
  return numbers.some((number) => factors.some((factor) => isNear(amount, number * factor)))
}

/** The numbers that were said, of each of so many, and of an amount by a hundred of it. */
function withProducts(numbers: readonly number[], quantity: number): number[] {
  const byHundred = numbers.flatMap((one) => numbers.map((other) => (one * other) / 100))
  return [...numbers, ...numbers.map((number) => number * quantity), ...byHundred]
}

function isNear(one: number, other: number): boolean {
  return Math.abs(one - other) <= TOLERANCE * Math.max(Math.abs(one), Math.abs(other))
}

/** A number is read both ways where a comma or a point may part thousands: "1,200" and "12,5". */
function numbersIn(text: string): number[] {
  return [...spokenNumbers(text).matchAll(/\d+(?:[.,]\d+)*/g)].flatMap(([digits]) => [
    Number(digits.replaceAll(/[.,]/g, '')),
    Number(digits.replace(',', '.')),
  ])
}
