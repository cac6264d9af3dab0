import { z } from 'zod'
import { exportedRowSchema } from '../http/account.ts'
import { subjects } from '../subjects.ts'

const personToken = z.string().max(8_192)

/** The gateway's requests about all that is kept of a person. */
export const accountCommands = {
  exportAccount: {
    queue: 'orchestrator',
    timeoutMs: 20_000,
    subject: subjects.accountExport,
    /** A page of all tables or of one; `place` is where it begins, as the page before told. */
    request: z.object({
      token: personToken,
      table: z.string().max(63).nullable(),
      place: z.string().max(2_000).nullable(),
    }),
    reply: z.object({
      table: z.string(),
      rows: z.array(exportedRowSchema),
      next: z.string().nullable(),
    }),
  },
  deleteAccount: {
    queue: 'orchestrator',
    timeoutMs: 60_000,
    subject: subjects.accountDelete,
    request: z.object({ token: personToken }),
    reply: z.object({ deleted: z.literal(true) }),
  },
} as const
