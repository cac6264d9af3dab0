import { AlfredError } from '@alfred/contracts'
import type { TurnClaim } from '@alfred/db/turns'
import { inTurn } from '@alfred/observability'
import type { RunningTurn, TurnDependencies } from '../running/running-turn.ts'
import { isTakenAway, workAtTurn } from './work-at-turn.ts'
import type { TurnWork } from './work-at-turn.ts'

/** The turns that this process owns at the moment. */
export type TurnRunner = {
  /** Starts work on a claimed turn; ignores a claim that is already being worked on. Never throws. */
  start(claim: TurnClaim): void
  find(turnId: string): RunningTurn | undefined
  /** Stops work on a turn that another owner has claimed with this fence. */
  abandon(turnId: string, fence: number): void
  /** Stops work on all turns and waits until it has stopped; what was done is stored in their rows. */
  abandonAll(): Promise<void>
  /** The ids of the turns that this process works on. */
  working(): string[]
}

type Entry = TurnWork & { finished: Promise<void> }

/**
 * Runs claimed turns. When a turn ends and its commit claims the conversation's next turn, runs that one too.
 * `listen` subscribes each running turn to replay requests.
 */
export function createTurnRunner(
  dependencies: TurnDependencies,
  listen: (turn: RunningTurn) => { unsubscribe(): void },
): TurnRunner {
  const { logger } = dependencies
  const entries = new Map<string, Entry>()

  const run = async (entry: Entry): Promise<void> => {
    const { turn_id: turnId, fence } = entry.claim
    try {
      const next = await workAtTurn(entry, dependencies, listen)
      if (next) start(next)
    } catch (error) {
      if (isTakenAway(entry.controller.signal, error))
        logger.info({ fence }, 'the turn was taken away or given back')
      else logger.error({ error, fence }, 'the turn was left to be taken over')
    } finally {
      if (entries.get(turnId) === entry) entries.delete(turnId)
    }
  }
  const start = (claim: TurnClaim): void => {
    const known = entries.get(claim.turn_id)
    if (known && known.claim.fence >= claim.fence) return
    known?.controller.abort()
    inTurn(claim.turn_id, () => {
      const entry: Entry = { claim, controller: new AbortController(), finished: Promise.resolve() }
      entries.set(claim.turn_id, entry)
      entry.finished = run(entry)
    })
  }
  const abandon = ({ controller }: Entry): void =>
    controller.abort(new AlfredError('STALE', 'The turn was taken away.'))
  return {
    start,
    find: (turnId) => entries.get(turnId)?.turn,
    abandon: (turnId, fence) => {
      const entry = entries.get(turnId)
      if (entry && entry.claim.fence < fence) abandon(entry)
    },
    abandonAll: async () => {
      const all = [...entries.values()]
      for (const entry of all) abandon(entry)
      await Promise.allSettled(all.map(({ finished }) => finished))
    },
    working: () => [...entries.keys()],
  }
}
