import { randomUUID } from 'node:crypto'
import type { OpenReply, OpenTurn } from '../turns.ts'
import { interruptConversation } from './cancel-turn.ts'
import { claim, claimOf, isOpen, ownConversation, ownTurn, refuse } from './tables.ts'
import type { Claimer, Conversation, MemoryTurn, Tables } from './rows.ts'

const CONVERSATION_IDLE_MS = 4 * 60 * 60_000
const OPEN_TURNS_MAX = 20
const WAITING_MAX = 10

function conversationFor(tables: Tables, userId: string, wanted: unknown): Conversation {
  if (typeof wanted === 'string' && wanted !== 'new') return ownConversation(tables, userId, wanted)
  const latest = [...tables.conversations.values()]
    .filter((one) => one.userId === userId && !one.isDeleted)
    .filter((one) => one.lastTurnAt > tables.now() - CONVERSATION_IDLE_MS)
    .toSorted((left, right) => right.lastTurnAt - left.lastTurnAt)[0]
  if (latest && wanted !== 'new') return latest
  const now = tables.now()
  const fresh: Conversation = {
    ...{ id: randomUUID(), userId, title: null, isDeleted: false },
    ...{ state: {}, committed: 0, createdAt: now, lastTurnAt: now },
  }
  tables.conversations.set(fresh.id, fresh)
  return fresh
}

function placeOf(tables: Tables, { userId, input }: OpenTurn): { timeZone: string; locale: string } {
  const known = tables.places.get(userId) ?? { timeZone: 'UTC', locale: 'en' }
  const told = (name: string, fallback: string): string =>
    typeof input[name] === 'string' ? input[name] : fallback
  const place = { timeZone: told('time_zone', known.timeZone), locale: told('locale', known.locale) }
  tables.places.set(userId, place)
  return place
}

/** Stores a turn once and claims it when its conversation is free; a repeat gives the same answer. */
export function openTurn(tables: Tables, opened: OpenTurn, claimer: Claimer): OpenReply {
  const known = tables.turns.find(({ id }) => id === opened.turnId)
  if (known) return openAgain(tables, opened, claimer.owner)
  const conversation = conversationFor(tables, opened.userId, opened.input['conversation_id'])
  const interrupted =
    opened.input['if_busy'] === 'interrupt' ? interruptConversation(tables, conversation.id, claimer) : null
  if (tables.turns.filter((turn) => turn.userId === opened.userId && isOpen(turn)).length >= OPEN_TURNS_MAX) {
    throw refuse('TOO_MANY_REQUESTS', 'Too many requests are open. Please wait for one to finish.')
  }
  const waiting = tables.turns.filter(
    (turn) => turn.conversationId === conversation.id && isOpen(turn),
  ).length
  if (waiting > 0 && opened.input['if_busy'] === 'reject') {
    throw refuse('CONVERSATION_BUSY', 'Alfred is still answering in this conversation.')
  }
  if (waiting > WAITING_MAX) throw refuse('QUEUE_FULL', 'Too many messages are waiting in this conversation.')
  const turn = newTurn(tables, opened, conversation)
  tables.turns.push(turn)
  const claimed = waiting === 0 ? claim(tables, turn, claimer.owner) : null
  const { status } = turn
  return { repeated: false, status, conversation_id: conversation.id, claim: claimed, interrupted }
}

function newTurn(tables: Tables, opened: OpenTurn, conversation: Conversation): MemoryTurn {
  return {
    id: opened.turnId,
    userId: opened.userId,
    conversationId: conversation.id,
    opened,
    ...placeOf(tables, opened),
    suggestions: null,
    handEdits: null,
    status: 'queued',
    owner: null,
    fence: 0,
    attempts: 0,
    claimedAt: 0,
    isCancelRequested: false,
    outcome: { result: { response: '' }, events: [] },
    createdAt: tables.now(),
    finishedAt: null,
    batches: [],
    calls: [],
  }
}

/** Answers a repeated request. The owner gets its claims again, since the first answer may have been lost. */
function openAgain(tables: Tables, opened: OpenTurn, owner: string): OpenReply {
  const turn = ownTurn(tables, opened.turnId, opened.userId)
  if (turn.opened.requestHash !== opened.requestHash) {
    throw refuse('IDEMPOTENCY_KEY_REUSED', 'This Idempotency-Key was used for another request.')
  }
  const isMine = turn.status === 'running' && turn.owner === owner
  const isInterrupting = turn.status === 'queued' && turn.opened.input['if_busy'] === 'interrupt'
  const stopped = tables.turns.find(
    (other) =>
      other.conversationId === turn.conversationId &&
      other.status === 'running' &&
      other.isCancelRequested &&
      other.owner === owner,
  )
  return {
    repeated: true,
    status: turn.status,
    conversation_id: turn.conversationId,
    claim: isMine ? claimOf(tables, turn) : null,
    interrupted: isInterrupting && stopped ? claimOf(tables, stopped) : null,
  }
}
