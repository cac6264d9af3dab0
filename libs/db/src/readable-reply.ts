import { readRowByRow } from '@alfred/contracts'
import { z } from 'zod'

/**
 * A reply that is read row by row: a row that cannot be read is left out and counted in `unreadable`, so that it hides
 * no other. What is broken in no row cannot be read at all.
 */
export function rowByRow<Shape extends z.ZodRawShape>(schema: z.ZodObject<Shape>) {
  return z.unknown().transform((data, context) => {
    const read = readRowByRow(schema, data)
    if (read !== undefined) return { ...read.data, unreadable: read.unreadable }
    context.addIssue({ code: 'custom', message: 'cannot be read, and not for the sake of a row' })
    return z.NEVER
  })
}
