import { noticedSchema, termsFor, wordNotices, type Viewer } from '@alfred/language/wording'
import { z } from 'zod'
import { wordsFor } from '../words/words-for.ts'
import { sayDue } from './say-due.ts'
import type { Put } from '../words/words.ts'

const quantity = z.coerce.number()

/** What was put into stock, as every tool that does so tells it. */
export const addedStock = noticedSchema.extend({
  quantity,
  unit: z.string(),
  location: z.string(),
  expires_on: z.string().nullable(),
  estimated_on: z.string().optional(),
  food: z.string(),
  said: z.string().nullable().default(null),
  merged: z.boolean(),
  total: z.object({ quantity, unit: z.string() }),
  /** How many lines of the shopping list are answered by it. */
  ticked_off: quantity.default(0),
})
type Added = z.output<typeof addedStock>

/** Tells what was put into stock, and what of it is no longer to be bought. */
export function sayStocked(all: readonly Added[], viewer: Viewer): string[] {
  const { food: sayFood } = termsFor(viewer.locale)
  const words = wordsFor(viewer.locale).stock
  const more = all.filter(({ quantity, unit, total }) => total.quantity !== quantity || total.unit !== unit)
  // Of a food that was added twice the later total holds.
  const totals = new Map(more.map(({ food, total }) => [food, sayFood(total.quantity, total.unit, food)]))
  const ticked = new Set(all.filter(({ ticked_off: lines }) => lines > 0).map(({ food }) => food))
  return [
    words.added(putTogether(all, viewer)),
    ...(totals.size === 0 ? [] : [words.inAll([...totals.values()])]),
    ...(ticked.size === 0 ? [] : [wordsFor(viewer.locale).shopping.checkedOff([...ticked])]),
    ...all.flatMap((data) => wordNotices(data, viewer.locale)),
  ]
}

/** What was added, by place and day in the order in which they came. */
function putTogether(all: readonly Added[], viewer: Viewer): Put[] {
  const { foodSaid } = termsFor(viewer.locale)
  const puts = Map.groupBy(all, (data) => `${data.location} ${sayDue(data, viewer)}`)
  return [...puts.values()].flatMap((together): Put[] => {
    const [first] = together
    if (first === undefined) return []
    const until = sayDue(first, viewer)
    return [{ things: together.map((data) => foodSaid(data)), place: first.location, until }]
  })
}
