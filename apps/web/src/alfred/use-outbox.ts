import { useSyncExternalStore } from 'react'
import { outbox, type Outgoing } from './outbox.ts'

/** What waits on this device to be sent. */
export function useOutbox(): readonly Outgoing[] {
  return useSyncExternalStore(outbox.subscribe, outbox.entries)
}
