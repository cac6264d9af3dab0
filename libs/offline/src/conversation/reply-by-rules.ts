import { z } from 'zod'

export const replySituationSchema = z.object({
  has_agent: z.boolean(),
  has_questions: z.boolean(),
  /** The reply that code has written from the state. */
  by_code: z.string(),
})

/** Replies with the text that code has written; rules have no wording of their own. */
export function replyByRules({
  has_agent,
  has_questions,
  by_code,
}: z.infer<typeof replySituationSchema>): string {
  return has_agent || has_questions ? by_code : 'I cannot help with that.'
}
