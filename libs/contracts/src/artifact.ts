import { z } from 'zod'

/** Content as a model wrote it: JSON as text, since strict structured output knows no open objects. */
export const writtenArtifactSchema = z.object({
  /** The item of the batch manifest that this is. */
  item: z.string().nullable(),
  type: z.string().regex(/^[a-z][a-z_]*$/),
  label: z.string().max(200),
  content_json: z.string(),
})
export type WrittenArtifact = z.infer<typeof writtenArtifactSchema>

/** Generated content after its agent held it against its schema and the person's rules. */
export const madeArtifactSchema = z.object({
  item: z.string().nullable(),
  type: z.string().regex(/^[a-z][a-z_]*$/),
  label: z.string().max(200),
  content: z.record(z.string(), z.unknown()),
  /** The whole of it as a person reads it. */
  text: z.string().max(20_000),
})
export type MadeArtifact = z.infer<typeof madeArtifactSchema>

/** What an agent did not let pass, and why, in a sentence for the person. */
export const refusedArtifactSchema = z.object({
  item: z.string().nullable(),
  label: z.string(),
  reason: z.string().max(500),
})
export type RefusedArtifact = z.infer<typeof refusedArtifactSchema>

/** Content that lives in a conversation under its `gen_` ref until it is saved (spec S3.2). */
export const artifactSchema = madeArtifactSchema.omit({ item: true }).extend({ ref: z.string() })
export type Artifact = z.infer<typeof artifactSchema>
