import { z } from 'zod'
import { conversationIdSchema } from '../ids.ts'
import { pendingAnswerSchema, pendingSchema } from '../pending.ts'
import { usageSchema } from '../usage.ts'
import { wireErrorSchema } from '../errors.ts'

export const modeSchema = z.enum(['plan', 'quick', 'create', 'cook', 'brainstorm'])
export type Mode = z.infer<typeof modeSchema>

/** A change that the person made by hand in a client (ruling R20). */
export const uiChangeSchema = z.strictObject({
  kind: z.enum(['created', 'updated', 'deleted']),
  entity_type: z.string().max(40),
  id: z.uuid(),
  label: z.string().max(200),
  op: z.string().max(40),
})

export const MESSAGE_LENGTH_MAX = 16_000
export const CHAT_BODY_BYTES_MAX = 64 * 1024

/** Asking the runtime costs a formatter; there are some six hundred zones, so each is asked about once. */
const knownTimeZones = new Set<string>()

/** Is the name one that this runtime's time zone data knows? */
export function isTimeZone(name: string): boolean {
  if (knownTimeZones.has(name)) return true
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    knownTimeZones.add(name)
    return true
  } catch {
    return false
  }
}

/** The body of POST /api/chat/stream (spec S4, rulings R9 and R24). */
export const chatRequestSchema = z
  .strictObject({
    message: z.string().max(MESSAGE_LENGTH_MAX),
    mode: modeSchema.default('plan'),
    /** Left out: the person's latest, unless it has been idle for four hours. `new` begins another. */
    conversation_id: z.union([conversationIdSchema, z.literal('new')]).optional(),
    time_zone: z.string().max(64).refine(isTimeZone, 'is not a known IANA time zone').optional(),
    locale: z
      .string()
      .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/)
      .optional(),
    ui_changes: z.array(uiChangeSchema).max(100).optional(),
    cook_init: z
      .strictObject({ recipe_id: z.uuid().optional(), notes: z.string().max(2_000).default('') })
      .optional(),
    brainstorm_init: z.boolean().optional(),
    log_prompts: z.boolean().default(false),
    answer: pendingAnswerSchema.optional(),
    if_busy: z.enum(['queue', 'reject']).default('queue'),
  })
  .refine((body) => body.message.trim() !== '' || body.cook_init !== undefined || body.answer !== undefined, {
    path: ['message'],
    message: 'must not be empty',
  })
export type ChatRequest = z.infer<typeof chatRequestSchema>

export const turnStatusSchema = z.enum([
  'queued',
  'running',
  'done',
  'partial',
  'blocked',
  'cancelled',
  'failed',
])
export type TurnStatus = z.infer<typeof turnStatusSchema>

export function isTerminal(status: TurnStatus): boolean {
  return status !== 'queued' && status !== 'running'
}

/** The body of GET /api/jobs/:id. */
export const jobSchema = z.object({
  job_id: z.uuid(),
  conversation_id: z.uuid(),
  status: turnStatusSchema,
  response: z.string().nullable(),
  pending: pendingSchema.nullable(),
  usage: usageSchema.nullable(),
  error: wireErrorSchema.nullable(),
  created_at: z.string(),
  finished_at: z.string().nullable(),
})
export type Job = z.infer<typeof jobSchema>

/** The body of POST /api/jobs/:id/cancel. */
export const cancellationSchema = z.object({
  job_id: z.uuid(),
  outcome: z.enum(['cancelled', 'already_finished']),
  status: turnStatusSchema,
})
export type Cancellation = z.infer<typeof cancellationSchema>
