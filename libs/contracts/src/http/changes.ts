import { z } from 'zod'

/** The columns of a row that are meaningful to a person, by name. */
const shownColumnsSchema = z.record(z.string(), z.unknown()).nullable()

/** One changed entity as a person sees it: what it is, where they find it, and its values before and after. */
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

/** The body of GET /api/jobs/:id/changes: what a request changed, and whether that can be undone (spec S14.2). */
export const changesSchema = z.object({
  /** The id of the request, or the key of an edit by hand. */
  source: z.uuid(),
  changed_at: z.string().nullable(),
  changes: z.array(changeSchema),
  /** The request that this one undid; null if it is no undo. */
  undoes: z.uuid().nullable(),
  /** The request that undid this one; null if none did, or that undo was undone itself. */
  undone_by: z.uuid().nullable(),
  /** Names of entities that were changed again since; as long as there are any, nothing can be undone. */
  changed_since: z.array(z.string()),
  /** Whether some of it was forgotten for good, so that it cannot be undone. */
  forgotten: z.boolean().optional(),
})
export type Changes = z.infer<typeof changesSchema>

/** The body of POST /api/jobs/:id/undo: the changes that were undone, as they had been made. */
export const undoneSchema = z.object({
  source: z.uuid(),
  undone: z.array(changeSchema),
})
export type Undone = z.infer<typeof undoneSchema>
