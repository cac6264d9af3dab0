import { randomUUID } from 'node:crypto'
import { isSessionMode, sumUsage } from '@alfred/contracts'
import type { Pending, TurnEvent } from '@alfred/contracts'
import type { TurnClaim } from '@alfred/db/turns'
import type { Model } from '@alfred/llm'
import type { Reply } from '../nodes/reply.ts'
import { nextConversationState, stateAfterSession } from '../memory/conversation-state.ts'
import type { ConversationState } from '../memory/conversation-state.ts'
import type { StoredPending } from '../memory/stored-pending.ts'
import { goalAfter } from '../memory/goal-after.ts'
import { languageAfter } from '../memory/turn-locale.ts'
import { brokenTurns, turnDuration } from '../instance/turn-metrics.ts'
import { makeLedger } from '../telling/make-ledger.ts'
import { pendingOfSuggestion } from '../memory/offer-of-suggestion.ts'
import { pendingAfter } from '../memory/make-pending.ts'
import { logNameOf } from './running-turn.ts'
import type { RunningTurn, TurnDependencies } from './running-turn.ts'
import type { Ending, TurnState } from '../state/turn-state.ts'

/**
 * Commits the end of a turn, then publishes its last events. Gives the claim of the conversation's next turn, or
 * null.
 */
export async function commitTurn(
  turn: RunningTurn,
  ended: { state: TurnState; ending: Ending; reply: Reply },
  dependencies: TurnDependencies,
): Promise<TurnClaim | null> {
  const { state, ending, reply } = ended
  // What planning left open stays open, but it cannot be answered in a session. Leaving one may open something itself.
  const isSilent = isSessionMode(state.mode) && ending.offer === null
  const made = { id: randomUUID(), askedAt: turn.claim.asked_at }
  const open = isSilent ? null : pendingAfter(state, made)
  const stored =
    open ??
    (reply.offered === null ? null : pendingOfSuggestion(reply.offered, { ...made, locale: state.locale }))
  const pending = stored?.wire ?? null
  const last = lastEvents(turn, ended, { pending, model: dependencies.model })
  const { next } = await dependencies.store.commit({
    turnId: turn.claim.turn_id,
    fence: turn.claim.fence,
    outcome: {
      status: ending.status,
      result: { response: reply.text, pending, handoff: state.handoff, error: ending.error },
      events: [...turn.emitter.unstored(), ...last],
      ledger: makeLedger(state),
      usage: sumUsage([...state.modelCalls, ...reply.modelCalls]),
      trace: turn.trace.finish({ mode: state.mode, status: ending.status }),
    },
    state: stateAfter(turn, ended, stored),
    mentioned: reply.mentioned,
  })
  for (const event of last) turn.emitter.tell(event)
  countTurn(turn, { state, ending }, dependencies)
  return next
}

/** Counts the turn, and logs its end: the line by which its trace is found, and which its trace leads to. */
function countTurn(
  turn: RunningTurn,
  { state, ending }: { state: TurnState; ending: Ending },
  { logger }: TurnDependencies,
): void {
  const seconds = Math.max(0, Date.now() - Date.parse(turn.claim.opened_at)) / 1_000
  const { mode } = state
  const { status } = ending
  turnDuration.record(seconds, { mode, status })
  logger.info({ mode, status, seconds, attempts: turn.claim.attempts }, 'a turn has ended')
  if (ending.isBreakdown) brokenTurns.add(1, { error_type: ending.error?.code ?? 'UNKNOWN' })
}

function stateAfter(
  turn: RunningTurn,
  { state, reply }: { state: TurnState; reply: Reply },
  pending: StoredPending | null,
): ConversationState {
  const { registry, artifacts, handoff } = state
  if (isSessionMode(state.mode))
    return stateAfterSession(turn.conversation, { registry, session: reply.session, handoff, pending })
  return nextConversationState(turn.conversation, {
    registry,
    goal: goalAfter(state),
    artifacts,
    message: turn.request.message,
    response: reply.text,
    facts: state.facts.map(({ text }) => text),
    changed: changedTypes(state),
    pending,
    agent: state.agent?.domain ?? null,
    language: languageAfter(state),
  })
}

/** The types of what the turn made or changed. What an undo brought back was not said just now. */
function changedTypes({ changes, lookBack }: TurnState): string[] {
  if (lookBack) return []
  const made = changes.filter(({ op }) => op !== 'deleted')
  return [...new Set(made.map(({ entity }) => entity.type))]
}

/**
 * The last events: `context_updated` before `done`, which is last (ruling R26). A breakdown with nothing done is a
 * single `error`.
 */
function lastEvents(
  turn: RunningTurn,
  { state, ending, reply }: { state: TurnState; ending: Ending; reply: Reply },
  { pending, model }: { pending: Pending | null; model: Model },
): TurnEvent[] {
  const { turn_id: job_id, conversation_id } = turn.claim
  if (ending.status === 'failed' && ending.isBreakdown && ending.error) {
    const { code, message, retryable } = ending.error
    return [turn.emitter.prepare('error', { error: message, code, retryable, job_id })]
  }
  const { session } = reply
  const before = isSessionMode(state.mode)
    ? state.handoff && turn.emitter.prepare('handoff', state.handoff)
    : turn.emitter.prepare('context_updated', { status: 'ready' })
  return [
    ...(before ? [before] : []),
    turn.emitter.prepare('done', {
      response: reply.text,
      log_dir: (model.logsPrompts && logNameOf(turn)) || null,
      job_id,
      conversation_id,
      status: ending.status,
      response_type: ending.offer?.kind ?? 'message',
      pending,
      active_mode: session?.mode ?? 'plan',
      usage: sumUsage([...state.modelCalls, ...reply.modelCalls]),
      model_provider: model.provider,
    }),
  ]
}
