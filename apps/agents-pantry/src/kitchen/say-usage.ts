import { sayDate } from '@alfred/language'
import { termsFor, type Viewer } from '@alfred/language/wording'
import { z } from 'zod'
import { wordsFor } from '../words/words-for.ts'
import type { PantryWords } from '../words/words.ts'
import { sayWhy, why } from './say-why.ts'

const amount = { food: z.string(), quantity: z.coerce.number(), unit: z.string() }
const kind = z.enum(['bought', 'used', 'cooked', 'eaten', 'discarded'])

/** What became of food within some days. */
export const usageHistory = z.object({
  food: z.string().nullable(),
  kind: kind.nullable(),
  from: z.string(),
  until: z.string(),
  /** How many of the days anything is known of; null when of none. */
  days: z.coerce.number().nullable(),
  totals: z.array(z.object({ ...amount, kind, times: z.coerce.number() })),
  discarded: z.array(why.extend({ ...amount, on: z.string() })),
  truncated: z.boolean(),
})
type Usage = z.output<typeof usageHistory>
type Total = Usage['totals'][number]
type Told = { viewer: Viewer; words: PantryWords['usage'] }

/** From how many days on it is told what a week takes. */
const DAYS_FOR_A_WEEK = 14

/** Says what was bought, used, eaten and thrown away, in one sentence. */
export function sayUsage(usage: Usage, viewer: Viewer): string[] {
  const words = wordsFor(viewer.locale).usage
  const days = { from: sayDate(usage.from, viewer), until: sayDate(usage.until, viewer) }
  if (usage.totals.length === 0) return [words.nothing(usage.food, days)]
  const became = kind.options.flatMap((one) => {
    const things = thingsOf(one, usage, { viewer, words })
    return things.length === 0 ? [] : [{ kind: one, things }]
  })
  return [words.told(became, days), ...(usage.truncated ? [termsFor(viewer.locale).moreThanListed] : [])]
}

/** What was thrown away is told thing by thing, since each had its day and reason; of the rest the sum. */
function thingsOf(one: Total['kind'], { totals, discarded, days }: Usage, { viewer, words }: Told): string[] {
  const { food } = termsFor(viewer.locale)
  if (one === 'discarded')
    return discarded.map((thing) => {
      const because = sayWhy(thing, viewer.locale)
      const notes = [sayDate(thing.on, viewer), ...(because === null ? [] : [because])]
      return `${food(thing.quantity, thing.unit, thing.food)} (${notes.join(', ')})`
    })
  const takes =
    (one === 'used' || one === 'cooked' || one === 'eaten') && days !== null && days >= DAYS_FOR_A_WEEK
  return totals
    .filter((total) => total.kind === one)
    .map((total) => {
      const said = food(total.quantity, total.unit, total.food)
      return takes ? `${said} (${words.aWeek(aWeekOf(total, { days, viewer }))})` : said
    })
}

function aWeekOf({ quantity, unit }: Total, { days, viewer }: { days: number; viewer: Viewer }): string {
  const each = (quantity * 7) / days
  return termsFor(viewer.locale).amount(Number(each.toPrecision(each < 1 ? 1 : 2)), unit)
}
