import { foodName } from '../food-names.ts'
import type { Language } from '../languages.ts'
import type { Countable } from './countable.ts'
import { termOf } from './term-of.ts'
import type { Terms } from './terms.ts'

/** What the amounts of a language other than English are made of. */
type AmountWords = {
  language: Exclude<Language, 'en'>
  unknown: string
  /** "under", of an amount that must not read as zero. */
  under: string
  units: Readonly<Record<string, Countable>>
  /** Whether this number is followed by the word for one. */
  isOne(quantity: number): boolean
  /** The name of a food without the container that it says itself: "2 Dosen", not "2 Dosen Dosentomaten". */
  inContainer?(unit: string, food: string): string
  /** An amount in a unit with its food: "2 l de lait". */
  of(amount: string, food: string): string
}

const SAID_MAX = 1e15
const DECIMALS = 1_000

/** Numbers, amounts and foods of a language with a decimal comma and words of its own for units. */
export function amountTerms(
  words: AmountWords,
): Pick<Terms, 'number' | 'amount' | 'units' | 'of' | 'food' | 'foodSaid' | 'name'> {
  const { language, units, isOne } = words
  const number = (quantity: number): string => {
    if (!isSayable(quantity)) return words.unknown
    const rounded = Math.round(quantity * DECIMALS) / DECIMALS
    if (rounded === 0 && quantity > 0) return `${words.under} 0,001`
    return String(rounded + 0).replace('.', ',')
  }
  const amount = (quantity: number, unit: string): string => {
    if (unit === 'piece' || !isSayable(quantity)) return number(quantity)
    return `${number(quantity)} ${termOf(units, unit)?.[isOne(quantity) ? 0 : 1] ?? unit}`
  }
  const foodOf = (quantity: number, unit: string, food: string): string => {
    if (!isSayable(quantity)) return `${measured(food)} (${words.unknown})`
    const known = foodName(food, language)
    if (unit === 'dozen') return words.of(amount(quantity, unit), known?.many ?? food)
    if (unit !== 'piece') return words.of(amount(quantity, unit), inContainer(unit, measured(food)))
    // Of a word that no list has, nobody knows what many of it are called.
    if (known === undefined) return `${number(quantity)} × ${food}`
    return `${number(quantity)} ${isOne(quantity) ? known.one : known.many}`
  }
  const inContainer = (unit: string, name: string): string => words.inContainer?.(unit, name) ?? name
  const measured = (food: string): string => foodName(food, language)?.measured ?? food
  return {
    number,
    amount,
    units: (unit) => termOf(units, unit)?.[1] ?? unit,
    of: (many, name) => words.of(many, name),
    name: measured,
    food: foodOf,
    // The person said it in the number that it was of.
    foodSaid: ({ quantity, unit, food, said }) => {
      if (quantity === null) return said ?? measured(food)
      if (said === null || !isSayable(quantity)) return foodOf(quantity, unit, food)
      return unit === 'piece'
        ? `${number(quantity)} ${said}`
        : words.of(amount(quantity, unit), inContainer(unit, said))
    },
  }
}

function isSayable(quantity: number): boolean {
  return Number.isFinite(quantity) && Math.abs(quantity) < SAID_MAX
}
