import { z } from 'zod'

export const replySituationSchema = z.object({
  has_agent: z.boolean(),
  has_questions: z.boolean(),
  /** What state shows, in the words that code has for it. */
  by_code: z.string(),
})

/** What code has to tell; rules have no words of their own for it. */
export function replyByRules({
  has_agent,
  has_questions,
  by_code,
}: z.infer<typeof replySituationSchema>): string {
  return has_agent || has_questions ? by_code : 'I cannot help with that.'
}
