import { isStale } from '@alfred/db'
import { AlfredError } from '@alfred/contracts'
import type { TurnClaim } from '@alfred/db/turns'
import { inSpan, inTurn } from '@alfred/observability'
import { createRunningTurn } from '../turn/running-turn.ts'
import type { RunningTurn, TurnDependencies } from '../turn/running-turn.ts'
import { runTurn } from '../turn/run-turn.ts'

/** The turns that this process owns at the moment. */
export type TurnRunner = {
  /** Begins to work at a claimed turn; a claim that is already being worked at is ignored. */
  start(claim: TurnClaim): void
  find(turnId: string): RunningTurn | undefined
  /** Stops working at a turn that was taken away at this fence. */
  abandon(turnId: string, fence: number): void
  /** Stops working at everything; the rows have what was done. */
  abandonAll(): Promise<void>
  count(): number
}

type Entry = { turn: RunningTurn; controller: AbortController; finished: Promise<void> }

/** Starts turns, one after the other of each conversation as commits hand them on. */
export function createTurnRunner(
  dependencies: TurnDependencies,
  listen: (turn: RunningTurn) => { unsubscribe(): void },
): TurnRunner {
  const entries = new Map<string, Entry>()

  const run = async (turn: RunningTurn): Promise<void> => {
    const { turn_id: turnId, fence } = turn.claim
    const replays = listen(turn)
    try {
      const next = await inSpan('turn', { 'alfred.turn_id': turnId }, () => runTurn(turn, dependencies))
      if (next) start(next)
    } catch (error) {
      const isTakenAway =
        turn.signal.aborted || isStale(error) || (error instanceof AlfredError && error.code === 'STALE')
      if (isTakenAway) dependencies.logger.info({ fence }, 'the turn was taken away or given back')
      else dependencies.logger.error({ error, fence }, 'the turn was left to be taken over')
    } finally {
      replays.unsubscribe()
      if (entries.get(turnId)?.turn === turn) entries.delete(turnId)
    }
  }
  const start = (claim: TurnClaim): void => {
    const known = entries.get(claim.turn_id)
    if (known && known.turn.claim.fence >= claim.fence) return
    known?.controller.abort()
    inTurn(claim.turn_id, () => {
      const controller = new AbortController()
      const turn = createRunningTurn(claim, controller.signal, dependencies)
      const entry: Entry = { turn, controller, finished: Promise.resolve() }
      entries.set(claim.turn_id, entry)
      entry.finished = run(turn)
    })
  }
  const abandon = (entry: Entry): void =>
    entry.controller.abort(new AlfredError('STALE', 'The turn was taken away.'))
  return {
    start,
    find: (turnId) => entries.get(turnId)?.turn,
    abandon: (turnId, fence) => {
      const entry = entries.get(turnId)
      if (entry && entry.turn.claim.fence < fence) abandon(entry)
    },
    abandonAll: async () => {
      const all = [...entries.values()]
      for (const entry of all) abandon(entry)
      await Promise.allSettled(all.map(({ finished }) => finished))
    },
    count: () => entries.size,
  }
}
