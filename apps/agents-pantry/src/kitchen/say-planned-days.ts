import { sayDate } from '@alfred/language'
import { termsFor, type Viewer } from '@alfred/language/wording'
import { z } from 'zod'
import { wordsFor } from '../words/words-for.ts'

/** What the dishes of a day come to, in one serving each, beside what its person wants to eat of it. */
export const plannedDays = z
  .array(
    z.object({
      day: z.string(),
      /** Whose figures these are; a stored answer has none. */
      sources: z.array(z.string()).default([]),
      goals: z.array(
        z.object({
          ...{ nutrient: z.string(), kind: z.enum(['goal', 'limit']), unit: z.string() },
          ...{ target: z.number(), planned: z.number(), dishes: z.number(), untold: z.number() },
        }),
      ),
    }),
  )
  .default([])
type PlannedDays = z.output<typeof plannedDays>

/** One sentence for each day: all that is wanted of it, with how many dishes nothing is known of. */
export function sayPlannedDays(days: PlannedDays, viewer: Viewer): string[] {
  return days.map((day) => told(day, viewer, false))
}

/** The same of days that hold more than a limit. */
export function sayOverLimit(days: PlannedDays, viewer: Viewer): string[] {
  return days.map((day) => told(day, viewer, true))
}

function told({ day, goals, sources }: PlannedDays[number], viewer: Viewer, isOver: boolean): string {
  const terms = termsFor(viewer.locale)
  const words = wordsFor(viewer.locale).meals
  const parts = goals.map(({ nutrient, kind, unit, target, planned, dishes, untold }) => {
    const amount = (of: number): string => `${terms.number(Math.round(of))} ${unit}`
    // Kilocalories are of nothing else.
    const named =
      nutrient === 'calories' ? amount(planned) : terms.of(amount(planned), terms.nutrient(nutrient))
    const beyond = kind === 'limit' && planned > target ? amount(planned - target) : null
    return words.amongGoals({
      ...{ planned: named, target: amount(target), kind, beyond },
      untold: untold === 0 ? null : { untold: terms.number(untold), dishes: terms.number(dishes) },
    })
  })
  const said = {
    ...{ day: sayDate(day, viewer), goals: parts },
    sources: sources.length === 0 ? '' : ` (${sources.join(', ')})`,
  }
  return isOver ? words.overLimit(said) : words.plannedDay(said)
}
