import { randomUUID } from 'node:crypto'
import { sumUsage } from '@alfred/contracts'
import type { Pending, TurnEvent } from '@alfred/contracts'
import type { TurnClaim } from '@alfred/db/turns'
import type { Reply } from '../nodes/reply.ts'
import { nextConversationState } from '../session/conversation-state.ts'
import { makeLedger } from './make-ledger.ts'
import { pendingAfter } from './make-pending.ts'
import type { RunningTurn, TurnDependencies } from './running-turn.ts'
import type { Ending, TurnState } from './turn-state.ts'

/** Makes the end of a turn durable, then tells it. Gives the conversation's next turn when there is one. */
export async function commitTurn(
  turn: RunningTurn,
  ended: { state: TurnState; ending: Ending; reply: Reply },
  dependencies: TurnDependencies,
): Promise<TurnClaim | null> {
  const { state, ending, reply } = ended
  const stored = pendingAfter(state, { id: randomUUID(), askedAt: turn.claim.asked_at })
  const pending = stored?.wire ?? null
  const last = lastEvents(turn, ended, { pending, provider: dependencies.model.provider })
  const facts = state.facts.map(({ text }) => text)
  const { next } = await dependencies.store.commit({
    turnId: turn.claim.turn_id,
    fence: turn.claim.fence,
    outcome: {
      status: ending.status,
      result: { response: reply.text, pending, error: ending.error },
      events: [...turn.emitter.unstored(), ...last],
      ledger: makeLedger(state),
      usage: sumUsage([...state.modelCalls, ...reply.modelCalls]),
    },
    state: nextConversationState(turn.conversation, {
      registry: state.registry,
      goal: state.goal,
      artifacts: state.artifacts,
      message: turn.request.message,
      response: reply.text,
      facts,
      pending: stored,
      agent: state.agent?.domain ?? null,
    }),
    mentioned: reply.mentioned,
  })
  for (const event of last) turn.emitter.tell(event)
  return next
}

/** context_updated comes before done, and done is last (ruling R26). A turn that broke down with nothing done is an error. */
function lastEvents(
  turn: RunningTurn,
  { state, ending, reply }: { state: TurnState; ending: Ending; reply: Reply },
  { pending, provider }: { pending: Pending | null; provider: string },
): TurnEvent[] {
  const { turn_id: job_id, conversation_id } = turn.claim
  if (ending.status === 'failed' && ending.isBreakdown && ending.error) {
    const { code, message, retryable } = ending.error
    return [turn.emitter.prepare('error', { error: message, code, retryable, job_id })]
  }
  return [
    turn.emitter.prepare('context_updated', { status: 'ready' }),
    turn.emitter.prepare('done', {
      response: reply.text,
      log_dir: null,
      job_id,
      conversation_id,
      status: ending.status,
      response_type: ending.offer?.kind ?? 'message',
      pending,
      active_mode: 'plan',
      usage: sumUsage([...state.modelCalls, ...reply.modelCalls]),
      model_provider: provider,
    }),
  ]
}
