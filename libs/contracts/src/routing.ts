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

export const HANDOFF_REFS_MAX = 20
export const HANDOFF_CONTEXT_MAX = 500

/** What an agent hands on when it asks another one (the founding design's AgentHandoff): who asks, refs with their labels, and a few words. */
export const agentHandoffSchema = z.object({
  source_agent: z.string(),
  refs: z.array(z.object({ ref: z.string(), label: z.string() })).max(HANDOFF_REFS_MAX),
  context: z.string().max(HANDOFF_CONTEXT_MAX),
})
export type AgentHandoff = z.infer<typeof agentHandoffSchema>

/** What an agent is to do: as it was routed, or as another agent asks. */
export const assignmentSchema = routeSchema.extend({ handoff: agentHandoffSchema.nullish() })
export type Assignment = z.infer<typeof assignmentSchema>
