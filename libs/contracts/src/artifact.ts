import { z } from 'zod'

/** Content as a model wrote it: JSON as text, because strict structured output allows no open objects. */
export const writtenArtifactSchema = z.object({
  /** The item of the batch manifest that this content is for. */
  item: z.string().nullable(),
  type: z.string().regex(/^[a-z][a-z_]*$/),
  label: z.string().max(200),
  content_json: z.string(),
})
export type WrittenArtifact = z.infer<typeof writtenArtifactSchema>

/** Generated content that its agent has checked against its schema and the person's rules. */
export const madeArtifactSchema = z.object({
  item: z.string().nullable(),
  type: z.string().regex(/^[a-z][a-z_]*$/),
  label: z.string().max(200),
  content: z.record(z.string(), z.unknown()),
  /** The whole content as text for people. */
  text: z.string().max(20_000),
  /** The tool that saves it, and the argument that takes its ref; absent when nothing saves it. */
  saved_by: z.object({ tool: z.string(), argument: z.string() }).optional(),
})
export type MadeArtifact = z.infer<typeof madeArtifactSchema>

/** A food that goes against a rule of the person: an allergy or a diet. */
export const conflictSchema = z.object({
  food: z.string(),
  rule: z.object({ kind: z.string(), value: z.string() }),
})
export type Conflict = z.infer<typeof conflictSchema>

/** Content that the agent refused, with the reason as a sentence for the person. */
export const refusedArtifactSchema = z.object({
  item: z.string().nullable(),
  label: z.string(),
  reason: z.string().max(500),
  /** The food that goes against a rule of the person, and the rule, when that is the reason. */
  conflict: conflictSchema.optional(),
})
export type RefusedArtifact = z.infer<typeof refusedArtifactSchema>

/** Content that a conversation keeps under its `gen_` ref until it is saved (spec S3.2). */
export const artifactSchema = madeArtifactSchema.omit({ item: true }).extend({ ref: z.string() })
export type Artifact = z.infer<typeof artifactSchema>
