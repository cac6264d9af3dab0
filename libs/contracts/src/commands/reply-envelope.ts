import { z } from 'zod'
import { wireErrorSchema } from '../errors.ts'

/** How every question on NATS is answered: the reply of its contract, or an error. */
export const replyEnvelopeSchema = z.union([
  z.object({ ok: z.literal(true), value: z.unknown() }),
  z.object({ ok: z.literal(false), error: wireErrorSchema }),
])
export type ReplyEnvelope = z.infer<typeof replyEnvelopeSchema>
