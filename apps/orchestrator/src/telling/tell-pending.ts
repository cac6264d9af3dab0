import type { TurnBrief } from '@alfred/contracts'
import type { StoredPending } from '../memory/stored-pending.ts'
import { withoutIds } from '../memory/without-ids.ts'

/** What is told of an item that waits for the person, without ids and without what it holds. */
export function tellPending({
  wire,
  message,
}: StoredPending): Omit<NonNullable<TurnBrief['pending']>, 'data'> {
  return {
    kind: wire.kind,
    summary: withoutIds(wire.summary),
    message: withoutIds(message),
    ...(wire.asks && { asks: wire.asks }),
  }
}
