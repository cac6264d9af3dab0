import { z } from 'zod'

/**
 * What an agent service says of itself on start, on request and by heartbeat (architecture, step 4).
 * The router and the policy know an agent from this alone.
 */
export const announcementSchema = z.object({
  domain: z.string().regex(/^[a-z][a-z0-9]*$/),
  version: z.int().positive(),
  instance: z.string(),
  description: z.string(),
  subdomains: z.array(z.object({ name: z.string(), description: z.string() })),
  /** Messages that this agent is for: read by the router's prompt and by the offline router. */
  examples: z.array(z.string()),
  tools: z.array(
    z.object({
      name: z.string(),
      kind: z.enum(['read', 'write']),
      description: z.string(),
      arguments_schema: z.record(z.string(), z.unknown()),
    }),
  ),
  stopping: z.boolean(),
})
export type Announcement = z.infer<typeof announcementSchema>
