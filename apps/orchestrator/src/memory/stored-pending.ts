import {
  batchItemSchema,
  pendingOfferSchema,
  pendingSchema,
  planSchema,
  planStepSchema,
  assignmentSchema,
  shownCallSchema,
  toolCallSchema,
  understandingSchema,
} from '@alfred/contracts'
import { z } from 'zod'

export const agentAddressSchema = z.object({ domain: z.string(), version: z.int().positive() })

/** What to show or undo: a job, or the last change or undo. */
export const lookBackArgumentsSchema = z.object({
  source: z.uuid().optional(),
  which: z.enum(['change', 'undo']).optional(),
})

const record = z.record(z.string(), z.unknown())

/** A call that policy refused before it was executed; the model is told like for any other error. */
export const refusedCallSchema = z.object({
  call: z.int().positive(),
  tool: z.string(),
  code: z.string(),
  message: z.string(),
})

/** A decision that was made and not yet applied. */
export const openDecisionSchema = z.object({
  ordinal: z.int().positive(),
  calls: z.array(toolCallSchema),
  refused: z.array(refusedCallSchema),
  /** The arguments as the model wrote them, by call number; these may be shown to it again. */
  written: z.record(z.string(), record),
  /** The batch item of each call that belongs to one, by call number. */
  items: z.record(z.string(), z.string()),
  isStepComplete: z.boolean(),
  atomic: z.boolean(),
})

/** One step of a plan and its progress. */
export const stepStateSchema = z.object({
  step: planStepSchema,
  isCompleted: z.boolean(),
  isConfirmed: z.boolean(),
  decisions: z.int(),
  /** How often it was declared complete while batch items were pending. */
  stalls: z.int(),
  /** The calls made in it so far, as the model may see them. */
  thisStep: z.array(shownCallSchema),
  /** Failures of its last decision; the next decision clears them. */
  openFailures: z.array(z.string()),
  /** True when one of the failures may succeed on a retry. */
  isRetryable: z.boolean(),
  batch: z.array(batchItemSchema),
  open: openDecisionSchema.nullable(),
})

/** A suspended plan: it waits for another agent's plan or for the person. */
export const frameSchema = z.object({
  agent: agentAddressSchema,
  route: assignmentSchema,
  plan: planSchema,
  steps: z.array(stepStateSchema),
  /** The step that called another agent; null when the plan waits for the person. */
  callingStep: z.string().nullable(),
  /** The number of facts when the plan was suspended. */
  factsBefore: z.int(),
})

/** How to go on when the answer comes. Private: it may hold ids and is shown to no client and no model. */
export const waitingSchema = z.discriminatedUnion('for', [
  z.object({ for: z.literal('plan'), agent: agentAddressSchema, route: assignmentSchema }),
  z.object({
    for: z.literal('step'),
    frames: z.array(frameSchema).min(1),
    stepId: z.string(),
    /** True when the step needs a yes, false when it needs an answer. */
    needsYes: z.boolean(),
  }),
  z.object({
    for: z.literal('calls'),
    agent: agentAddressSchema,
    offer: pendingOfferSchema.pick({ confirm: true, cancel: true, edit: true }),
    /** What further offers of the same turn wait for; one yes carries all of them out, or none. */
    more: z.array(pendingOfferSchema.pick({ confirm: true, cancel: true })).optional(),
  }),
  /** Undoing was read from the message by a model, so the person says yes first. */
  z.object({ for: z.literal('undo'), arguments: lookBackArgumentsSchema }),
  /** Alfred suggested a request; a yes has it read like a message of its own. */
  z.object({ for: z.literal('request'), message: z.string() }),
  z.object({
    for: z.literal('mention'),
    understanding: understandingSchema,
    refs: z.array(z.string()),
    /** Who goes on once it is clear what is meant. Absent in what version 1 stored: then a model is asked. */
    work: z.array(z.object({ agent: agentAddressSchema, route: assignmentSchema })).optional(),
  }),
])
export type Waiting = z.infer<typeof waitingSchema>

/** What is offered or asked, and how to go on with the answer. */
const offerSchema = pendingSchema
  .pick({ kind: true, summary: true, options: true, data: true, version: true, asks: true })
  .extend({ waiting: waitingSchema })
export type Offer = z.infer<typeof offerSchema>

/** The one item that a conversation waits for (ruling R8), and how to go on with its answer. */
export const storedPendingSchema = z.object({
  wire: pendingSchema,
  /** When it was shown, by the database's clock: an earlier message cannot be its answer. */
  shown_at: z.iso.datetime({ offset: true }).nullable(),
  /** The message that led to it. */
  message: z.string(),
  waiting: waitingSchema,
  /** The language in which it was asked. Absent in what was stored before. */
  language: z.string().optional(),
  /** What the same turn asked as well: it is asked again, one after the other, when this is answered. */
  behind: z.array(offerSchema).optional(),
})
export type StoredPending = z.infer<typeof storedPendingSchema>
