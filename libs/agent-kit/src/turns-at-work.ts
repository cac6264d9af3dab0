import { AlfredError, subjects, turnCancelledSchema } from '@alfred/contracts'
import type { Bus } from '@alfred/messaging'
import { withDeadline } from './with-deadline.ts'

/** A turn and the fence of its owner, as requests name it. */
type WorkedTurn = { id: string; fence: number }

/** The turns that this process runs model calls for. */
export type TurnsAtWork = {
  /** Runs a model call; its signal aborts when the turn is cancelled or the time limit is over. */
  run<Result>(turn: WorkedTurn, work: (signal: AbortSignal) => Promise<Result>): Promise<Result>
  stop(): void
}

/**
 * Listens for cancelled turns and stops their model calls at once, including the model's socket. The requester has
 * gone by then, so losing the result is intended. `workMs` limits each of them.
 */
export function followCancellations(bus: Bus, workMs: number): TurnsAtWork {
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
        return await withDeadline(workMs, (deadline) =>
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
