import { TITLE_LENGTH_MAX, conversationSchema } from '@alfred/contracts'
import type { ConversationSummary, PageQuery } from '@alfred/contracts'
import { conversationPlaceSchema, turnPlaceSchema } from '../conversations.ts'
import type { ConversationStore, TurnPage } from '../conversations.ts'
import { fromCursor, toCursor } from '../cursor.ts'
import { isOpen, listedTurn, ownConversation, refuse } from './tables.ts'
import type { Conversation, Tables } from './rows.ts'

type Stored = { session?: { mode: 'cook' | 'brainstorm'; title: string | null; history: unknown[] } | null }

/** The in-memory conversation store, over the tables of the in-memory turn store. */
export function conversationsOf(tables: Tables): ConversationStore {
  const read = (userId: string, id: string) => opened(tables, ownConversation(tables, userId, id))
  return {
    list: async (userId, page) => {
      const place = fromCursor(page.cursor, conversationPlaceSchema)
      const own = [...tables.conversations.values()].filter((one) => one.userId === userId && !one.isDeleted)
      const sorted = own.toSorted((left, right) => (isBehind(left, placeOf(right)) ? 1 : -1))
      const found = sorted.filter((one) => place === null || isBehind(one, place))
      const { items, last } = cut(found, page)
      return {
        items: items.map((one) => summary(tables, one)),
        next: last ? toCursor(placeOf(last)) : null,
      }
    },
    read: async (userId, id) => read(userId, id),
    rename: async (userId, id, title) => {
      ownConversation(tables, userId, id).title = title
      return read(userId, id)
    },
    delete: async (userId, id) => remove(tables, ownConversation(tables, userId, id)),
    turns: async (userId, conversationId, page) => turnsOf(tables, { userId, conversationId, page }),
  }
}

function placeOf({ lastTurnAt, id }: Conversation): { at: string; id: string } {
  return { at: new Date(lastTurnAt).toISOString(), id }
}

function isBehind(one: Conversation, place: { at: string; id: string }): boolean {
  const own = placeOf(one)
  return own.at === place.at ? own.id < place.id : own.at < place.at
}

/** A page, and its last item when another page follows. */
function cut<Item>(found: Item[], { limit }: PageQuery): { items: Item[]; last: Item | undefined } {
  const items = found.slice(0, limit)
  return { items, last: found.length > limit ? items.at(-1) : undefined }
}

function summary(tables: Tables, one: Conversation): ConversationSummary {
  const { session } = one.state as Stored
  return {
    conversation_id: one.id,
    title: one.title ?? openingTitle(tables, one.id),
    active_mode: session?.mode ?? 'plan',
    turns: one.committed,
    created_at: new Date(one.createdAt).toISOString(),
    last_turn_at: new Date(one.lastTurnAt).toISOString(),
  }
}

function openingTitle(tables: Tables, id: string): string | null {
  const said = tables.turns
    .filter(({ conversationId }) => conversationId === id)
    .map(({ opened: { input } }) => String(input['message'] ?? ''))
    .find((message) => message.trim() !== '')
  return said?.slice(0, TITLE_LENGTH_MAX) ?? null
}

function opened(tables: Tables, one: Conversation) {
  const { session } = one.state as Stored
  const { pending } = one.state as { pending?: { wire: { expires_at: string } } | null }
  const isWaiting = pending && Date.parse(pending.wire.expires_at) > tables.now()
  return conversationSchema.parse({
    ...summary(tables, one),
    pending: isWaiting ? pending.wire : null,
    session: session ? { mode: session.mode, title: session.title, messages: session.history.length } : null,
  })
}

function remove(tables: Tables, one: Conversation): void {
  const turns = tables.turns.filter(({ conversationId }) => conversationId === one.id)
  if (turns.some(isOpen)) {
    throw refuse('CONVERSATION_BUSY', 'Alfred is still answering in this conversation.')
  }
  for (const turn of turns) {
    turn.batches = []
    turn.calls = []
    turn.opened = { ...turn.opened, input: {}, requestHash: '' }
    turn.outcome = { result: { response: '' }, events: [] }
  }
  Object.assign(one, { state: {}, title: null, isDeleted: true })
}

function turnsOf(
  tables: Tables,
  asked: { userId: string; conversationId: string | null; page: PageQuery },
): TurnPage {
  const { userId, conversationId, page } = asked
  if (conversationId !== null) ownConversation(tables, userId, conversationId)
  const before = fromCursor(page.cursor, turnPlaceSchema) ?? Infinity
  const own = tables.turns
    .map((turn, seq) => ({ turn, seq }))
    .filter(({ turn, seq }) => turn.userId === userId && seq < before)
    .filter(({ turn }) => tables.conversations.get(turn.conversationId)?.isDeleted === false)
    .filter(({ turn }) => conversationId === null || turn.conversationId === conversationId)
  const { items, last } = cut(own.toReversed(), page)
  return { items: items.map(({ turn }) => listedTurn(turn)), next: last ? toCursor(last.seq) : null }
}
