import { z } from 'zod'
import { constraintSchema } from './constraints.ts'

export const entityMentionSchema = z.object({
  raw_text: z.string(),
  entity_type: z.string(),
  resolved_ref: z.string().nullable(),
  candidates: z.array(z.string()),
  confidence: z.enum(['high', 'medium', 'low']),
  resolution: z.enum(['exact', 'fuzzy', 'unresolved']),
})
export type EntityMention = z.infer<typeof entityMentionSchema>

export const constraintSnapshotSchema = z.object({
  new_constraints: z.array(constraintSchema),
  override_constraints: z.array(constraintSchema),
  reset_goal: z.boolean(),
  goal_update: z.string().nullable(),
  source_phrases: z.array(z.string()),
})
export type ConstraintSnapshot = z.infer<typeof constraintSnapshotSchema>

export const curationSchema = z.object({
  keep: z.array(z.string()),
  drop: z.array(z.string()),
  clear_all: z.boolean(),
})
export type Curation = z.infer<typeof curationSchema>

/** Which of several things is meant: asked with options before anything else is done. */
export const disambiguationSchema = z
  .object({ entity_type: z.string(), candidates: z.array(z.string()), prompt: z.string() })
  .nullable()
  .default(null)

/** How a message relates to the pending item; null when there is none. */
export const pendingReplySchema = z
  .enum(['confirms', 'declines', 'corrects', 'answers', 'unrelated'])
  .nullable()
  .default(null)

/** What Understand extracts from a message (spec S2.2, V4 4.1). It plans nothing and infers no goal. */
export const understandingSchema = z.object({
  processed_message: z.string(),
  entity_mentions: z.array(entityMentionSchema),
  disambiguation: disambiguationSchema,
  constraint_snapshot: constraintSnapshotSchema,
  entity_curation: curationSchema.default({ keep: [], drop: [], clear_all: false }),
  pending_reply: pendingReplySchema,
  quick_mode: z.boolean(),
  quick_mode_confidence: z.enum(['high', 'medium']),
  quick_intent: z.string().nullable().default(null),
  quick_subdomain: z.string().nullable().default(null),
  /** The single call of a quick tool that answers the message; null when it takes more. */
  quick_call: z.object({ tool: z.string(), arguments_json: z.string() }).nullable().default(null),
  /** The language of the message, as a code such as "en" or "de"; absent where nobody read it. */
  language: z.string().optional(),
})
export type Understanding = z.infer<typeof understandingSchema>
