import { sessionModeSchema } from '@alfred/contracts'
import { singular } from '@alfred/language'
import { z } from 'zod'

const title = z.string().nullable()
const history = z.array(z.object({ role: z.enum(['user', 'assistant']), content: z.string() }))

/** What rules are given to answer within a session. */
export const sessionSituationSchema = z.object({
  title,
  context: z.string(),
  /** The titles of those sections of the context that are about the person, not about food. */
  about_person: z.array(z.string()),
  history,
  message: z.string(),
})
export type SessionSituation = z.infer<typeof sessionSituationSchema>

/** What rules are given to sum a session up. */
export const handoffSituationSchema = z.object({ mode: sessionModeSchema, title, history })
export type HandoffSituation = z.infer<typeof handoffSituationSchema>

/** Words that tell what a message is about: longer ones, in the singular. */
export function tellingWords(text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}{3,}/gu) ?? []
  return [...new Set(words.filter((word) => !plain.has(word)).map(singular))]
}

const plain = new Set(
  'the and for with that this what how much many long when does need are you can have has was will should about from into some any there its now then just please'.split(
    ' ',
  ),
)
