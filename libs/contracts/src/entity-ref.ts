import { z } from 'zod'

/** A reference to an object, as services pass it to each other (spec S3.1). `id` never reaches a prompt. */
export const entityRefSchema = z.object({
  /** Not `gen` or `ref`: a ref of such a type could not be told from another's `gen_` or `ref_`. */
  type: z.string().regex(/^(?!(?:gen|ref)(?:_|$))[a-z][a-z_]*$/),
  id: z.uuid(),
  label: z.string().max(200),
  source: z.enum(['db_lookup', 'user_input', 'generated']),
})
export type EntityRef = z.infer<typeof entityRefSchema>

/** The same object as a model sees it: a ref instead of the id (rulings R13 and R16). */
export const shownEntitySchema = z.object({
  ref: z.string(),
  type: z.string(),
  label: z.string(),
  status: z.enum(['generated', 'saved', 'external']),
  /**
   * Active: mentioned in this conversation. Background: from the database, for the reason in `note` (spec S3.6).
   */
  tier: z.enum(['active', 'background']).default('active'),
  note: z.string().nullable().default(null),
})
export type ShownEntity = z.infer<typeof shownEntitySchema>
