import { sessionModeSchema } from '@alfred/contracts'
import { z } from 'zod'
import { sessionSchema } from '../session/conversation-session.ts'

const { title, context, history } = sessionSchema.shape

/** What rules are given to answer within a session. */
export const sessionSituationSchema = z.object({ title, context, history, message: z.string() })
export type SessionSituation = z.infer<typeof sessionSituationSchema>

/** What rules are given to sum a session up. */
export const handoffSituationSchema = z.object({ mode: sessionModeSchema, title, history })
export type HandoffSituation = z.infer<typeof handoffSituationSchema>

/** Words that tell what a message is about: longer ones, in the singular. */
export function tellingWords(text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}{3,}/gu) ?? []
  return [...new Set(words.filter((word) => !plain.has(word)).map(singular))]
}

function singular(word: string): string {
  return word.length > 3 ? word.replace(/(?:(?<=[sxzo]|[cs]h)es|(?<!s)s)$/, '') : word
}

const plain = new Set(
  'the and for with that this what how much many long when does need are you can have has was will should about from into some any there its now then just please'.split(
    ' ',
  ),
)
