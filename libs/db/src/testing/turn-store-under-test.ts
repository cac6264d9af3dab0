import { randomUUID } from 'node:crypto'
import { sumUsage } from '@alfred/contracts'
import type { ToolOutcome, TurnEvent } from '@alfred/contracts'
import type { AppliedCall, Apply } from '../apply.ts'
import type { ConversationStore } from '../conversations.ts'
import type { TurnWriter } from '../memory/apply-decision.ts'
import type { CommitTurn, Instance, TurnClaim, TurnStore } from '../turns.ts'

/** A turn store as this suite drives it. */
export type TurnStoreUnderTest = {
  store(instance: Instance): TurnStore
  apply(writer: TurnWriter, apply: Omit<Apply, 'token'>): Promise<ToolOutcome[]>
  /** One call that changes something, and one that fails for its data. */
  goodCall(food: string): Omit<AppliedCall, 'call'>
  badCall(food: string): Omit<AppliedCall, 'call'>
  /** How much of a food the successful calls put away. */
  stockOf(userId: string, food: string): Promise<number>
  suggest(userId: string, suggestionId: string): Promise<void>
  openSuggestionsOf(userId: string): Promise<number>
  /** Puts a food away by hand; gives the id of its lot. */
  editByHand(userId: string, food: string): Promise<string>
  conversations(): ConversationStore
  /** Lets time pass for leases, pauses and queued turns. */
  pass(seconds: number): Promise<void>
  /** Deletes every turn, so that no test finds another's. */
  clear(): Promise<void>
  stop(): Promise<void>
}

export const lease = { leaseSeconds: 6, turnsMax: 32 }
export const progress = (id: string): TurnEvent => ({
  id,
  type: 'progress',
  data: { type: 'node_started', node: 'act', step: null, message: 'Working' },
})
export const records = (...kinds: string[]) => kinds.map((kind) => ({ kind }))

export function commitOf(claim: TurnClaim, change: Partial<CommitTurn> = {}): CommitTurn {
  return {
    turnId: claim.turn_id,
    fence: claim.fence,
    outcome: {
      status: 'done',
      result: { response: 'Done.', pending: null, error: null },
      events: [progress(`${claim.fence}.9`)],
      ledger: {
        agent: null,
        complexity: null,
        decision: null,
        steps_completed: 0,
        steps_total: 0,
        tools_called: [],
        entities_created: [],
        entities_updated: [],
        entities_deleted: [],
        artifacts_generated: [],
        artifacts_saved: [],
        errors: [],
      },
      usage: sumUsage([]),
    },
    state: { said: claim.turn_id },
    mentioned: [],
    ...change,
  }
}

export function outcomeOf(
  commit: CommitTurn,
  status: CommitTurn['outcome']['status'],
): CommitTurn['outcome'] {
  return { ...commit.outcome, status }
}

/** A new person with a new instance, so that no test meets another's turns. */
export function newcomerTo(kept: TurnStoreUnderTest) {
  const instance = { name: `orchestrator-${randomUUID()}`, boot: 'first' }
  const userId = randomUUID()
  const store = kept.store(instance)
  const open = (change: { turnId?: string; hash?: string; input?: Record<string, unknown> } = {}) =>
    store.open({
      turnId: change.turnId ?? randomUUID(),
      userId,
      requestHash: (change.hash ?? 'a').repeat(64),
      input: { message: 'hello', mode: 'plan', if_busy: 'queue', ...change.input },
      askedAt: '2026-11-22T10:00:00+00:00',
      contractVersion: 1,
    })
  const begin = async (input: Record<string, unknown> = {}): Promise<TurnClaim> => {
    const { claim } = await open({ input })
    if (!claim) throw new TypeError('The turn was not claimed.')
    return claim
  }
  const reboot = (boot: string) => kept.store({ ...instance, boot })
  const writer = ({ turn_id: turnId, fence }: TurnClaim): TurnWriter => ({ turnId, fence, userId })
  return { store, userId, open, begin, reboot, writer, all: kept.conversations() }
}

export function claimFor(claims: TurnClaim[], turnId: string): TurnClaim | undefined {
  return claims.find(({ turn_id }) => turn_id === turnId)
}
