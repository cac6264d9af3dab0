import { findUnit } from '@alfred/contracts'
import type { LineRow } from '../rows.ts'
import { cleanText } from '../text.ts'

/** Words in place of a unit that are not one: sizes are of pieces, and servings have no measure. */
const SIZE = /^(small|medium|large|extra large|whole|piece|unit|<unit>)$/
const UNMEASURED = /^(serving|to taste)$/

type Amount = Pick<LineRow, 'quantity' | 'unit'>

/** An amount as recipes are stored: in a known unit if possible, else with the written word. */
export function readRecipeAmount(amount: number | null | undefined, unit: string | null | undefined): Amount {
  const said = cleanText(unit, 24)
  // "T" is a tablespoon and "t" a teaspoon; everything else may be written either way.
  const word = said === 'T' ? 'tbsp' : said === 't' ? 'tsp' : (said ?? '').toLowerCase().replace(/\.$/, '')
  const single = word.replace(/(?<=[^s])s$/, '')
  const quantity = amount && amount > 0 && amount < 1e8 ? Math.round(amount * 1_000) / 1_000 || null : null
  if (quantity === null || UNMEASURED.test(single)) return { quantity: null, unit: null }
  if (word === '' || SIZE.test(single)) return { quantity, unit: null }
  return { quantity, unit: findUnit(word) ?? findUnit(single) ?? word }
}

/** The courses of the cookbook with the words that other sources use; the first match counts. */
const courses = [
  ['dessert', /dessert|sweet|cake|cookie|biscuit|ice cream/],
  ['soup', /soup|stew/],
  ['salad', /salad/],
  ['bread', /bread|pancake/],
  ['drink', /drink|beverage|cocktail|smoothie/],
  ['sauce', /sauce|condiment|dip|spread|marinade|preserve/],
  ['starter', /starter|appeti[sz]er|antipast|hor d'oeuvre|fingerfood/],
  ['main', /main (course|dish)|lunch|dinner/],
  ['side', /side dish/],
  ['breakfast', /breakfast|brunch|morning meal|cereal/],
  ['snack', /snack|teatime|sandwich/],
] as const

/** The course for a source's words for dish and meal; null when none matches. */
export function readCourse(words: readonly string[]): string | null {
  const said = words.map((word) => word.toLowerCase())
  return courses.find(([, pattern]) => said.some((word) => pattern.test(word)))?.[0] ?? null
}

/** Whole minutes; null for 0 or less, which sources use for unknown times. */
export function readMinutes(said: number | null | undefined): number | null {
  return said && said > 0 && said <= 20_000 ? Math.max(1, Math.round(said)) : null
}

/** The distinct non-empty texts in lower case, limited in length and number. */
export function readWords(
  said: readonly unknown[],
  { lengthMax, wordsMax }: { lengthMax: number; wordsMax: number },
): string[] {
  return [...new Set(said.flatMap((word) => cleanText(word, lengthMax)?.toLowerCase() ?? []))].slice(
    0,
    wordsMax,
  )
}
