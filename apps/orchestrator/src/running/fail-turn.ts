import { AlfredError, sumUsage, toWireError } from '@alfred/contracts'
import type { TurnClaim } from '@alfred/db/turns'
import { brokenTurns } from '../instance/turn-metrics.ts'
import { createTurnEmitter } from '../telling/turn-emitter.ts'
import type { TurnEmitter } from '../telling/turn-emitter.ts'
import { emptyLedger } from '../telling/make-ledger.ts'
import type { TurnDependencies } from './running-turn.ts'
import { wordsFor } from '../words/words-for.ts'

/**
 * Ends a turn that cannot be parsed, folded, answered or committed normally: it is committed as failed with the
 * conversation state unchanged, since a turn that never ends would block its conversation forever. Gives the claim
 * of the conversation's next turn, or null.
 */
export async function failTurn(
  claim: TurnClaim,
  known: TurnEmitter | null,
  { bus, store, logger }: Pick<TurnDependencies, 'bus' | 'store' | 'logger'>,
): Promise<TurnClaim | null> {
  const { turn_id: turnId, fence, state } = claim
  const emitter = known ?? createTurnEmitter({ bus, logger }, { id: turnId, fence, earlier: [] })
  const error = toWireError(new AlfredError('INTERNAL', wordsFor(claim.locale).failing.wentWrongAtEnd))
  const { code, message, retryable } = error
  const last = emitter.prepare('error', { error: message, code, retryable, job_id: turnId })
  const { next } = await store.commit({
    turnId,
    fence,
    outcome: {
      // A turn with a requested cancel may only end as cancelled.
      status: claim.cancel_requested ? 'cancelled' : 'failed',
      result: { response: message, pending: null, error },
      events: [...emitter.unstored(), last],
      ledger: emptyLedger,
      usage: sumUsage([]),
    },
    state,
    mentioned: [],
  })
  emitter.tell(last)
  brokenTurns.add(1, { error_type: 'INTERNAL' })
  return next
}
