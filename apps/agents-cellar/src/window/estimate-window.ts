import type { Quality, Style } from '../data/style.ts'

/** From when until when a drink is at its best, as days; null for an open end. */
export type DrinkWindow = { from: string | null; until: string | null }

type Given = { style: Style; quality: Quality | null; vintage: number | null; boughtOn: string }

/** A wine that tells no vintage was usually made two years before it was bought. */
const AGE_WHEN_BOUGHT = 2
const MONTHS_OF_A_YEAR = 12

/**
 * Estimates when a drink is at its best, from what is known of its style. Null for what does not change in a closed bottle. Whole
 * years begin in January and end in December: nothing more exact can be known.
 */
export function estimateWindow({ style, quality, vintage, boughtOn }: Given): DrinkWindow | null {
  if (style.keeps === null) return null
  const [from, until] = style.keeps[quality ?? 'good']
  const year = Number(boughtOn.slice(0, 4))
  if (vintage === null && style.kind !== 'wine') return { from: null, until: afterMonths(boughtOn, until) }
  const made = vintage ?? year - AGE_WHEN_BOUGHT
  // What is sold without a vintage is meant to be drunk now.
  const first = vintage === null || from === 0 ? null : Math.floor(made + from)
  const last = Math.max(Math.floor(made + until), vintage === null ? year : made)
  return { from: first === null ? null : `${first}-01-01`, until: `${last}-12-31` }
}

/** The last day of the month that comes so many years after a day. */
function afterMonths(day: string, years: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number)
  const months = month + Math.round(years * MONTHS_OF_A_YEAR)
  return new Date(Date.UTC(year, months, 0)).toISOString().slice(0, 10)
}
