import { z } from 'zod'

/** Published on a turn's `cancelled` subject: whoever works on it with a lower fence stops. */
export const turnCancelledSchema = z.object({ fence: z.int() })

/** Published on `agents.discovery`: every agent announces itself once more. */
export const agentDiscoverySchema = z.object({})
