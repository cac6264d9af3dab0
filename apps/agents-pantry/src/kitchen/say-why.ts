import { discardReasonSchema } from '@alfred/contracts'
import { z } from 'zod'
import { wordsFor } from '../words/words-for.ts'

/** Why something was thrown away: one of the reasons, and what else was said. A reason of former versions is another one. */
export const why = z.object({
  reason: discardReasonSchema.nullable().catch('other'),
  note: z.string().nullish(),
})
export type Why = z.output<typeof why>

/** "gone off: smelled of fish". Null where nothing was said. */
export function sayWhy(told: Why | undefined, locale: string): string | null {
  if (told === undefined) return null
  const { reasons } = wordsFor(locale).usage
  const reason = told.reason === null || (told.reason === 'other' && told.note) ? [] : [reasons[told.reason]]
  const said = [...reason, ...(told.note ? [told.note] : [])]
  return said.length === 0 ? null : said.join(': ')
}
