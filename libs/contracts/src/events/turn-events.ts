import { z } from 'zod'
import { handoffSchema, turnStatusSchema } from '../http/chat.ts'
import { sessionModeSchema } from '../http/modes.ts'
import { openEnum } from '../open-enum.ts'
import { pendingSchema } from '../pending.ts'
import { usageSchema } from '../usage.ts'

/**
 * The order of a turn's events: `fence.n`, compared number by number. A takeover raises the fence, so every event
 * of the new owner comes after those of the old one (ruling R27).
 */
export const eventIdSchema = z.string().regex(/^\d+\.\d+$/)

export function compareEventIds(left: string, right: string): number {
  const [leftFence = 0, leftNumber = 0] = left.split('.').map(Number)
  const [rightFence = 0, rightNumber = 0] = right.split('.').map(Number)
  return leftFence - rightFence || leftNumber - rightNumber
}

/** Every event that a client may receive about a turn: event name to payload (spec S4, ruling R26). */
export const turnEventCatalog = {
  job_started: z.object({
    job_id: z.uuid(),
    conversation_id: z.uuid(),
    status: z.enum(['queued', 'running']),
  }),
  progress: z.object({
    type: openEnum([
      'node_started',
      'step_started',
      'tool_called',
      'retrying',
      'reply_restarted',
      'resumed',
      /** A quick or create turn turned out to need a plan and goes on as one (ruling R3). */
      'escalated',
    ]),
    node: z.string(),
    step: z.string().nullable(),
    message: z.string(),
  }),
  /** `at` is the offset in the reply: text = text.slice(0, at) + content, whatever was received before. */
  chunk: z.object({ at: z.int().nonnegative(), content: z.string() }),
  handoff: handoffSchema,
  context_updated: z.object({ status: z.literal('ready') }),
  done: z.object({
    response: z.string(),
    log_dir: z.string().nullable(),
    job_id: z.uuid(),
    conversation_id: z.uuid(),
    status: turnStatusSchema,
    response_type: openEnum(['message', 'proposal', 'question', 'confirmation', 'disambiguation']),
    pending: pendingSchema.nullable(),
    /** The mode that the conversation is in after this turn. */
    active_mode: z.union([z.literal('plan'), sessionModeSchema]).default('plan'),
    usage: usageSchema,
    /** The provider that answered; clients use it to label replies of the offline rules. */
    model_provider: z.string(),
  }),
  error: z.object({ error: z.string(), code: z.string(), retryable: z.boolean(), job_id: z.uuid() }),
} as const
export type TurnEventName = keyof typeof turnEventCatalog
export type TurnEventData<Name extends TurnEventName> = z.infer<(typeof turnEventCatalog)[Name]>

const eventOf = <Name extends TurnEventName>(type: Name) =>
  z.object({ id: eventIdSchema, type: z.literal(type), data: turnEventCatalog[type] })

export const turnEventSchema = z.discriminatedUnion('type', [
  eventOf('job_started'),
  eventOf('progress'),
  eventOf('chunk'),
  eventOf('handoff'),
  eventOf('context_updated'),
  eventOf('done'),
  eventOf('error'),
])
export type TurnEvent = z.infer<typeof turnEventSchema>

/** The message on a turn's event subject: events that were emitted together, in order. */
export const turnNewsSchema = z.object({ events: z.array(turnEventSchema).min(1) })

/** True for the last event of a turn, after which its stream ends. */
export function isFinalEvent(event: TurnEvent): boolean {
  return event.type === 'done' || event.type === 'error'
}
