import { AlfredError, isTerminal, modeSchema } from '@alfred/contracts'
import type { ErrorCode, Suggestion } from '@alfred/contracts'
import type { Apply } from '../apply.ts'
import { DatabaseError } from '../errors.ts'
import { turnClaimSchema } from '../turns.ts'
import type { ListedTurn, TurnClaim } from '../turns.ts'
import { handEditsFor } from './hand-edits.ts'
import type { Conversation, MemoryTurn, Tables } from './rows.ts'

const SUGGESTIONS_MAX = 3

export function copy<Value>(value: Value): Value {
  return value === undefined ? value : JSON.parse(JSON.stringify(value))
}

export function refuse(code: ErrorCode, message: string): DatabaseError {
  return new DatabaseError('permanent', new AlfredError(code, message))
}

export function stale(): DatabaseError {
  return new DatabaseError('stale', new AlfredError('STALE', 'This turn belongs to another owner now.'))
}

export function isOpen({ status }: MemoryTurn): boolean {
  return !isTerminal(status)
}

/** A person's conversation. Throws NOT_FOUND alike for another person's, a missing and a deleted one. */
export function ownConversation(tables: Tables, userId: string, id: string): Conversation {
  const conversation = tables.conversations.get(id)
  if (conversation?.userId !== userId || conversation.isDeleted) {
    throw refuse('NOT_FOUND', 'There is no such conversation.')
  }
  return conversation
}

/** A person's turn. Throws NOT_FOUND when it is missing, another person's, or its conversation was deleted. */
export function ownTurn(tables: Tables, turnId: string, userId: string): MemoryTurn {
  const turn = tables.turns.find(({ id }) => id === turnId)
  const isThere = turn?.userId === userId && !tables.conversations.get(turn.conversationId)?.isDeleted
  if (!isThere) throw refuse('NOT_FOUND', 'There is no such job.')
  return turn
}

export function listedTurn(turn: MemoryTurn): ListedTurn {
  const { input } = turn.opened
  return {
    turn_id: turn.id,
    conversation_id: turn.conversationId,
    status: turn.status,
    fence: turn.fence,
    mode: modeSchema.catch('plan').parse(input['mode']),
    message: String(input['message'] ?? ''),
    result: turn.finishedAt === null ? null : turn.outcome.result,
    usage: turn.outcome.usage ?? null,
    created_at: new Date(turn.createdAt).toISOString(),
    finished_at: turn.finishedAt === null ? null : new Date(turn.finishedAt).toISOString(),
  }
}

export function claimOf(tables: Tables, turn: MemoryTurn): TurnClaim {
  return turnClaimSchema.parse({
    turn_id: turn.id,
    user_id: turn.userId,
    conversation_id: turn.conversationId,
    contract_version: turn.opened.contractVersion,
    fence: turn.fence,
    attempts: turn.attempts,
    cancel_requested: turn.isCancelRequested,
    input: turn.opened.input,
    asked_at: turn.opened.askedAt,
    opened_at: new Date(turn.createdAt).toISOString(),
    time_zone: turn.timeZone,
    locale: turn.locale,
    tokens_today: tokensToday(tables, turn.userId),
    suggestions: turn.suggestions ?? [],
    hand_edits: turn.handEdits ?? [],
    state: tables.conversations.get(turn.conversationId)?.state ?? {},
    batches: turn.batches.toSorted((left, right) => left.first_record - right.first_record),
    calls: turn.isCancelRequested
      ? turn.calls
          .toSorted((left, right) => left.step - right.step || left.call - right.call)
          .map(({ step, call, response }) => ({ step, call, response }))
      : [],
  })
}

/** The tokens of the person's turns that ended on this day (UTC). */
function tokensToday({ turns, now }: Tables, userId: string): number {
  const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10)
  const ended = turns.filter(
    (turn) => turn.userId === userId && turn.finishedAt !== null && dayOf(turn.finishedAt) === dayOf(now()),
  )
  return ended.reduce((sum, { outcome: { usage } }) => {
    return sum + (usage?.input_tokens ?? 0) + (usage?.output_tokens ?? 0)
  }, 0)
}

export function openSuggestions(tables: Tables, userId: string): Suggestion[] {
  const open = tables.suggestions.filter((row) => row.isOpen && row.userId === userId)
  return open.map(({ suggestion }) => suggestion)
}

export function claim(tables: Tables, turn: MemoryTurn, owner: string): TurnClaim {
  const isFirst = tables.conversations.get(turn.conversationId)?.committed === 0
  turn.status = 'running'
  turn.owner = owner
  turn.fence += 1
  turn.attempts += 1
  turn.claimedAt = tables.now()
  turn.suggestions ??= isFirst ? openSuggestions(tables, turn.userId).slice(0, SUGGESTIONS_MAX) : []
  turn.handEdits ??= handEditsFor(tables, turn)
  return claimOf(tables, turn)
}

export function storeBatch(turn: MemoryTurn, batch: Pick<Apply, 'firstRecord' | 'records' | 'events'>): void {
  const { firstRecord, records, events } = batch
  if (records.length === 0 && events.length === 0) return
  const known = turn.batches.find(({ first_record }) => first_record === firstRecord)
  if (!known) return void turn.batches.push({ first_record: firstRecord, records, events })
  if (records.length > known.records.length) known.records = records
  const ids = new Set(known.events.map(({ id }) => id))
  known.events = [...known.events, ...events.filter(({ id }) => !ids.has(id))]
}
