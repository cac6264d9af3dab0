import { z } from 'zod'
import { oneLineSchema } from '../one-line.ts'
import { pendingSchema } from '../pending.ts'
import { jobSchema } from './chat.ts'
import { sessionModeSchema } from './modes.ts'
import { pageOf } from './pages.ts'

export const TITLE_LENGTH_MAX = 120

/** A conversation as the list shows it. */
export const conversationSummarySchema = z.object({
  conversation_id: z.uuid(),
  /** The person's title for it, or its first message, shortened; null while it has none. */
  title: z.string().nullable(),
  active_mode: z.union([z.literal('plan'), sessionModeSchema]),
  turns: z.int().nonnegative(),
  created_at: z.string(),
  last_turn_at: z.string(),
})
export type ConversationSummary = z.infer<typeof conversationSummarySchema>

/** A conversation as a client opens it, with its pending item and session. */
export const conversationSchema = conversationSummarySchema.extend({
  pending: pendingSchema.nullable(),
  session: z
    .object({ mode: sessionModeSchema, title: z.string().nullable(), messages: z.int().nonnegative() })
    .nullable(),
})
export type Conversation = z.infer<typeof conversationSchema>

export const conversationPageSchema = pageOf(conversationSummarySchema)
export type ConversationPage = z.infer<typeof conversationPageSchema>

/** The requests of a conversation or of a person, the latest first. */
export const jobPageSchema = pageOf(jobSchema)
export type JobPage = z.infer<typeof jobPageSchema>

export const renameConversationSchema = z.strictObject({
  title: oneLineSchema({ min: 1, max: TITLE_LENGTH_MAX }),
})
