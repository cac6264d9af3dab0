import { z } from 'zod'

/** Where a list goes on; made by the server and meaningless to everyone else. */
const cursorSchema = z
  .string()
  .max(200)
  .regex(/^[A-Za-z0-9_-]+$/)

/** The query of everything that comes in pages, newest first. */
export const pageQuerySchema = z.strictObject({
  limit: z.coerce.number().int().min(1).max(100).default(20),
  /** The `next` of the page before. */
  cursor: cursorSchema.optional(),
})
export type PageQuery = z.infer<typeof pageQuerySchema>

/** A part of a list; `next` is null at its end. */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), next: cursorSchema.nullable() })
