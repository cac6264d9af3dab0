import { z } from 'zod'
import { oneLineSchema } from '../one-line.ts'
import { conversationIdSchema } from '../ids.ts'
import { pendingAnswerSchema, pendingSchema } from '../pending.ts'
import { usageSchema } from '../usage.ts'
import { wireErrorSchema } from '../errors.ts'
import { isSessionMode, modeLeftBy, modeSchema } from './modes.ts'
import type { Mode } from './modes.ts'

/** A change that the person made by hand in a client (ruling R20). */
export const uiChangeSchema = z.strictObject({
  kind: z.enum(['created', 'updated', 'deleted']),
  entity_type: oneLineSchema({ max: 40 }),
  id: z.uuid(),
  label: oneLineSchema({ max: 200 }),
  op: oneLineSchema({ max: 40 }),
})
export type UiChange = z.infer<typeof uiChangeSchema>

export const MESSAGE_LENGTH_MAX = 16_000
export const CHAT_BODY_BYTES_MAX = 64 * 1024

/**
 * Time zone names that were checked: each check constructs a costly formatter, and there are only about six hundred
 * zones.
 */
const knownTimeZones = new Set<string>()

/** True when this runtime's time zone data knows the name. */
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

const chatRequestFields = {
  message: z.string().max(MESSAGE_LENGTH_MAX),
  mode: modeSchema.default('plan'),
  /** Omitted: the person's latest conversation, unless it has been idle for four hours. `new` begins another. */
  conversation_id: z.union([conversationIdSchema, z.literal('new')]).optional(),
  time_zone: z
    .string()
    .max(64)
    .refine(isTimeZone, 'is not a known IANA time zone')
    .meta({ examples: ['Europe/Berlin', 'UTC'] })
    .optional(),
  locale: z
    .string()
    .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/)
    .optional(),
  ui_changes: z.array(uiChangeSchema).max(100).optional(),
  /** Begins a cook session. An invalid id gets the same answer as the id of a recipe that does not exist. */
  cook_init: z
    .strictObject({ recipe_id: z.string().min(1).max(100), notes: z.string().max(2_000).default('') })
    .optional(),
  brainstorm_init: z.boolean().optional(),
  log_prompts: z.boolean().default(false),
  answer: pendingAnswerSchema.optional(),
  /** What to do when a turn of the conversation is running: wait for it, refuse the message, or stop that turn. */
  if_busy: z.enum(['queue', 'reject', 'interrupt']).default('queue'),
}

type ModeUse = {
  message: string
  mode: Mode
  cook_init?: unknown
  brainstorm_init?: boolean | undefined
  answer?: unknown
}

/** What a request may not hold in its mode (ruling R28): the field and the error message. */
const modeRules: readonly { path: string; message: string; isBroken(body: ModeUse): boolean }[] = [
  {
    path: 'message',
    message: 'must not be empty',
    isBroken: ({ message, cook_init, answer }) =>
      message.trim() === '' && cook_init === undefined && answer === undefined,
  },
  {
    path: 'cook_init',
    message: 'needs the mode "cook"',
    isBroken: ({ mode, cook_init }) => cook_init !== undefined && mode !== 'cook',
  },
  {
    path: 'brainstorm_init',
    message: 'needs the mode "brainstorm"',
    isBroken: ({ mode, brainstorm_init }) => brainstorm_init === true && mode !== 'brainstorm',
  },
  {
    path: 'answer',
    message: 'is for what plan, quick or create left open',
    isBroken: ({ mode, answer }) => answer !== undefined && isSessionMode(mode),
  },
  {
    path: 'message',
    message: 'leaves a mode that is not the one of the request',
    isBroken: ({ message, mode }) => (modeLeftBy(message) ?? mode) !== mode,
  },
  {
    path: 'message',
    message: 'cannot begin and leave a mode at once',
    isBroken: ({ message, cook_init, brainstorm_init }) =>
      modeLeftBy(message) !== undefined && (cook_init !== undefined || brainstorm_init === true),
  },
]

/**
 * The body of POST /api/chat/stream (spec S4, rulings R9, R24 and R28). Unknown fields are refused, because they
 * might change what is to be done.
 */
export const chatRequestSchema = z.strictObject(chatRequestFields).superRefine((body, context) => {
  for (const { path, message, isBroken } of modeRules) {
    if (isBroken(body)) context.addIssue({ code: 'custom', path: [path], message })
  }
})
export type ChatRequest = z.infer<typeof chatRequestSchema>
/** The request as a client writes it: every field but the message has a default. */
export type ChatInput = z.input<typeof chatRequestSchema>

/** The request as services pass it on: fields that a newer service added are dropped. */
export const receivedChatRequestSchema = z.object(chatRequestFields)

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

/** The result of leaving a mode (modes and endpoints, Handoff mechanics). */
export const handoffSchema = z.object({
  /** Two to four sentences about what happened. */
  summary: z.string(),
  action: z.enum(['save', 'update', 'close']),
  /** What is to be saved or updated, or why nothing is. */
  action_detail: z.string(),
  /** What would carry it out, as the person would ask for it; the person is asked whether to do so. Null for `close`. */
  request: z.string().nullish(),
})
export type Handoff = z.infer<typeof handoffSchema>

/** The body of GET /api/jobs/:id: a request and its result. */
export const jobSchema = z.object({
  job_id: z.uuid(),
  conversation_id: z.uuid(),
  status: turnStatusSchema,
  mode: modeSchema.default('plan'),
  message: z.string().default(''),
  response: z.string().nullable(),
  pending: pendingSchema.nullable(),
  handoff: handoffSchema.nullable().default(null),
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
