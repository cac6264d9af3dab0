import { readRowByRow } from '@alfred/contracts'
import { z } from 'zod'

/**
 * A schema that parses row by row: unreadable rows are left out and counted in `unreadable`, so that they hide no
 * others. Fails when an error lies outside any row.
 */
export function rowByRow<Shape extends z.ZodRawShape>(schema: z.ZodObject<Shape>) {
  return z.unknown().transform((data, context) => {
    const read = readRowByRow(schema, data)
    if (read !== undefined) return { ...read.data, unreadable: read.unreadable }
    context.addIssue({ code: 'custom', message: 'cannot be read, and not for the sake of a row' })
    return z.NEVER
  })
}
