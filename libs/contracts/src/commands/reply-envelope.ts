import { z } from 'zod'
import { wireErrorSchema } from '../errors.ts'

/** The reply to every request on NATS: the value of its contract, or an error. */
export const replyEnvelopeSchema = z.union([
  z.object({ ok: z.literal(true), value: z.unknown() }),
  z.object({ ok: z.literal(false), error: wireErrorSchema }),
])
export type ReplyEnvelope = z.infer<typeof replyEnvelopeSchema>
