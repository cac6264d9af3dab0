import { CONTRACT_VERSION } from '@alfred/contracts'
import type { Suggestion, ToolOutcome } from '@alfred/contracts'
import type { Apply } from './apply.ts'
import { applyDecision } from './memory/apply-decision.ts'
import type { MemoryTools, TurnWriter } from './memory/apply-decision.ts'
import { cancelTurn } from './memory/cancel-turn.ts'
import { conversationsOf } from './memory/conversations.ts'
import { openTurn } from './memory/open-turn.ts'
import {
  claim,
  claimOf,
  copy,
  isOpen,
  listedTurn,
  openSuggestions,
  ownTurn,
  stale,
  storeBatch,
} from './memory/tables.ts'
import type { Claimer, MemoryTurn, Tables } from './memory/rows.ts'
import type { ConversationStore } from './conversations.ts'
import type { CommitTurn, HandEdit, Instance, StoredTurn, TurnClaim, TurnStore } from './turns.ts'

/** The tables of turns in memory. What SQL does in one transaction happens here in one synchronous call. */
export type MemoryTurns = {
  store(instance: Instance): TurnStore
  /** Applies one decision as the SQL function does: fence, keys, stored responses. */
  apply(writer: TurnWriter, apply: Omit<Apply, 'token'>, tools: MemoryTools): ToolOutcome[]
  suggest(userId: string, suggestion: Suggestion): void
  openSuggestions(userId: string): Suggestion[]
  /** Stores an edit by hand for the person's next turn. */
  editByHand(userId: string, edit: HandEdit): void
  conversations: ConversationStore
  turns(): readonly MemoryTurn[]
}

/** The in-memory turn store; it passes the same suite as the real one. `now` lets a test move the clock. */
export function createMemoryTurns(now: () => number = Date.now): MemoryTurns {
  const tables: Tables = {
    now,
    turns: [],
    conversations: new Map(),
    places: new Map(),
    leases: new Map(),
    suggestions: [],
    handEdits: [],
  }
  return {
    store: (instance) => storeOf(tables, instance),
    apply: (writer, apply, tools) => copy(applyDecision(tables, writer, { apply, tools })),
    suggest: (userId, suggestion) => void tables.suggestions.push({ userId, isOpen: true, suggestion }),
    openSuggestions: (userId) => openSuggestions(tables, userId),
    editByHand: (userId, edit) => void tables.handEdits.push({ userId, edit, at: tables.now() }),
    conversations: conversationsOf(tables),
    turns: () => tables.turns,
  }
}

function storeOf(tables: Tables, { name, boot, contractVersion = CONTRACT_VERSION }: Instance): TurnStore {
  const claimer: Claimer = { owner: `${name}:${boot}`, contractVersion }
  // As over HTTP: nothing is shared with the caller, and no answer comes synchronously.
  const answer = async <Result>(run: () => Result): Promise<Result> => {
    await Promise.resolve()
    return copy(run())
  }
  return {
    open: (turn) => answer(() => openTurn(tables, copy(turn), claimer)),
    commit: (commit) => answer(() => commitTurn(tables, copy(commit), claimer)),
    checkpoint: ({ turnId, fence, ...batch }) =>
      answer(() => {
        const turn = tables.turns.find(({ id }) => id === turnId)
        if (turn?.fence !== fence || turn.status !== 'running') throw stale()
        storeBatch(turn, copy(batch))
      }),
    beat: ({ leaseSeconds, turnsMax }) =>
      answer(() => {
        tables.leases.set(name, { boot, until: tables.now() + leaseSeconds * 1_000 })
        return takeOver(tables, turnsMax, contractVersion).map((turn) => claim(tables, turn, claimer.owner))
      }),
    takeLost: ({ working, turnsMax }) =>
      answer(() =>
        lostTurns(tables, working, claimer)
          .slice(0, turnsMax)
          .map((turn) => claim(tables, turn, claimer.owner)),
      ),
    release: () =>
      answer(() => {
        if (tables.leases.get(name)?.boot === boot) tables.leases.delete(name)
      }),
    cancel: (turnId, userId) => answer(() => cancelTurn(tables, { turnId, userId }, claimer)),
    read: (turnId, userId) => answer(() => readTurn(tables, turnId, userId)),
  }
}

