import { randomUUID } from 'node:crypto'
import type { TurnStore } from '@alfred/db/turns'

/**
 * Wraps an instance's turn store so that it has a new boot after each release. Released turns belong to the old
 * boot; if the boot stayed the same, renewing the lease would make them count as owned again, though this process
 * no longer works on them.
 */
export function createRenewingStore(create: (boot: string) => TurnStore): TurnStore {
  const next = (): TurnStore => create(randomUUID().slice(0, 8))
  let store = next()
  return {
    open: (turn) => store.open(turn),
    commit: (commit) => store.commit(commit),
    checkpoint: (checkpoint) => store.checkpoint(checkpoint),
    beat: (options) => store.beat(options),
    takeLost: (options) => store.takeLost(options),
    release: () => {
      const released = store
      store = next()
      return released.release()
    },
    cancel: (turnId, userId) => store.cancel(turnId, userId),
    read: (turnId, userId) => store.read(turnId, userId),
  }
}
