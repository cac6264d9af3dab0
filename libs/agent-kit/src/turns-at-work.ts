import { AlfredError, subjects, turnCancelledSchema } from '@alfred/contracts'
import type { Bus } from '@alfred/messaging'
import { MODEL_TIME_MS, withDeadline } from './with-deadline.ts'

/** A turn in somebody's hands, as requests name it. */
type WorkedTurn = { id: string; fence: number }

/** What this process is thinking about, turn by turn. */
export type TurnsAtWork = {
  /** Runs a model's work; its signal ends with the turn, its cancellation, or the time that it may take. */
  run<Result>(turn: WorkedTurn, work: (signal: AbortSignal) => Promise<Result>): Promise<Result>
  stop(): void
}

/**
 * Listens for turns that are cancelled and stops thinking about them at once, the model's socket included. Whoever
 * asked has gone by then: that what was thought is lost is the point.
 */
export function followCancellations(bus: Bus): TurnsAtWork {
  const atWork = new Map<string, Set<{ fence: number; controller: AbortController }>>()
  const subscription = bus.subscribe(subjects.anyTurnCancelled, turnCancelledSchema, ({ fence }, subject) => {
    for (const work of atWork.get(subject.split('.')[1] ?? '') ?? []) {
      if (work.fence < fence) work.controller.abort(cancelled())
    }
  })
  return {
    run: async ({ id, fence }, work) => {
      const entry = { fence, controller: new AbortController() }
      const entries = atWork.get(id) ?? new Set()
      atWork.set(id, entries.add(entry))
      try {
        return await withDeadline(MODEL_TIME_MS, (deadline) =>
          work(AbortSignal.any([deadline, entry.controller.signal])),
        )
      } finally {
        entries.delete(entry)
        if (entries.size === 0) atWork.delete(id)
      }
    },
    stop: () => subscription.unsubscribe(),
  }
}

function cancelled(): AlfredError {
  return new AlfredError('STALE', 'The turn was cancelled.')
}
