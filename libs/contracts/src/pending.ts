import { z } from 'zod'

/** The one thing a conversation may be waiting for (rulings R8 and R9). */
export const pendingSchema = z.object({
  id: z.uuid(),
  kind: z.enum(['proposal', 'confirmation', 'question', 'disambiguation']),
  version: z.int().positive(),
  summary: z.string(),
  data: z.record(z.string(), z.unknown()),
  options: z.array(z.object({ key: z.string(), label: z.string() })),
  expires_at: z.iso.datetime({ offset: true }),
})
export type Pending = z.infer<typeof pendingSchema>

export const pendingAnswerSchema = z.strictObject({
  pending_id: z.uuid(),
  version: z.int().positive(),
  action: z.enum(['confirm', 'cancel', 'edit', 'select']),
  edits: z.record(z.string(), z.unknown()).optional(),
})
export type PendingAnswer = z.infer<typeof pendingAnswerSchema>
