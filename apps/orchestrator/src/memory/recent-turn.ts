import { z } from 'zod'

/** What is kept of a turn for later ones: the message, the response, and the facts from its state (spec S2.8). */
export const recentTurnSchema = z.object({
  message: z.string(),
  response: z.string(),
  facts: z.array(z.string()),
  /** The types of the entities that it created or updated; not known of turns that were stored before. */
  changed: z.array(z.string()).optional(),
})
export type RecentTurn = z.infer<typeof recentTurnSchema>
