import { z } from 'zod'
import { eventIdSchema, turnEventSchema } from '../events/turn-events.ts'
import { changesSchema, undoneSchema } from '../http/changes.ts'
import { cancellationSchema, jobSchema, receivedChatRequestSchema } from '../http/chat.ts'
import { conversationIdSchema, turnIdSchema } from '../ids.ts'
import { subjects } from '../subjects.ts'

/** The person's own JWT. The orchestrator verifies it again; nothing is trusted because the gateway said it. */
const personToken = z.string().max(8_192)

/** What the gateway asks of an orchestrator. Each is answered once, by whichever instance is free. */
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
      /** The turn was there already: the sender must ask what it has missed. */
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
  /** The rows' answer to "what have I missed?", for turns that no living instance owns. */
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
      /** Made of the person and their Idempotency-Key: the same one is done once. */
      key: z.uuid(),
    }),
    reply: undoneSchema,
  },
} as const

/** The owner's answer from memory, chunks included. Same shape as the rows' answer; one subject per turn. */
export const ownerReplay = {
  timeoutMs: 1_000,
  request: chatCommands.replayTurn.request,
  reply: chatCommands.replayTurn.reply,
} as const

export type SubmitTurn = z.infer<typeof chatCommands.submitTurn.request>
export type SubmitTurnReply = z.infer<typeof chatCommands.submitTurn.reply>
