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

/** How long a page is to be, and where it begins: the `next` of the page before. */
export type PageInput = Partial<PageQuery>

/** A person's conversations. What is not theirs, or was deleted, is thrown as NOT_FOUND. */
export type Conversations = {
  /** The latest first. */
  list(page?: PageInput): Promise<ConversationPage>
  /** With what it waits for, and the session that it is in. */
  open(conversationId: string): Promise<Conversation>
  /** What was asked in it and what became of it, the latest first. */
  history(conversationId: string, page?: PageInput): Promise<JobPage>
  rename(conversationId: string, title: string): Promise<Conversation>
  /** Deletes what was said; what was changed in the kitchen stays. Throws CONVERSATION_BUSY while Alfred is at work in it. */
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

/** A page as the query of its address. */
export function queryOf({ limit, cursor }: PageInput): string {
  const query = new URLSearchParams()
  if (limit !== undefined) query.set('limit', String(limit))
  if (cursor !== undefined) query.set('cursor', cursor)
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}