function commitTurn(
  tables: Tables,
  commit: CommitTurn,
  { owner, contractVersion }: Claimer,
): { next: TurnClaim | null } {
  const turn = tables.turns.find(({ id }) => id === commit.turnId)
  if (turn?.fence !== commit.fence) throw stale()
  const mayEnd = !turn.isCancelRequested || commit.outcome.status === 'cancelled'
  if (turn.status === 'running' && mayEnd) finish(tables, turn, commit)
  else if (turn.finishedAt === null) throw stale()
  const next = tables.turns.find((other) => other.conversationId === turn.conversationId && isOpen(other))
  if (next?.status === 'queued') {
    return { next: next.opened.contractVersion <= contractVersion ? claim(tables, next, owner) : null }
  }
  return { next: next?.owner === owner ? claimOf(tables, next) : null }
}

function finish(tables: Tables, turn: MemoryTurn, { outcome, state, mentioned }: CommitTurn): void {
  turn.status = outcome.status
  turn.outcome = outcome
  turn.finishedAt = tables.now()
  const conversation = tables.conversations.get(turn.conversationId)
  if (conversation) {
    conversation.state = stampPending(state, tables.now())
    conversation.committed += 1
    conversation.lastTurnAt = tables.now()
  }
  for (const row of tables.suggestions) {
    if (row.userId === turn.userId && mentioned.includes(row.suggestion.id)) row.isOpen = false
  }
}

/** Sets `shown_at` of a new pending item; an item shown before keeps its time. */
function stampPending(state: Record<string, unknown>, at: number): Record<string, unknown> {
  const pending = state['pending']
  if (typeof pending !== 'object' || pending === null) return state
  return { ...state, pending: { ...pending, shown_at: storedMoment(pending, at) } }
}

function storedMoment(pending: object, at: number): unknown {
  const known = 'shown_at' in pending ? pending.shown_at : null
  return known ?? new Date(at).toISOString()
}

/**
 * Claimable turns that no living instance owns, oldest first. A turn that was left twice or more is taken alone and
 * after a pause.
 */
function takeOver(tables: Tables, turnsMax: number, contractVersion: number): MemoryTurn[] {
  const now = tables.now()
  const alive = new Set(
    [...tables.leases].filter(([, { until }]) => until > now).map(([name, { boot }]) => `${name}:${boot}`),
  )
  const found = tables.turns.filter((turn, position) => {
    const pauseMs = turn.attempts < 2 ? 0 : Math.min(4, 2 ** (turn.attempts - 2)) * 1_000
    const isLeft =
      turn.status === 'queued'
        ? turn.createdAt < now - 1_000
        : turn.status === 'running' && !alive.has(turn.owner ?? '') && turn.claimedAt + pauseMs <= now
    const isHead = !tables.turns
      .slice(0, position)
      .some((earlier) => earlier.conversationId === turn.conversationId && isOpen(earlier))
    return isLeft && isHead && turn.opened.contractVersion <= contractVersion
  })
  const batch = found.slice(0, turnsMax)
  const isTroubled = (batch[0]?.attempts ?? 0) >= 2
  return isTroubled ? batch.slice(0, 1) : batch.filter(({ attempts }) => attempts < 2)
}

/** A call is answered or over within this time, so that a claim that was given before is lost. */
const LOST_AFTER_MS = 15_000

/** Turns that an instance owns and does not work on, oldest first. */
function lostTurns(
  tables: Tables,
  working: readonly string[],
  { owner, contractVersion }: Claimer,
): MemoryTurn[] {
  return tables.turns.filter(
    (turn) =>
      turn.status === 'running' &&
      turn.owner === owner &&
      !working.includes(turn.id) &&
      turn.claimedAt < tables.now() - LOST_AFTER_MS &&
      turn.opened.contractVersion <= contractVersion,
  )
}

function readTurn(tables: Tables, turnId: string, userId: string): StoredTurn {
  const turn = ownTurn(tables, turnId, userId)
  const batches = turn.batches.toSorted((left, right) => left.first_record - right.first_record)
  return { ...listedTurn(turn), events: [...batches.flatMap(({ events }) => events), ...turn.outcome.events] }
}
