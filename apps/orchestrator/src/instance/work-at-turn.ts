import { setTimeout as sleep } from 'node:timers/promises'
import { AlfredError } from '@alfred/contracts'
import { DatabaseError, isStale } from '@alfred/db'
import type { TurnClaim } from '@alfred/db/turns'
import { inSpan } from '@alfred/observability'
import { failTurn } from '../running/fail-turn.ts'
import { createRunningTurn } from '../running/running-turn.ts'
import type { RunningTurn, TurnDependencies } from '../running/running-turn.ts'
import { runTurn } from '../running/run-turn.ts'

/** A claimed turn, the controller that stops work on it, and the running turn once its claim was parsed. */
export type TurnWork = { claim: TurnClaim; turn?: RunningTurn; controller: AbortController }

/**
 * How many failures to end a turn are allowed before it is ended as failed. Failures because the database is away
 * do not count.
 */
const TRIES_MAX = 3
const AGAIN_AFTER_MS = 500

/**
 * Works on a turn until it has ended; gives the claim of the conversation's next turn, or null. Throws when the
 * turn was taken away.
 */
export async function workAtTurn(
  entry: TurnWork,
  dependencies: TurnDependencies,
  listen: (turn: RunningTurn) => { unsubscribe(): void },
): Promise<TurnClaim | null> {
  const { claim, controller } = entry
  let turn: RunningTurn
  try {
    turn = createRunningTurn(claim, controller.signal, dependencies)
  } catch (error) {
    dependencies.logger.error({ error, fence: claim.fence }, 'a turn could not be read')
    return failTurn(claim, null, dependencies)
  }
  entry.turn = turn
  const replays = listen(turn)
  const stopListening = (): void => replays.unsubscribe()
  // From now on a later owner in this process answers on the same subject.
  controller.signal.addEventListener('abort', stopListening)
  try {
    return await inSpan('turn', { 'alfred.turn_id': claim.turn_id }, () => runToItsEnd(turn, dependencies))
  } finally {
    stopListening()
  }
}

/**
 * Runs the turn and retries when its end cannot be stored. No other process takes it over while this lease is
 * renewed, so a turn that is not ended here would never end.
 */
async function runToItsEnd(turn: RunningTurn, dependencies: TurnDependencies): Promise<TurnClaim | null> {
  for (let tries = 1; ;) {
    try {
      return await runTurn(turn, dependencies)
    } catch (error) {
      if (isTakenAway(turn.signal, error)) throw error
      dependencies.logger.error({ error, fence: turn.claim.fence, tries }, 'a turn could not be ended')
      if (tries >= TRIES_MAX) return failTurn(turn.claim, turn.emitter, dependencies)
      if (!(error instanceof DatabaseError && error.kind === 'unknown')) tries += 1
      await sleep(AGAIN_AFTER_MS, undefined, { signal: turn.signal })
    }
  }
}

/** True when another owner has the turn now, or this process has to stop working on it. */
export function isTakenAway(signal: AbortSignal, error: unknown): boolean {
  return signal.aborted || isStale(error) || (error instanceof AlfredError && error.code === 'STALE')
}
