import { chatCommands } from '@alfred/contracts'
import type { ChangeStore } from '@alfred/db/changes'
import type { TurnStore } from '@alfred/db/turns'
import type { Bus, WireSubscription } from '@alfred/messaging'
import type { Person } from '@alfred/service-kit'

/**
 * Answers the gateway's requests to read or undo a turn's changes (spec S14.2). Looks the turn up first, so that
 * another person's turn and a missing one give the same error; then acts with the person's own token and rights.
 */
export function handleChangeCommands({
  bus,
  store,
  changes,
  verify,
}: {
  bus: Bus
  store: Pick<TurnStore, 'read'>
  changes: ChangeStore
  verify: (token: string) => Promise<Person>
}): WireSubscription[] {
  return [
    bus.handle(chatCommands.readChanges, async ({ turn_id, token }) => {
      const { userId } = await verify(token)
      await store.read(turn_id, userId)
      return changes.read(token, turn_id)
    }),
    bus.handle(chatCommands.undoTurn, async ({ turn_id, token, key }) => {
      const { userId } = await verify(token)
      await store.read(turn_id, userId)
      return changes.undo(token, { key, source: turn_id })
    }),
  ]
}
