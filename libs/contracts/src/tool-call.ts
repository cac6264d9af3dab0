import { z } from 'zod'
import { entityRefSchema } from './entity-ref.ts'
import { pendingOfferSchema } from './pending.ts'

/** A tool call after policy: arguments parsed, refs already translated to ids. */
export const toolCallSchema = z.object({
  call: z.int().positive(),
  tool: z.string().regex(/^[a-z][a-z0-9_]{0,62}$/),
  arguments: z.record(z.string(), z.unknown()),
  /** The whole content behind each `gen_` ref in the arguments, so that no model has to write it again. */
  artifacts: z.record(z.string(), z.record(z.string(), z.unknown())).default({}),
})
export type ToolCall = z.infer<typeof toolCallSchema>

/** The stored outcome of a call. `error` is a data error: it is recorded, final and shown to the model. */
export const toolOutcomeSchema = z.union([
  z.object({
    ok: z.literal(true),
    entities: z.array(
      entityRefSchema.extend({
        op: z.enum(['created', 'updated', 'deleted', 'read']),
        /** What a label that says more than a name is made of: the amount, the meal, the day. */
        details: z.record(z.string(), z.unknown()).optional(),
      }),
    ),
    data: z.record(z.string(), z.unknown()),
    /** Set by a tool that proposes: what waits for the person's yes. */
    pending: pendingOfferSchema.nullish(),
  }),
  z.object({
    ok: z.literal(false),
    error: z.object({
      code: z.string(),
      message: z.string(),
      retryable: z.boolean(),
      /** What the refusal is about, as data: `code` and `details` are put into words where they are told. */
      details: z.record(z.string(), z.unknown()).optional(),
      /** Set when the person has to choose what is meant; the facts are then the question. */
      options: z.array(z.string()).optional(),
    }),
  }),
])
export type ToolOutcome = z.infer<typeof toolOutcomeSchema>

/** A call with its outcome and sentences that describe it truthfully; replies are built from these alone. */
export const callResultSchema = z.object({
  call: z.int().positive(),
  tool: z.string(),
  kind: z.enum(['read', 'write', 'propose']),
  outcome: toolOutcomeSchema,
  facts: z.array(z.string()),
  /** The language of the facts, as a code such as "de"; English from an agent that has no other. */
  language: z.string().optional(),
})
export type CallResult = z.infer<typeof callResultSchema>
