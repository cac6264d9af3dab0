import { z } from 'zod'
import { actDecisionSchema } from '../actions.ts'
import { artifactSchema, madeArtifactSchema, refusedArtifactSchema } from '../artifact.ts'
import { compiledConstraintsSchema } from '../constraints.ts'
import { agentContextSchema, contextBlockSchema } from '../context.ts'
import { entityRefSchema, shownEntitySchema } from '../entity-ref.ts'
import { turnEventSchema } from '../events/turn-events.ts'
import { modeSchema } from '../http/modes.ts'
import { turnIdSchema } from '../ids.ts'
import { pendingSchema } from '../pending.ts'
import { planSchema, planStepSchema } from '../plan.ts'
import { routeSchema } from '../routing.ts'
import { callResultSchema, toolCallSchema } from '../tool-call.ts'
import { understandingSchema } from '../understanding.ts'
import { modelCallSchema } from '../usage.ts'

/** What an agent may know of a turn: no person, no id, only what thinking about it needs. */
export const turnBriefSchema = z.object({
  message: z.string(),
  mode: modeSchema,
  /** When the person asked; "Friday" is resolved against this moment, also when the turn is taken over later. */
  asked_at: z.iso.datetime({ offset: true }),
  time_zone: z.string(),
  locale: z.string(),
  understanding: understandingSchema,
  route: routeSchema,
  entities: z.array(shownEntitySchema),
  constraints: compiledConstraintsSchema.default({ permanent: [], goal: null }),
  profile: z.array(z.string()).default([]),
  dashboard: z.record(z.string(), z.unknown()).default({}),
  context: z.array(contextBlockSchema).default([]),
  /** What the message answers: the earlier message, what Alfred said to it, and the person's reply. */
  answered: z
    .object({
      kind: pendingSchema.shape.kind,
      asked: z.string(),
      message: z.string(),
      answer: z.string(),
      asks: pendingSchema.shape.asks,
    })
    .nullable()
    .default(null),
  /** What waits for a yes in this conversation and may be corrected by this message. */
  pending: pendingSchema
    .pick({ kind: true, summary: true, data: true, asks: true })
    .extend({
      /** The message that it came of. */
      message: z.string().optional(),
    })
    .nullable()
    .default(null),
  /** Generated and not saved yet. */
  artifacts: z.array(artifactSchema.pick({ ref: true, type: true, label: true })).default([]),
  recent_turns: z.array(z.object({ message: z.string(), response: z.string(), facts: z.array(z.string()) })),
  /** What was said before the recent turns, without refs. */
  earlier: z.string().default(''),
})
export type TurnBrief = z.infer<typeof turnBriefSchema>

/** What already happened in this step, as the model sees it: refs instead of ids. */
export const shownCallSchema = z.object({
  tool: z.string(),
  arguments: z.record(z.string(), z.unknown()),
  ok: z.boolean(),
  facts: z.array(z.string()),
  data: z.record(z.string(), z.unknown()),
  /** Of a call that was refused: why, as a code. */
  code: z.string().optional(),
})
export type ShownCall = z.infer<typeof shownCallSchema>

/** An item of a batch manifest and how far it is (spec S3.4). */
export const batchItemSchema = z.object({
  ref: z.string(),
  label: z.string(),
  status: z.enum(['pending', 'in_progress', 'complete', 'failed']),
  /** The ref of what came of it. */
  result: z.string().nullable(),
  error: z.string().nullable(),
  retryable: z.boolean(),
})
export type BatchItem = z.infer<typeof batchItemSchema>

/** A turn token: {sub, role, turn, fence, domain, exp}; the only way to read or write as a turn. */
const turnToken = z.string().max(8_192)

/** Which turn is thought about, and whose hands it is in: what the agent stops when that is cancelled or taken away. */
const workedTurn = z.object({
  id: turnIdSchema,
  fence: z.int().nonnegative(),
  /** The person wants prompts and answers of this turn written down. */
  log_prompts: z.boolean().default(false),
})

/** The things that every agent service answers, on subjects of its domain and major version. */
export const agentCommands = {
  context: {
    verb: 'context',
    timeoutMs: 8_000,
    request: z.object({
      brief: turnBriefSchema.pick({ asked_at: true, time_zone: true, locale: true, message: true }),
      token: turnToken,
      /** `dashboard`, `constraints`, `background`, `detail`, `objection`, or names of context that the agent announced. */
      wants: z.array(z.string()).min(1).max(12),
      /** The words that an `objection` is wanted to. */
      text: z.string().max(40_000).default(''),
      /** What `detail` is wanted of, of a type that the agent announced. */
      about: entityRefSchema.pick({ type: true, id: true }).nullable().default(null),
    }),
    reply: agentContextSchema,
  },
  plan: {
    verb: 'plan',
    timeoutMs: 60_000,
    request: z.object({
      turn: workedTurn,
      brief: turnBriefSchema,
      token: turnToken,
      replan_because: z.string().nullable(),
    }),
    reply: z.object({ plan: planSchema, model_calls: z.array(modelCallSchema) }),
  },
  act: {
    verb: 'act',
    timeoutMs: 60_000,
    request: z.object({
      turn: workedTurn,
      brief: turnBriefSchema,
      token: turnToken,
      step: planStepSchema,
      step_number: z.int().positive(),
      steps_total: z.int().positive(),
      /** Sentences of what earlier steps of this turn did. */
      earlier_facts: z.array(z.string()),
      this_step: z.array(shownCallSchema),
      batch: z.array(batchItemSchema).default([]),
      /** Generated content that this step is about, in full. */
      artifacts: z.array(artifactSchema).default([]),
    }),
    reply: z.object({
      decision: actDecisionSchema,
      /** The artifacts of the decision after the agent's checks, and those that it refused. */
      artifacts: z.array(madeArtifactSchema).default([]),
      refused_artifacts: z.array(refusedArtifactSchema).default([]),
      model_calls: z.array(modelCallSchema),
    }),
  },
  execute: {
    verb: 'execute',
    timeoutMs: 15_000,
    request: z.object({
      brief: turnBriefSchema.pick({ asked_at: true, time_zone: true, locale: true }),
      token: turnToken,
      /** The ordinal of this decision within the turn; with it and the call's number, each effect has one key. */
      step: z.int().positive(),
      /** The turn's records that are not stored yet, oldest first, with their ordinal. They are stored in the same transaction. */
      records_from: z.int().nonnegative(),
      records: z.array(z.record(z.string(), z.unknown())),
      events: z.array(turnEventSchema),
      calls: z.array(toolCallSchema).min(1),
      /** All of the calls or none of them (ruling R17). */
      atomic: z.boolean().default(false),
    }),
    reply: z.object({ results: z.array(callResultSchema) }),
  },
} as const

export type ContextRequest = z.infer<typeof agentCommands.context.request>
export type PlanRequest = z.infer<typeof agentCommands.plan.request>
export type PlanReply = z.infer<typeof agentCommands.plan.reply>
export type ActRequest = z.infer<typeof agentCommands.act.request>
export type ActReply = z.infer<typeof agentCommands.act.reply>
export type ExecuteRequest = z.infer<typeof agentCommands.execute.request>
export type ExecuteReply = z.infer<typeof agentCommands.execute.reply>
