import { z } from 'zod'
import { noEnding } from '../fold/endings.ts'
import { witnessText } from '../turn/witness.ts'

export const replySituationSchema = z.object({
  has_agent: z.boolean(),
  facts: z.array(z.object({ text: z.string(), isFailure: z.boolean(), isChange: z.boolean() })),
  unsaved: z.array(z.object({ label: z.string(), text: z.string() })),
  ending: z.object({
    status: z.enum(['done', 'partial', 'blocked', 'failed', 'cancelled']),
    questions: z.array(z.string()),
    options: z.array(z.string()),
    proposal: z.string().nullable(),
  }),
})

/** What state shows, in the words that code has for it. */
export function replyByRules(situation: z.infer<typeof replySituationSchema>): string {
  const { has_agent, facts, unsaved, ending } = situation
  if (has_agent || ending.questions.length > 0)
    return witnessText({ ...noEnding, ...ending }, { facts, unsaved })
  return 'I cannot help with that.'
}
