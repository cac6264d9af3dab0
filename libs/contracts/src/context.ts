import { z } from 'zod'
import { permanentConstraintSchema } from './constraints.ts'
import { entityRefSchema } from './entity-ref.ts'

/** A part of a person's data that was looked up because this turn needs it (spec S7). */
export const contextBlockSchema = z.object({ name: z.string(), lines: z.array(z.string().max(500)).max(60) })
export type ContextBlock = z.infer<typeof contextBlockSchema>

/** An entity from the database that the message may mean, and why it is relevant (spec S3.6). */
export const backgroundEntitySchema = z.object({ entity: entityRefSchema, reason: z.string().max(120) })
export type BackgroundEntity = z.infer<typeof backgroundEntitySchema>

/** The context that an agent gives about a person. */
export const agentContextSchema = z.object({
  dashboard: z.record(z.string(), z.unknown()).nullable(),
  constraints: z.array(permanentConstraintSchema).max(100),
  /** What is known of the person, one line each. */
  profile: z.array(z.string().max(300)).max(40),
  background: z.array(backgroundEntitySchema).max(20),
  blocks: z.array(contextBlockSchema).max(10),
  /** One entity in full, for a session that is about it; null when it was not asked for or does not exist. */
  detail: z
    .object({ label: z.string().max(200), text: z.string().max(20_000) })
    .nullable()
    .default(null),
  /** What in the given text breaks the person's rules, as a sentence; null when nothing does. */
  objection: z.string().max(500).nullable().default(null),
})
export type AgentContext = z.infer<typeof agentContextSchema>
