import { z } from 'zod'
import { complexitySchema } from './routing.ts'
import {
  constraintSnapshotSchema,
  curationSchema,
  disambiguationSchema,
  pendingReplySchema,
} from './understanding.ts'

/** What a person says of themselves that is to be kept, such as an allergy, also in passing (spec S2.2). */
export const toldOfPersonSchema = z.object({
  /** One of the kinds that an agent announced, such as "allergy". */
  kind: z.string(),
  /** In English, whatever the language of the message. */
  value: z.string(),
  /** The words of the message that say so. */
  said: z.string(),
})
export type ToldOfPerson = z.infer<typeof toldOfPersonSchema>

/** A part of a message that one agent does: a goal, and its calls when these are known from the message alone. */
export const workSchema = z.object({
  agent: z.string(),
  subdomain: z.string().nullable().default(null),
  goal: z.string(),
  complexity: complexitySchema,
  context_needs: z.array(z.string()).default([]),
  /** The calls of quick tools that do all of this part; empty when it needs a plan. */
  calls: z.array(z.object({ tool: z.string(), arguments_json: z.string() })).default([]),
})
export type Work = z.infer<typeof workSchema>

/** What a model reads from a message in one call: its meaning, who works at it, and simple calls (spec S2.2, S2.3). */
export const messageReadingSchema = z.object({
  /** The language of the message, as a code such as "en" or "de". */
  language: z.string().default('en'),
  told_of_person: z.array(toldOfPersonSchema).default([]),
  /** Things of the table of entities that the message names. */
  mentions: z
    .array(z.object({ raw_text: z.string(), ref: z.string().nullable(), candidates: z.array(z.string()) }))
    .default([]),
  disambiguation: disambiguationSchema,
  constraint_snapshot: constraintSnapshotSchema,
  entity_curation: curationSchema.default({ keep: [], drop: [], clear_all: false }),
  pending_reply: pendingReplySchema,
  /** In the order of the message; empty when no agent is needed. */
  work: z.array(workSchema).default([]),
  /** When the message asks what Alfred changed last, or to undo or redo it. */
  look_back: z.enum(['show', 'undo', 'redo']).nullable().default(null),
  /** The answer to small talk; null for any other message. */
  small_talk: z.string().nullable().default(null),
})
export type MessageReading = z.infer<typeof messageReadingSchema>
