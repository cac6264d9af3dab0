import { nutrientSchema, type Nutrient } from '@alfred/contracts'
import { termsFor } from '@alfred/language/wording'
import { z } from 'zod'
import { wordsFor } from '../words/words-for.ts'
import type { Trend } from '../words/words.ts'
import { nutrientName, rounded, type Viewer } from './nutrition-words.ts'

/** The days before with what changed since: each nutrient that enough days of both tell. */
export const daysBeforeSchema = z.object({
  from: z.string(),
  until: z.string(),
  /** How many days they are; a stored answer is of a week. */
  days: z.int().min(1).max(400).default(7),
  days_logged: z.number(),
  /** How many days with food both must have to be compared. */
  days_needed: z.number(),
  is_enough: z.boolean(),
  /** The entries of both. */
  entries: z.number(),
  changes: z.array(
    z.object({
      nutrient: nutrientSchema,
      unit: z.string(),
      earlier: z.number(),
      later: z.number(),
      days_earlier: z.number(),
      days_later: z.number(),
      /** How many of the entries tell the nutrient. */
      entries_told: z.number(),
      has_goal: z.boolean(),
    }),
  ),
})
export type DaysBefore = z.output<typeof daysBeforeSchema>

const MAIN: ReadonlySet<Nutrient> = new Set(['calories', 'protein_g', 'carbs_g', 'fat_total_g'])
/** A relative change smaller than this counts as no change. */
const CHANGE_MIN = 0.05

/** The way from an earlier average to a later one; a small step is none. */
export function wayOf(earlier: number, later: number): Trend['way'] {
  if (Math.abs(later - earlier) <= CHANGE_MIN * earlier) return 'steady'
  return later > earlier ? 'up' : 'down'
}

/** Tells what changed against the days before, of the main nutrients and those with a goal; or why that cannot be told. */
export function sayTrend(before: DaysBefore, { locale }: Viewer): string[] {
  const words = wordsFor(locale).diary
  const { number } = termsFor(locale)
  const told = before.changes.filter(({ nutrient, has_goal }) => MAIN.has(nutrient) || has_goal)
  const span = { logged: number(before.days_logged), of: before.days }
  if (!before.is_enough || told.length === 0) return [words.tooFewToCompare(span, number(before.days_needed))]
  return [
    words.against(
      span,
      told.map((change) => trendOf(change, before.entries, locale)),
    ),
  ]
}

function trendOf(change: DaysBefore['changes'][number], entries: number, locale: string): Trend {
  const { amount, number } = termsFor(locale)
  const { nutrient, unit, earlier, later, entries_told: known } = change
  return {
    nutrient: nutrientName(nutrient, locale),
    way: wayOf(earlier, later),
    from: number(rounded(earlier)),
    to: amount(rounded(later), unit),
    known: known < entries ? { known: number(known), all: number(entries) } : null,
  }
}
