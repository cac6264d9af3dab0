import { conversationSchema, conversationSummarySchema } from '@alfred/contracts'
import type { Conversation, ConversationPage, PageQuery } from '@alfred/contracts'
import { z } from 'zod'
import type { Database, Rpc } from './client.ts'
import { fromCursor, toCursor } from './cursor.ts'
import { DatabaseError } from './errors.ts'
import { listedTurnSchema } from './turns.ts'
import type { ListedTurn } from './turns.ts'

/** Where the next page of conversations begins: after the one with this last turn and id. */
export const conversationPlaceSchema = z.object({ at: z.iso.datetime({ offset: true }), id: z.uuid() })
/** Where the next page of turns begins: after the turn with this number. */
export const turnPlaceSchema = z.int()

export type TurnPage = { items: ListedTurn[]; next: string | null }

/** Conversations as their person sees them. Another person's, missing and deleted ones are all NOT_FOUND. */
export type ConversationStore = {
  list(userId: string, page: PageQuery): Promise<ConversationPage>
  read(userId: string, conversationId: string): Promise<Conversation>
  rename(userId: string, conversationId: string, title: string): Promise<Conversation>
  /** Deletes a conversation with its messages; throws CONVERSATION_BUSY while a turn of it is open. */
  delete(userId: string, conversationId: string): Promise<void>
  /** Turns, the latest first: of one conversation, or with null all of a person's. */
  turns(userId: string, conversationId: string | null, page: PageQuery): Promise<TurnPage>
}

const RETRY_MS = 2_000

/** The conversations in the database. `serviceToken` gives a valid token of the orchestrator's own role. */
export function createConversationStore(
  database: Database,
  serviceToken: () => Promise<string>,
): ConversationStore {
  const call = async <Schema extends z.ZodType>(
    rpc: Pick<Rpc<Schema>, 'name' | 'arguments' | 'reply'>,
    retryForMs = RETRY_MS,
  ): Promise<z.output<Schema>> => database.call({ ...rpc, token: await serviceToken(), retryForMs })
  const remove = (userId: string, conversationId: string, retryForMs: number) =>
    call(
      {
        name: 'delete_conversation',
        arguments: { p_user: userId, p_conversation: conversationId },
        reply: z.unknown(),
      },
      retryForMs,
    )

  return {
    list: async (userId, { limit, cursor }) => {
      const place = fromCursor(cursor, conversationPlaceSchema)
      const { items, next } = await call({
        name: 'list_conversations',
        arguments: { p_user: userId, p_limit: limit, p_before_at: place?.at, p_before_id: place?.id },
        reply: pageSchema(conversationSummarySchema, conversationPlaceSchema),
      })
      return { items, next: next === null ? null : toCursor(next) }
    },
    read: (userId, conversationId) =>
      call({
        name: 'read_conversation',
        arguments: { p_user: userId, p_conversation: conversationId },
        reply: conversationSchema,
      }),
    rename: (userId, conversationId, title) =>
      call({
        name: 'rename_conversation',
        arguments: { p_user: userId, p_conversation: conversationId, p_title: title },
        reply: conversationSchema,
      }),
    delete: async (userId, conversationId) => {
      try {
        await remove(userId, conversationId, 0)
      } catch (error) {
        if (!(error instanceof DatabaseError && error.kind === 'unknown')) throw error
        await remove(userId, conversationId, RETRY_MS).catch(ignoreGone)
      }
    },
    turns: async (userId, conversationId, { limit, cursor }) => {
      const before = fromCursor(cursor, turnPlaceSchema) ?? undefined
      const { items, next } = await call({
        name: 'list_turns',
        arguments: { p_user: userId, p_conversation: conversationId, p_limit: limit, p_before: before },
        reply: pageSchema(listedTurnSchema, turnPlaceSchema),
      })
      return { items, next: next === null ? null : toCursor(next) }
    },
  }
}

const pageSchema = <Item extends z.ZodType, Place extends z.ZodType>(item: Item, place: Place) =>
  z.object({ items: z.array(item), next: place.nullable() })

/** Ignores NOT_FOUND after a first try without an answer: then the conversation is deleted, as wanted. */
function ignoreGone(error: unknown): void {
  if (!(error instanceof DatabaseError && error.code === 'NOT_FOUND')) throw error
}
