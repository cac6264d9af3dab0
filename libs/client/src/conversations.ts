import {
  conversationPageSchema,
  conversationSchema,
  jobPageSchema,
  type Conversation,
  type ConversationPage,
  type JobPage,
  type PageQuery,
} from '@alfred/contracts'
import { parseBody, sendOnce, type Send } from './send.ts'

/** The length of a page and where it begins: the `next` of the previous page. */
export type PageInput = Partial<PageQuery>

/** A person's conversations. Another person's, missing and deleted ones throw NOT_FOUND. */
export type Conversations = {
  /** Lists conversations, the latest first. */
  list(page?: PageInput): Promise<ConversationPage>
  /** Opens a conversation, with its pending item and session. */
  open(conversationId: string): Promise<Conversation>
  /** Lists the requests of a conversation and their results, the latest first. */
  history(conversationId: string, page?: PageInput): Promise<JobPage>
  rename(conversationId: string, title: string): Promise<Conversation>
  /**
   * Deletes a conversation and its messages; changes to the kitchen stay. Throws CONVERSATION_BUSY while a turn of
   * it is running.
   */
  delete(conversationId: string): Promise<void>
}

export function createConversations(send: Send): Conversations {
  const path = (id: string): string => `/api/conversations/${encodeURIComponent(id)}`
  return {
    list: async (page = {}) =>
      parseBody(conversationPageSchema, await sendOnce(send, `/api/conversations${queryOf(page)}`, {})),
    open: async (id) => parseBody(conversationSchema, await sendOnce(send, path(id), {})),
    history: async (id, page = {}) =>
      parseBody(jobPageSchema, await sendOnce(send, `${path(id)}/history${queryOf(page)}`, {})),
    rename: async (id, title) => {
      const headers = { 'content-type': 'application/json' }
      const body = JSON.stringify({ title })
      return parseBody(conversationSchema, await sendOnce(send, path(id), { method: 'PATCH', headers, body }))
    },
    delete: async (id) => {
      await sendOnce(send, path(id), { method: 'DELETE' })
    },
  }
}

/** What is set, as a query string; empty when nothing is. */
export function queryOf(given: Readonly<Record<string, string | number | undefined>>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(given)) if (value !== undefined) query.set(name, String(value))
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}
