import { z } from 'zod'

/** What has to be repeated to delete an account: nobody does so by mistake. */
export const DELETE_ACCOUNT_WORDS = 'delete my account'

/** The body that confirms the deletion of an account. */
export const deleteAccountSchema = z.strictObject({
  confirm: z.literal(DELETE_ACCOUNT_WORDS, {
    error: `must be "${DELETE_ACCOUNT_WORDS}"; GET /api/account/export gives you all that is kept of you first`,
  }),
})

/** All tables as one JSON document, or one table as CSV. */
export const exportQuerySchema = z
  .strictObject({
    format: z.enum(['json', 'csv']).default('json'),
    table: z
      .string()
      .regex(/^[a-z][a-z0-9_]{0,62}$/)
      .optional()
      .describe('One table alone, such as inventory_lots; for CSV it has to be named.'),
  })
  .refine(({ format, table }) => format === 'json' || table !== undefined, {
    path: ['table'],
    message: 'has to be named where the format is csv',
  })
export type ExportQuery = z.infer<typeof exportQuerySchema>

/** A row as the database has it. */
export const exportedRowSchema = z.record(z.string(), z.unknown())
export type ExportedRow = z.infer<typeof exportedRowSchema>

/** All that is kept of a person, by table. */
export const accountExportSchema = z.object({
  exported_at: z.string(),
  tables: z.record(z.string(), z.array(exportedRowSchema)),
})
export type AccountExport = z.infer<typeof accountExportSchema>
