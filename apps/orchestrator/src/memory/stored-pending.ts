import {
  batchItemSchema,
  pendingOfferSchema,
  pendingSchema,
  planSchema,
  planStepSchema,
  routeSchema,
  shownCallSchema,
  toolCallSchema,
  understandingSchema,
} from '@alfred/contracts'
import { z } from 'zod'

export const agentAddressSchema = z.object({ domain: z.string(), version: z.int().positive() })

const record = z.record(z.string(), z.unknown())

/** A call that policy refused before it was executed; it is answered to the model like any other error. */
export const refusedCallSchema = z.object({
  call: z.int().positive(),
  tool: z.string(),
  code: z.string(),
  message: z.string(),
})

/** A decision that has been made and not been applied yet. */
export const openDecisionSchema = z.object({
  ordinal: z.int().positive(),
  calls: z.array(toolCallSchema),
  refused: z.array(refusedCallSchema),
  /** The arguments as the model wrote them, by call: what may be shown to it again. */
  written: z.record(z.string(), record),
  /** The batch item of each call that is for one. */
  items: z.record(z.string(), z.string()),
  isStepComplete: z.boolean(),
  atomic: z.boolean(),
})

/** One step of a plan and how far it is. */
export const stepStateSchema = z.object({
  step: planStepSchema,
  isCompleted: z.boolean(),
  isConfirmed: z.boolean(),
  decisions: z.int(),
  /** How often it was declared complete while something was still to be done. */
  stalls: z.int(),
  /** What already happened in it, as the model may see it. */
  thisStep: z.array(shownCallSchema),
  /** Failures of its last decision; a later decision that does better makes them history. */
  openFailures: z.array(z.string()),
  /** One of them may go away by itself. */
  isRetryable: z.boolean(),
  batch: z.array(batchItemSchema),
  open: openDecisionSchema.nullable(),
})

/** A plan that waits for another agent's, or for the person. */
export const frameSchema = z.object({
  agent: agentAddressSchema,
  route: routeSchema,
  plan: planSchema,
  steps: z.array(stepStateSchema),
  /** The step that called another agent; null when it waits for the person. */
  callingStep: z.string().nullable(),
  /** How many facts there were when it began to wait. */
  factsBefore: z.int(),
})

/** What the answer leads to. Private: it may hold ids, and no client and no model sees it. */
export const waitingSchema = z.discriminatedUnion('for', [
  z.object({ for: z.literal('plan'), agent: agentAddressSchema, route: routeSchema }),
  z.object({
    for: z.literal('step'),
    frames: z.array(frameSchema).min(1),
    stepId: z.string(),
    /** A yes is needed before the step goes on; otherwise an answer. */
    needsYes: z.boolean(),
  }),
  z.object({
    for: z.literal('calls'),
    agent: agentAddressSchema,
    offer: pendingOfferSchema.pick({ confirm: true, cancel: true, edit: true }),
  }),
  z.object({ for: z.literal('mention'), understanding: understandingSchema, refs: z.array(z.string()) }),
])
export type Waiting = z.infer<typeof waitingSchema>

/** The one thing that a conversation waits for (ruling R8), and what the answer to it leads to. */
export const storedPendingSchema = z.object({
  wire: pendingSchema,
  /** When it was shown, by the database's clock: an answer that was given earlier is not meant for it. */
  shown_at: z.iso.datetime({ offset: true }).nullable(),
  /** The message that it came of. */
  message: z.string(),
  waiting: waitingSchema,
})
export type StoredPending = z.infer<typeof storedPendingSchema>
