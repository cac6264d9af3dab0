import { z } from 'zod'
import { permanentConstraintSchema } from './constraints.ts'
import { entityRefSchema } from './entity-ref.ts'

/** A part of a person's data that was looked up because this turn needs it (spec S7). */
export const contextBlockSchema = z.object({ name: z.string(), lines: z.array(z.string().max(500)).max(60) })
export type ContextBlock = z.infer<typeof contextBlockSchema>

/** A thing from the database that may be meant, and why it is worth knowing (spec S3.6). */
export const backgroundEntitySchema = z.object({ entity: entityRefSchema, reason: z.string().max(120) })
export type BackgroundEntity = z.infer<typeof backgroundEntitySchema>

/** What an agent told of a person's data. */
export const agentContextSchema = z.object({
  dashboard: z.record(z.string(), z.unknown()).nullable(),
  constraints: z.array(permanentConstraintSchema).max(100),
  /** What is known of the person, a line each. */
  profile: z.array(z.string().max(300)).max(40),
  background: z.array(backgroundEntitySchema).max(20),
  blocks: z.array(contextBlockSchema).max(10),
  /** One thing told in full, for a session that is about it; null when there is none such. */
  detail: z
    .object({ label: z.string().max(200), text: z.string().max(20_000) })
    .nullable()
    .default(null),
  /** What speaks against a text that was put before the person, by their own rules; null when nothing does. */
  objection: z.string().max(500).nullable().default(null),
})
export type AgentContext = z.infer<typeof agentContextSchema>
