import {
  actDecisionSchema,
  agentContextSchema,
  callResultSchema,
  fastPathSchema,
  handoffSchema,
  madeArtifactSchema,
  modelCallSchema,
  planSchema,
  planStepSchema,
  refusedArtifactSchema,
  routeSchema,
  toolCallSchema,
  toolOutcomeSchema,
  understandingSchema,
  wireErrorSchema,
} from '@alfred/contracts'
import { z } from 'zod'
import { sessionSchema } from '../memory/session.ts'
import { agentAddressSchema, lookBackArgumentsSchema, refusedCallSchema } from '../memory/stored-pending.ts'

export type RefusedCall = z.infer<typeof refusedCallSchema>

const model_calls = z.array(modelCallSchema)

/**
 * When a record came about: under which fence, how long after the request was taken, and how long it took. A trace of a
 * turn that was taken over tells it; nothing is decided by it. Absent in older records.
 */
const timingSchema = z.object({
  fence: z.int().nonnegative(),
  began_ms: z.int().nonnegative(),
  duration_ms: z.int().nonnegative(),
})
export type Timing = z.infer<typeof timingSchema>
const timing = timingSchema.optional()

/** The context that agents gave: it is recorded as input and not fetched again on resume. */
const gatheredSchema = z.array(z.object({ domain: z.string(), context: agentContextSchema }))
export type Gathered = z.infer<typeof gatheredSchema>

/** The call to show or undo earlier changes; only code makes it (spec S14.2). */
const lookBackSchema = z.object({
  tool: z.enum(['show_changes', 'undo_changes']),
  arguments: lookBackArgumentsSchema,
})
export type LookBack = z.infer<typeof lookBackSchema>

/** Where a message leads before any model is asked (spec S2.1). */
export const receivedPathSchema = z.discriminatedUnion('to', [
  z.object({
    to: z.literal('understand'),
    /** The suggested request that the person said yes to: it is read in place of the message. */
    request: z.string().optional(),
  }),
  /** A fixed text, said by code. `closes` closes the pending item. */
  z.object({ to: z.literal('reply'), say: z.string(), closes: z.boolean(), isRefusal: z.boolean() }),
  /** The person confirms, cancels or edits an offered call; a choice confirms with the option in `extra`. */
  z.object({
    to: z.literal('call'),
    call: z.enum(['confirm', 'cancel', 'edit']),
    extra: z.record(z.string(), z.unknown()),
    /** A further request behind the yes, which is read when this is done. */
    rest: z.string().optional(),
  }),
  z.object({ to: z.literal('think'), answer: z.string() }),
  z.object({ to: z.literal('resume'), answer: z.string(), rest: z.string().optional() }),
  z.object({ to: z.literal('mention'), ref: z.string() }),
  z.object({ to: z.literal('fast_path'), agent: agentAddressSchema, path: fastPathSchema }),
  /** A request that does not fit the conversation's mode (ruling R28). */
  z.object({ to: z.literal('refuse'), error: wireErrorSchema }),
  z.object({ to: z.literal('open_session') }),
  z.object({ to: z.literal('converse') }),
  z.object({ to: z.literal('hand_off') }),
  /** Shows or undoes earlier changes. */
  z.object({ to: z.literal('look_back') }).extend(lookBackSchema.shape),
])
export type ReceivedPath = z.infer<typeof receivedPathSchema>

/** The single call that answers a simple message: it passed policy and is made without a plan. */
export const quickCallSchema = z.object({
  agent: agentAddressSchema,
  subdomain: z.string(),
  call: toolCallSchema,
  /** The arguments as the model wrote them, for the model that goes on when the call fails. */
  written: z.record(z.string(), z.unknown()),
  isWrite: z.boolean(),
})
export type QuickCall = z.infer<typeof quickCallSchema>

/** What the message says of the person, as calls of the agent that keeps such things. */
const keepingSchema = z.object({ agent: agentAddressSchema, calls: z.array(toolCallSchema).min(1) })
export type Keeping = z.infer<typeof keepingSchema>

