import { nutrients, nutrientSchema, type Nutrient } from '@alfred/contracts'
import { addDays, sayDate, sayNumber, type LocalDate } from '@alfred/language'
import type { Viewer } from '@alfred/language/wording'

export type { Viewer }

/** The nutrients that are described when none was asked for. */
export const mainNutrients: readonly Nutrient[] = ['calories', 'protein_g', 'carbs_g', 'fat_total_g']

/** One nutrient with its amount: "12.6 g protein", "143 kcal". Null when it is unknown, which is not zero. */
export function sayNutrient(nutrient: Nutrient, amounts: Readonly<Record<string, number>>): string | null {
  const amount = amounts[nutrient]
  return amount === undefined ? null : sayAmountOf(nutrient, amount)
}

export function sayAmountOf(nutrient: Nutrient, amount: number): string {
  const { unit } = nutrients[nutrient]
  const number = `${sayNumber(nutrient === 'calories' ? Math.round(amount) : rounded(amount))} ${unit}`
  return nutrient === 'calories' ? number : `${number} ${nutrientName(nutrient)}`
}

/** The given nutrients in a row: "143 kcal, 12.6 g protein, 0.7 g carbohydrates, 9.5 g fat". */
export function sayNutrients(
  amounts: Readonly<Record<string, number>>,
  wanted: readonly Nutrient[] = mainNutrients,
): string {
  const told = wanted.flatMap((nutrient) => sayNutrient(nutrient, amounts) ?? [])
  return told.length === 0 ? 'no figures' : told.join(', ')
}

/** Rounds an amount for display: no decimals from 100 on, one below 100, two below 1. */
export function rounded(amount: number): number {
  if (Math.abs(amount) >= 100) return Math.round(amount)
  return Math.round(amount * (Math.abs(amount) < 1 ? 100 : 10)) / (Math.abs(amount) < 1 ? 100 : 10)
}

export function nutrientName(nutrient: Nutrient): string {
  return nutrients[nutrient].names[0]
}

export function asNutrient(code: string): Nutrient | undefined {
  return nutrientSchema.safeParse(code).data
}

const SOURCE_WORDS = new Map([
  ['stated', 'as you stated'],
  ['estimate', 'an estimate'],
])

/** The distinct sources of figures in brackets: every number shows its source. */
export function saySources(sources: readonly string[]): string {
  return `(${[...new Set(sources)].map((source) => SOURCE_WORDS.get(source) ?? source).join(', ')})`
}

/** A day relative to today: "today", "yesterday", "on Mon 16 Nov". */
export function sayDay(day: LocalDate, viewer: Viewer): string {
  if (day === viewer.today) return 'today'
  return day === addDays(viewer.today, -1) ? 'yesterday' : `on ${sayDate(day, viewer)}`
}

/** "2 servings of Chickpea curry". */
export function sayServings(servings: number, name: string): string {
  return `${sayNumber(servings)} serving${servings > 1 ? 's' : ''} of ${name}`
}

/** A number of entries of the diary: "1 entry", "3 entries". */
export function sayEntries(count: number): string {
  return `${sayNumber(count)} ${count === 1 ? 'entry' : 'entries'}`
}

export function capitalised(text: string): string {
  return `${text[0]?.toUpperCase() ?? ''}${text.slice(1)}`
}
