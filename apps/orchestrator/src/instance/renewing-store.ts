import { randomUUID } from 'node:crypto'
import type { TurnStore } from '@alfred/db/turns'

/**
 * The turn store of one instance, as another boot after each release. What was given back belongs to
 * a boot that is over; under the same one it would count as owned again as soon as the lease is renewed,
 * by a process that no longer works at it.
 */
export function createRenewingStore(create: (boot: string) => TurnStore): TurnStore {
  const next = (): TurnStore => create(randomUUID().slice(0, 8))
  let store = next()
  return {
    open: (turn) => store.open(turn),
    commit: (commit) => store.commit(commit),
    checkpoint: (checkpoint) => store.checkpoint(checkpoint),
    beat: (options) => store.beat(options),
    release: () => {
      const released = store
      store = next()
      return released.release()
    },
    cancel: (turnId, userId) => store.cancel(turnId, userId),
    read: (turnId, userId) => store.read(turnId, userId),
  }
}
