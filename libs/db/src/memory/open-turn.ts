import { randomUUID } from 'node:crypto'
import type { OpenReply, OpenTurn } from '../turns.ts'
import { claim, claimOf, isOpen, refuse } from './tables.ts'
import type { Conversation, MemoryTurn, Tables } from './tables.ts'

const CONVERSATION_IDLE_MS = 4 * 60 * 60_000
const OPEN_TURNS_MAX = 20
const WAITING_MAX = 10

function conversationFor(tables: Tables, userId: string, wanted: unknown): Conversation {
  if (typeof wanted === 'string' && wanted !== 'new') {
    const named = tables.conversations.get(wanted)
    if (named?.userId !== userId) throw refuse('NOT_FOUND', 'There is no such conversation.')
    return named
  }
  const latest = [...tables.conversations.values()]
    .filter((one) => one.userId === userId && one.lastTurnAt > tables.now() - CONVERSATION_IDLE_MS)
    .toSorted((left, right) => right.lastTurnAt - left.lastTurnAt)[0]
  if (latest && wanted !== 'new') return latest
  const fresh = { id: randomUUID(), userId, state: {}, committed: 0, lastTurnAt: tables.now() }
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

/** Records a turn once and claims it when its conversation is free; a repeat is answered alike. */
export function openTurn(tables: Tables, opened: OpenTurn, owner: string): OpenReply {
  const known = tables.turns.find(({ id }) => id === opened.turnId)
  if (known) return openAgain(tables, known, { opened, owner })
  if (tables.turns.filter((turn) => turn.userId === opened.userId && isOpen(turn)).length >= OPEN_TURNS_MAX) {
    throw refuse('TOO_MANY_REQUESTS', 'Too many requests are open. Please wait for one to finish.')
  }
  const conversation = conversationFor(tables, opened.userId, opened.input['conversation_id'])
  const waiting = tables.turns.filter(
    (turn) => turn.conversationId === conversation.id && isOpen(turn),
  ).length
  if (waiting > 0 && opened.input['if_busy'] === 'reject') {
    throw refuse('CONVERSATION_BUSY', 'Alfred is still answering in this conversation.')
  }
  if (waiting > WAITING_MAX) throw refuse('QUEUE_FULL', 'Too many messages are waiting in this conversation.')
  const turn: MemoryTurn = {
    id: opened.turnId,
    userId: opened.userId,
    conversationId: conversation.id,
    opened,
    ...placeOf(tables, opened),
    suggestions: null,
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
  tables.turns.push(turn)
  const claimed = waiting === 0 ? claim(tables, turn, owner) : null
  return { repeated: false, status: turn.status, conversation_id: conversation.id, claim: claimed }
}

function openAgain(
  tables: Tables,
  turn: MemoryTurn,
  { opened, owner }: { opened: OpenTurn; owner: string },
): OpenReply {
  if (turn.userId !== opened.userId) throw refuse('NOT_FOUND', 'There is no such job.')
  if (turn.opened.requestHash !== opened.requestHash) {
    throw refuse('IDEMPOTENCY_KEY_REUSED', 'This Idempotency-Key was used for another request.')
  }
  const isMine = turn.status === 'running' && turn.owner === owner
  return {
    repeated: true,
    status: turn.status,
    conversation_id: turn.conversationId,
    claim: isMine ? claimOf(tables, turn) : null,
  }
}
