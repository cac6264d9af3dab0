import { sessionModeSchema } from '@alfred/contracts'
import { singular } from '@alfred/language'
import { z } from 'zod'

const title = z.string().nullable()
const history = z.array(z.object({ role: z.enum(['user', 'assistant']), content: z.string() }))

/** The input of the rules that answer within a session. */
export const sessionSituationSchema = z.object({
  title,
  context: z.string(),
  /** The titles of the context sections about the person rather than about food. */
  about_person: z.array(z.string()),
  history,
  message: z.string(),
})
export type SessionSituation = z.infer<typeof sessionSituationSchema>

/** The input of the rules that summarise a session. */
export const handoffSituationSchema = z.object({ mode: sessionModeSchema, title, history })
export type HandoffSituation = z.infer<typeof handoffSituationSchema>

/** The words that say what a text is about: three letters or more, in the singular, without filler words. */
export function tellingWords(text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}{3,}/gu) ?? []
  return [...new Set(words.filter((word) => !plain.has(word)).map(singular))]
}

const plain = new Set(
  'the and for with that this what how much many long when does need are you can have has was will should about from into some any there its now then just please'.split(
    ' ',
  ),
)
