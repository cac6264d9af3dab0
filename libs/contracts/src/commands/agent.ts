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
import { firstCallSchema, planSchema, planStepSchema } from '../plan.ts'
import { assignmentSchema } from '../routing.ts'
import { callResultSchema, toolCallSchema } from '../tool-call.ts'
import { understandingSchema } from '../understanding.ts'
import { modelCallSchema } from '../usage.ts'

/** What an agent gets to know of a turn: no person and no ids, only what planning and acting need. */
export const turnBriefSchema = z.object({
  message: z.string(),
  mode: modeSchema,
  /**
   * When the person sent the message. "Friday" is resolved against this moment, even if the turn is taken over
   * later.
   */
  asked_at: z.iso.datetime({ offset: true }),
  time_zone: z.string(),
  locale: z.string(),
  understanding: understandingSchema,
  route: assignmentSchema,
  entities: z.array(shownEntitySchema),
  constraints: compiledConstraintsSchema.default({ permanent: [], goal: null }),
  profile: z.array(z.string()).default([]),
  dashboard: z.record(z.string(), z.unknown()).default({}),
  context: z.array(contextBlockSchema).default([]),
  /** What the message answers: the earlier message, what Alfred asked or proposed, and the person's reply. */
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
  /** The item in this conversation that waits for a yes; this message may correct it. */
  pending: pendingSchema
    .pick({ kind: true, summary: true, data: true, asks: true })
    .extend({
      /** The message that led to it. */
      message: z.string().optional(),
    })
    .nullable()
    .default(null),
  /** Artifacts that are generated and not saved yet. */
  artifacts: z.array(artifactSchema.pick({ ref: true, type: true, label: true })).default([]),
  recent_turns: z.array(
    z.object({
      message: z.string(),
      response: z.string(),
      facts: z.array(z.string()),
      /** The types of the entities that it created or updated. */
      changed: z.array(z.string()).optional(),
    }),
  ),
  /** The narrative of turns before the recent ones, without refs. */
  earlier: z.string().default(''),
})
export type TurnBrief = z.infer<typeof turnBriefSchema>

/** A call that was already made in this step, as the model sees it: refs instead of ids. */
export const shownCallSchema = z.object({
  tool: z.string(),
  arguments: z.record(z.string(), z.unknown()),
  ok: z.boolean(),
  facts: z.array(z.string()),
  data: z.record(z.string(), z.unknown()),
  /** The error code of a refused call. */
  code: z.string().optional(),
  /** What the refusal is about, as data. */
  details: z.record(z.string(), z.unknown()).optional(),
})
export type ShownCall = z.infer<typeof shownCallSchema>

/** An item of a batch manifest and its progress (spec S3.4). */
export const batchItemSchema = z.object({
  ref: z.string(),
  label: z.string(),
  status: z.enum(['pending', 'in_progress', 'complete', 'failed']),
  /** The ref of its result. */
  result: z.string().nullable(),
  error: z.string().nullable(),
  retryable: z.boolean(),
})
export type BatchItem = z.infer<typeof batchItemSchema>

/** A turn token: {sub, role, turn, fence, domain, exp}; the only way to read or write as a turn. */
const turnToken = z.string().max(8_192)

/** The turn and fence that the work is for: the agent stops when that turn is cancelled or taken away. */
const workedTurn = z.object({
  id: turnIdSchema,
  fence: z.int().nonnegative(),
  /** True when the person wants this turn's prompts and answers logged. */
  log_prompts: z.boolean().default(false),
})

/** The commands that every agent service answers, on subjects of its domain and major version. */
export const agentCommands = {
  context: {
    verb: 'context',
    timeoutMs: 8_000,
    request: z.object({
      brief: turnBriefSchema.pick({ asked_at: true, time_zone: true, locale: true, message: true }),
      token: turnToken,
      /** `dashboard`, `constraints`, `background`, `detail`, `objection`, or names of context that the agent announced. */
      wants: z.array(z.string()).min(1).max(12),
      /** The text to check for an `objection`. */
      text: z.string().max(40_000).default(''),
      /** Foods that the goal excludes, which an `objection` minds as well. */
      without: z.array(z.string()).default([]),
      /** The entity to describe in `detail`, of a type that the agent announced. */
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
    reply: z.object({
      plan: planSchema,
      /** The calls of the first group, where these follow from the message: code checks them like any other. */
      first_calls: z.array(firstCallSchema).default([]),
      model_calls: z.array(modelCallSchema),
    }),
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
      /** Sentences about what earlier steps of this turn did. */
      earlier_facts: z.array(z.string()),
      this_step: z.array(shownCallSchema),
      batch: z.array(batchItemSchema).default([]),
      /** The generated content that this step is about, in full. */
      artifacts: z.array(artifactSchema).default([]),
    }),
    reply: z.object({
      decision: actDecisionSchema,
      /** The artifacts of the decision that passed the agent's checks, and those that it refused. */
      artifacts: z.array(madeArtifactSchema).default([]),
      refused_artifacts: z.array(refusedArtifactSchema).default([]),
      model_calls: z.array(modelCallSchema),
    }),
  },
  execute: {
    verb: 'execute',
    timeoutMs: 15_000,
    request: z.object({
      brief: turnBriefSchema.pick({ asked_at: true, time_zone: true, locale: true }).extend({
        /** Foods that the goal excludes: code adds them to every call that can leave foods out. */
        without: z.array(z.string()).default([]),
        /** What the person said in this turn and those just before; null where it is not told. */
        said: z.array(z.string()).nullable().default(null),
        /** Whether the person said yes to these calls as they are: what changes many things waits for it. */
        confirmed: z.boolean().default(false),
      }),
      token: turnToken,
      /** The ordinal of this decision within the turn; with the call's number it is the key of each effect. */
      step: z.int().positive(),
      /**
       * The turn's records that are not stored yet, oldest first, and the ordinal of the first. They are stored in
       * the same transaction.
       */
      records_from: z.int().nonnegative(),
      records: z.array(z.record(z.string(), z.unknown())),
      events: z.array(turnEventSchema),
      calls: z.array(toolCallSchema).min(1),
      /** True when all calls must be applied or none (ruling R17). */
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
