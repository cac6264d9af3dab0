import { z } from 'zod'

/** What is kept of a turn for those that follow it: what was said, what was answered, and what state showed (spec S2.8). */
export const recentTurnSchema = z.object({
  message: z.string(),
  response: z.string(),
  facts: z.array(z.string()),
})
export type RecentTurn = z.infer<typeof recentTurnSchema>
