import { z } from 'zod'

/** Published on a turn's `cancelled` subject: a process that works on it with a lower fence stops. */
export const turnCancelledSchema = z.object({ fence: z.int() })

/** Published on `agents.discovery`: every agent announces itself again. */
export const agentDiscoverySchema = z.object({})
