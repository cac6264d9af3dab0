import {
  actDecisionSchema,
  callResultSchema,
  modelCallSchema,
  planSchema,
  routeSchema,
  toolCallSchema,
  understandingSchema,
  wireErrorSchema,
} from '@alfred/contracts'
import { z } from 'zod'

/** A call that policy refused before it was executed; it is answered to the model like any other error. */
const refusedCallSchema = z.object({
  call: z.int().positive(),
  tool: z.string(),
  code: z.string(),
  message: z.string(),
})
export type RefusedCall = z.infer<typeof refusedCallSchema>

const model_calls = z.array(modelCallSchema)

/**
 * What happened in a turn, in order: the only thing that its state is made of. Records are stored
 * with the effects they led to; whoever takes the turn over folds them and goes on from there.
 */
export const turnRecordSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('understood'), understanding: understandingSchema, model_calls }),
  z.object({
    kind: z.literal('routed'),
    route: routeSchema,
    agent: z.object({ domain: z.string(), version: z.int().positive() }).nullable(),
    model_calls,
  }),
  z.object({ kind: z.literal('planned'), plan: planSchema, model_calls }),
  z.object({
    kind: z.literal('decided'),
    decision: actDecisionSchema,
    calls: z.array(toolCallSchema),
    refused: z.array(refusedCallSchema),
    model_calls,
  }),
  z.object({ kind: z.literal('applied'), results: z.array(callResultSchema) }),
  /** Something that no further step can mend: the turn ends with what was done. */
  z.object({ kind: z.literal('gave_up'), error: wireErrorSchema }),
])
export type TurnRecord = z.infer<typeof turnRecordSchema>
