import { termsFor, type Viewer } from '@alfred/language/wording'
import { z } from 'zod'
import { wordsFor } from '../words/words-for.ts'
import { sayWhy, why } from './say-why.ts'
import { sayDue } from './say-due.ts'

const lot = z.object({
  food: z.string(),
  quantity: z.coerce.number(),
  unit: z.string(),
  expires_on: z.string().nullable(),
  estimated_on: z.string().optional(),
})

/** What was thrown away at once, and what stayed because its date is only estimated. */
export const discardedAll = z.object({
  which: z.enum(['expired', 'all']),
  food: z.string().nullable(),
  location: z.string().nullable(),
  why: why.optional(),
  gone: z.array(lot),
  kept: z.array(lot),
})
type Lot = z.output<typeof lot>

/** Says what is gone, and what is still there although it may be past its time. */
export function sayDiscardedAll(
  { which, food, location, why: told, gone, kept }: z.output<typeof discardedAll>,
  viewer: Viewer,
): string[] {
  const words = wordsFor(viewer.locale).stock
  const terms = termsFor(viewer.locale)
  const nothing =
    which === 'expired'
      ? words.nothingPast(location)
      : food === null
        ? words.nothingAt(location)
        : words.notThere(food, location)
  const dated = kept.map((one) => {
    const due = sayDue(one, viewer)
    const thing = terms.food(one.quantity, one.unit, one.food)
    return due === null ? thing : `${thing} (${terms.until(due)})`
  })
  const because = sayWhy(told, viewer.locale)
  const things = sumsOf(gone).map((sum) => terms.food(...sum))
  const all = because === null ? things : things.map((thing) => `${thing} (${because})`)
  return [
    gone.length === 0 ? nothing : words.discardedAll(all),
    ...(dated.length === 0 ? [] : [words.keptEstimated(dated)]),
  ]
}

/** What there was of each food in each unit, so that the lots of one are told as one. */
function sumsOf(lots: readonly Lot[]): [quantity: number, unit: string, food: string][] {
  return [...Map.groupBy(lots, ({ food, unit }) => JSON.stringify([unit, food])).values()].flatMap((same) => {
    const [first] = same
    const sum = same.reduce((total, { quantity }) => total + quantity, 0)
    return first === undefined ? [] : [[Number(sum.toFixed(6)), first.unit, first.food] as const]
  }) as [number, string, string][]
}
