import { z } from 'zod'
import { turnIdSchema } from '../ids.ts'
import { modelCallSchema } from '../usage.ts'
import { modeSchema } from './modes.ts'
import { turnStatusSchema } from './chat.ts'

/** A call of a tool, without its arguments: what was said and stored is not in a trace. */
export const tracedCallSchema = z.object({
  tool: z.string(),
  kind: z.enum(['read', 'write', 'propose']),
  /** The code of the refusal; null for a call that was done. */
  refused: z.string().nullable(),
})
export type TracedCall = z.infer<typeof tracedCallSchema>

/** One node of a turn as it was done. */
export const tracedStepSchema = z.object({
  node: z.string(),
  /** Which owner did it: 1, and more after each takeover. */
  fence: z.int().nonnegative(),
  /** When it began, in milliseconds since the request; null for what an earlier owner had done, who took that along. */
  began_ms: z.number().nonnegative().nullable(),
  duration_ms: z.number().nonnegative().nullable(),
  /** The code of the error that ended it; null when there was none. */
  error: z.string().nullable(),
  model_calls: z.array(modelCallSchema),
  calls: z.array(tracedCallSchema),
})
export type TracedStep = z.infer<typeof tracedStepSchema>

/** The body of GET /api/jobs/:id/trace: how a turn came to its answer. It holds nothing that anybody said. */
export const turnTraceSchema = z.object({
  job_id: turnIdSchema,
  /** The id under which logs and a collector of traces know it; null where none was begun. */
  trace_id: z.string().nullable(),
  mode: modeSchema,
  status: turnStatusSchema,
  /** How many owners it had. */
  attempts: z.int().nonnegative(),
  duration_ms: z.number().nonnegative(),
  steps: z.array(tracedStepSchema),
})
export type TurnTrace = z.infer<typeof turnTraceSchema>
