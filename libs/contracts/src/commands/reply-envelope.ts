import { z } from 'zod'
import { wireErrorSchema } from '../errors.ts'
import { modelCallSchema } from '../usage.ts'

/** The reply to every request on NATS: the value of its contract, or an error. */
export const replyEnvelopeSchema = z.union([
  z.object({ ok: z.literal(true), value: z.unknown() }),
  z.object({
    ok: z.literal(false),
    error: wireErrorSchema,
    /** What models were paid for before it failed. */
    model_calls: z.array(modelCallSchema).optional(),
  }),
])
export type ReplyEnvelope = z.infer<typeof replyEnvelopeSchema>
