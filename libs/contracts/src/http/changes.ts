import { z } from 'zod'

/** What a person may read of a row: the columns that say what it is worth, by their names. */
const shownColumnsSchema = z.record(z.string(), z.unknown()).nullable()

/** One thing that was changed, in a person's words: what it is, where they find it, how it was and how it is. */
export const changeSchema = z.object({
  entity_type: z.string(),
  id: z.uuid(),
  label: z.string(),
  /** Where a person finds it: "stock", "shopping list". */
  place: z.string(),
  op: z.enum(['created', 'updated', 'deleted']),
  before: shownColumnsSchema,
  after: shownColumnsSchema,
})
export type Change = z.infer<typeof changeSchema>

/** The body of GET /api/jobs/:id/changes: what a request changed, and whether that can be taken back (spec S14.2). */
export const changesSchema = z.object({
  /** The request, or the key of an edit by hand. */
  source: z.uuid(),
  changed_at: z.string().nullable(),
  changes: z.array(changeSchema),
  /** The request that this one took back; null for all others. */
  undoes: z.uuid().nullable(),
  /** What took it back, if anything did and still holds. */
  undone_by: z.uuid().nullable(),
  /** What was changed again since, by name: while there is any, nothing is taken back. */
  changed_since: z.array(z.string()),
})
export type Changes = z.infer<typeof changesSchema>

/** The body of POST /api/jobs/:id/undo: what was taken back, as it had been changed. */
export const undoneSchema = z.object({
  source: z.uuid(),
  undone: z.array(changeSchema),
})
export type Undone = z.infer<typeof undoneSchema>