/** The agent and subdomain that write what a create turn asks for. */
export const creatorSchema = z.object({ agent: agentAddressSchema, subdomain: z.string() })
export type Creator = z.infer<typeof creatorSchema>

/** A step's decision, and the result of checking it by policy and by the agent. */
export const stepDecisionSchema = z.object({
  step_id: z.string(),
  decision: actDecisionSchema,
  calls: z.array(toolCallSchema),
  refused: z.array(refusedCallSchema),
  artifacts: z.array(madeArtifactSchema),
  refused_artifacts: z.array(refusedArtifactSchema),
  /** How many of the calls write or propose something. */
  writes: z.int().nonnegative(),
  /** True when either all calls are applied or none (ruling R17). */
  atomic: z.boolean(),
  /** True when it takes away something that nobody spoke of: the person is asked first. */
  unspoken: z.boolean().default(false),
  /** The names of what nobody spoke of. */
  unspoken_things: z.array(z.string()).default([]),
  /** The agent to hand work to, if the decision calls a known one. */
  called: agentAddressSchema.nullable(),
})
export type StepDecision = z.infer<typeof stepDecisionSchema>

/** A part of the message that one agent does: by the calls that were read from it, or else by a plan. */
export const readWorkSchema = z.object({
  agent: agentAddressSchema,
  route: routeSchema,
  /** The step and its decision when the calls are known from the message alone; null when it needs a plan. */
  direct: z.object({ step: planStepSchema, decision: stepDecisionSchema }).nullable(),
})
export type ReadWork = z.infer<typeof readWorkSchema>

/**
 * What happened in a turn, in order: its state is made from these alone. Records are stored with the effects they
 * led to; a process that takes the turn over folds them and continues.
 */
export const turnRecordSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('received'), path: receivedPathSchema, timing }),
  z.object({
    kind: z.literal('understood'),
    timing,
    understanding: understandingSchema,
    gathered: gatheredSchema,
    quick: quickCallSchema.nullable().default(null),
    creator: creatorSchema.nullable().default(null),
    /** What the agents are to do, in order; null in a record of version 1, whose turn goes on to `route`. */
    work: z.array(readWorkSchema).nullable().default(null),
    /** The parts of the message that nobody works at, as they were read. */
    left: z.array(z.string()).default([]),
    /** The answer to small talk. */
    small_talk: z.string().nullable().default(null),
    /** To show, undo or redo what Alfred did. */
    look_back: lookBackSchema.nullable().default(null),
    keep: keepingSchema.nullable().default(null),
    model_calls,
  }),
  /** What was kept of the person, and the rules as they hold since. */
  z.object({ kind: z.literal('kept'), results: z.array(callResultSchema), gathered: gatheredSchema, timing }),
  z.object({
    kind: z.literal('routed'),
    timing,
    route: routeSchema,
    agent: agentAddressSchema.nullable(),
    model_calls,
  }),
  z.object({
    kind: z.literal('planned'),
    timing,
    plan: planSchema,
    gathered: gatheredSchema,
    /** Decisions of the first group that came with the plan and passed policy. */
    first: z.array(stepDecisionSchema).default([]),
    model_calls,
  }),
  /** One round: a decision for each step of the active group, in the order of the plan. */
  z.object({
    kind: z.literal('decided'),
    decisions: z.array(stepDecisionSchema).min(1),
    model_calls,
    timing,
  }),
  z.object({ kind: z.literal('applied'), step_id: z.string(), results: z.array(callResultSchema), timing }),
  z.object({ kind: z.literal('looked_back'), outcome: toolOutcomeSchema, timing }),
  z.object({ kind: z.literal('session_opened'), session: sessionSchema, timing }),
  z.object({ kind: z.literal('handed_off'), handoff: handoffSchema, model_calls, timing }),
  /** An error that no further step can mend: the turn ends with what was done. */
  z.object({
    kind: z.literal('gave_up'),
    timing,
    error: wireErrorSchema,
    /** True when a request to apply was sent and not answered. Absent in older records, which count as true. */
    unanswered: z.boolean().optional(),
    /** What models were paid for before it failed. */
    model_calls: model_calls.optional(),
  }),
])
export type TurnRecord = z.infer<typeof turnRecordSchema>
