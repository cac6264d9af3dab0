import { nutrients, nutrientSchema, type Nutrient } from '@alfred/contracts'
import { termsFor, type Viewer } from '@alfred/language/wording'
import { wordsFor } from '../words/words-for.ts'

export type { Viewer }
export { sayPastDay as sayDay } from '@alfred/language/wording'

/** The nutrients that are described when none was asked for. */
const mainNutrients: readonly Nutrient[] = ['calories', 'protein_g', 'carbs_g', 'fat_total_g']

/** An amount of a nutrient: "12.6 g protein", "143 kcal". */
export function sayAmountOf(nutrient: Nutrient, amount: number, locale: string): string {
  const terms = termsFor(locale)
  const { unit } = nutrients[nutrient]
  const inUnit = (number: number): string => `${terms.number(number)} ${terms.units(unit)}`
  return nutrient === 'calories'
    ? inUnit(Math.round(amount))
    : terms.of(inUnit(rounded(amount)), terms.nutrient(nutrient))
}

/** The given nutrients in a row: "143 kcal, 12.6 g protein, 0.7 g carbohydrates, 9.5 g fat". One that is unknown is none. */
export function sayNutrients(
  amounts: Readonly<Record<string, number>>,
  locale: string,
  wanted: readonly Nutrient[] = mainNutrients,
): string {
  const told = wanted.flatMap((nutrient) => {
    const amount = amounts[nutrient]
    return amount === undefined ? [] : [sayAmountOf(nutrient, amount, locale)]
  })
  return told.length === 0 ? wordsFor(locale).figures.none : told.join(', ')
}

/** Energy as it is told: "143 kcal". */
export function sayCalories(calories: number, locale: string): string {
  return termsFor(locale).amount(rounded(calories), 'kcal')
}

/** Rounds an amount for display: no decimals from 100 on, one below 100, two below 1. */
export function rounded(amount: number): number {
  if (Math.abs(amount) >= 100) return Math.round(amount)
  return Math.round(amount * (Math.abs(amount) < 1 ? 100 : 10)) / (Math.abs(amount) < 1 ? 100 : 10)
}

/** The name of a nutrient by its code; calories where it is none that is known. */
export function nutrientName(code: string, locale: string): string {
  const nutrient = nutrientSchema.safeParse(code).data
  return termsFor(locale).nutrient(nutrient ?? 'calories')
}

/** The distinct sources of figures in brackets: every number shows its source. */
export function saySources(sources: readonly string[], locale: string): string {
  return `(${[...new Set(sources)].map((source) => saySource(source, locale)).join(', ')})`
}

function saySource(source: string, locale: string): string {
  const words = wordsFor(locale).figures
  if (source === 'stated' || source === 'estimate') return words[source]
  const [, known, all, rest] = /^(\d+) of (\d+) ingredients, (.+)$/.exec(source) ?? []
  return known === undefined || all === undefined || rest === undefined
    ? source
    : words.partOf(known, all, rest)
}
