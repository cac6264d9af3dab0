import { z } from 'zod'

/** Something Alfred noticed without being asked (spec S8). */
export const suggestionSchema = z.object({
  id: z.uuid(),
  kind: z.enum(['expiry', 'task']),
  reason: z.string(),
  action: z.string(),
})
export type Suggestion = z.infer<typeof suggestionSchema>
