import { z } from 'zod'

export const complexitySchema = z.enum(['low', 'medium', 'high'])
export type Complexity = z.infer<typeof complexitySchema>

/**
 * The router's answer (spec S2.3). `agent` is a domain that has announced itself, or null when the message needs no
 * agent or no known agent can help.
 */
export const routeSchema = z.object({
  agent: z.string().nullable(),
  goal: z.string(),
  complexity: complexitySchema,
  context_needs: z.array(z.string()),
})
export type Route = z.infer<typeof routeSchema>
