import { z } from 'zod'
import { eventIdSchema, turnEventSchema } from '../events/turn-events.ts'
import { changesSchema, undoneSchema } from '../http/changes.ts'
import { cancellationSchema, jobSchema, receivedChatRequestSchema } from '../http/chat.ts'
import { turnTraceSchema } from '../http/trace.ts'
import { usageQuerySchema, usageReportSchema } from '../http/usage.ts'
import { conversationIdSchema, turnIdSchema } from '../ids.ts'
import { subjects } from '../subjects.ts'

/** The person's own JWT. The orchestrator verifies it again: the gateway is not trusted to have done it. */
const personToken = z.string().max(8_192)

/** The gateway's requests to an orchestrator. One instance of the queue group answers each. */
export const chatCommands = {
  submitTurn: {
    subject: subjects.chatRequests,
    queue: 'orchestrator',
    timeoutMs: 4_000,
    request: z.object({
      turn_id: turnIdSchema,
      token: personToken,
      /** SHA-256 of the body: the same key with another body is refused (ruling R25). */
      request_hash: z.string().regex(/^[0-9a-f]{64}$/),
      received_at: z.iso.datetime(),
      body: receivedChatRequestSchema,
    }),
    reply: z.object({
      turn_id: turnIdSchema,
      conversation_id: conversationIdSchema,
      status: z.enum(['queued', 'running', 'finished']),
      /** True when the turn existed already: the sender must ask for the events it has missed. */
      repeated: z.boolean(),
    }),
  },
  cancelTurn: {
    subject: subjects.chatCancellations,
    queue: 'orchestrator',
    timeoutMs: 4_000,
    request: z.object({ turn_id: turnIdSchema, token: personToken }),
    reply: cancellationSchema,
  },
  getJob: {
    subject: subjects.chatJobs,
    queue: 'orchestrator',
    timeoutMs: 3_000,
    request: z.object({ turn_id: turnIdSchema, token: personToken }),
    reply: jobSchema,
  },
  /** Missed events from the stored rows, for turns that no living instance owns. */
  replayTurn: {
    subject: subjects.chatReplays,
    queue: 'orchestrator',
    timeoutMs: 3_000,
    request: z.object({ turn_id: turnIdSchema, token: personToken, after: eventIdSchema.nullable() }),
    reply: z.object({ events: z.array(turnEventSchema) }),
  },
  readChanges: {
    subject: subjects.chatChanges,
    queue: 'orchestrator',
    timeoutMs: 4_000,
    request: z.object({ turn_id: turnIdSchema, token: personToken }),
    reply: changesSchema,
  },
  undoTurn: {
    subject: subjects.chatUndos,
    queue: 'orchestrator',
    timeoutMs: 8_000,
    request: z.object({
      turn_id: turnIdSchema,
      token: personToken,
      /** Derived from the person and their Idempotency-Key: an undo with the same key is done once. */
      key: z.uuid(),
    }),
    reply: undoneSchema,
  },
  readTrace: {
    subject: subjects.chatTraces,
    queue: 'orchestrator',
    timeoutMs: 4_000,
    request: z.object({ turn_id: turnIdSchema, token: personToken }),
    reply: turnTraceSchema,
  },
  readUsage: {
    subject: subjects.chatUsage,
    queue: 'orchestrator',
    timeoutMs: 8_000,
    request: z.object({ token: personToken, query: z.object(usageQuerySchema.shape) }),
    reply: usageReportSchema,
  },
} as const

/**
 * Missed events from the owner's memory, chunks included. Same shape as `replayTurn`, with one subject per turn.
 */
export const ownerReplay = {
  timeoutMs: 1_000,
  request: chatCommands.replayTurn.request,
  reply: chatCommands.replayTurn.reply,
} as const

export type SubmitTurn = z.infer<typeof chatCommands.submitTurn.request>
export type SubmitTurnReply = z.infer<typeof chatCommands.submitTurn.reply>
