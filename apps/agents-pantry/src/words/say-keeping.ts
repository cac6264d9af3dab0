import { z } from 'zod'
import { wordsFor } from './words-for.ts'
import { spanOf } from './span-of-days.ts'

/** How long a food keeps in one state and place, and who published it. */
export const keepingSchema = z.object({
  state: z.string(),
  location: z.string(),
  days_at_least: z.coerce.number(),
  days_at_most: z.coerce.number(),
  source: z.string(),
})
type Keeping = z.output<typeof keepingSchema>

type Asked = {
  food: string
  /** What was done to the food, where that was said. */
  state: string | null
  /** The place, where one was asked about. */
  asked_location: string | null
  keeping?: readonly Keeping[] | undefined
}

/** Tells how long a food keeps, each state of it by itself, with its source; and says so where it is not known. */
export function sayKeeping({ food, state, asked_location: asked, keeping }: Asked, locale: string): string[] {
  if (keeping === undefined) return []
  const words = wordsFor(locale).keeping
  if (keeping.length === 0) return [words.unknown(food, state === null ? [] : [state], asked)]
  const byState = [...Map.groupBy(keeping, (one) => one.state)].map(([of, times]) => ({
    of,
    times: sayTimes(times, locale),
  }))
  // What is the same opened and closed is said once.
  const told = [...Map.groupBy(byState, ({ times }) => times.join('; ')).values()].map((same) =>
    words.times(
      food,
      same.map(({ of }) => of),
      same[0]?.times ?? [],
    ),
  )
  return [...told, words.caution]
}

function sayTimes(times: readonly Keeping[], locale: string): string[] {
  return [...Map.groupBy(times, ({ source }) => publicationOf(source))].map(([source, all]) =>
    wordsFor(locale).keeping.published(
      all.map((one) => ({ span: spanOf(one.days_at_least, one.days_at_most), location: one.location })),
      source,
    ),
  )
}

/** A publication without the number of its entry. */
const publicationOf = (source: string): string => source.replace(/ \d+$/, '')
