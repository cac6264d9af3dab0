import { setTimeout as sleep } from 'node:timers/promises'
import { AlfredError } from '@alfred/contracts'
import { DatabaseError, isStale } from '@alfred/db'
import type { TurnClaim } from '@alfred/db/turns'
import { inSpan } from '@alfred/observability'
import { failTurn } from '../running/fail-turn.ts'
import { createRunningTurn } from '../running/running-turn.ts'
import type { RunningTurn, TurnDependencies } from '../running/running-turn.ts'
import { runTurn } from '../running/run-turn.ts'

/** A claimed turn, what stops the work at it, and the turn once its claim was read. */
export type TurnWork = { claim: TurnClaim; turn?: RunningTurn; controller: AbortController }

/** How often the end of a turn is tried before it is ended as failed. A database that is away does not count. */
const TRIES_MAX = 3
const AGAIN_AFTER_MS = 500

/** Works at a turn until it has ended; gives the next one of its conversation. Throws when it was taken away. */
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
  // A later owner in this process answers on the same subject from now on.
  controller.signal.addEventListener('abort', stopListening)
  try {
    return await inSpan('turn', { 'alfred.turn_id': claim.turn_id }, () => runToItsEnd(turn, dependencies))
  } finally {
    stopListening()
  }
}

/** A lease that is renewed keeps others away: what is not ended here would be ended by nobody. */
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

/** Is somebody else the owner now? */
export function isTakenAway(signal: AbortSignal, error: unknown): boolean {
  return signal.aborted || isStale(error) || (error instanceof AlfredError && error.code === 'STALE')
}
