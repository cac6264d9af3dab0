import { z } from 'zod'
import {
  conversationPageSchema,
  conversationSchema,
  jobPageSchema,
  renameConversationSchema,
} from '../http/conversations.ts'
import { pageQuerySchema } from '../http/pages.ts'
import { conversationIdSchema } from '../ids.ts'
import { subjects } from '../subjects.ts'

const personToken = z.string().max(8_192)
const page = z.object(pageQuerySchema.shape)
const asked = { queue: 'orchestrator', timeoutMs: 3_000 } as const

/** The gateway's requests about conversations; those about turns are in `chatCommands`. */
export const conversationCommands = {
  listConversations: {
    ...asked,
    subject: subjects.conversationList,
    request: z.object({ token: personToken, page }),
    reply: conversationPageSchema,
  },
  getConversation: {
    ...asked,
    subject: subjects.conversationRead,
    request: z.object({ token: personToken, conversation_id: conversationIdSchema }),
    reply: conversationSchema,
  },
  renameConversation: {
    ...asked,
    subject: subjects.conversationRename,
    request: z.object({
      token: personToken,
      conversation_id: conversationIdSchema,
      title: renameConversationSchema.shape.title,
    }),
    reply: conversationSchema,
  },
  deleteConversation: {
    ...asked,
    subject: subjects.conversationDelete,
    request: z.object({ token: personToken, conversation_id: conversationIdSchema }),
    reply: z.object({ deleted: z.literal(true) }),
  },
  listJobs: {
    ...asked,
    subject: subjects.jobList,
    /** With a conversation id only that conversation's turns; with null all of the person's. */
    request: z.object({ token: personToken, conversation_id: conversationIdSchema.nullable(), page }),
    reply: jobPageSchema,
  },
} as const
