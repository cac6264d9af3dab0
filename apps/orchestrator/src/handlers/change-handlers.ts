import { AlfredError, chatCommands, isErrorCode, undoneSchema } from '@alfred/contracts'
import type { ToolOutcome, Undone } from '@alfred/contracts'
import type { ChangeStore } from '@alfred/db/changes'
import type { TurnStore } from '@alfred/db/turns'
import { wordOutcome } from '@alfred/language/wording'
import type { Bus, WireSubscription } from '@alfred/messaging'
import type { Logger } from '@alfred/observability'
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
  logger,
}: {
  bus: Bus
  store: Pick<TurnStore, 'read'>
  changes: ChangeStore
  verify: (token: string) => Promise<Person>
  logger: Logger
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
      return undoneOr(await changes.undo(token, { key, source: turn_id }), logger)
    }),
  ]
}

/** A request over HTTP says no locale; the refusals of an undo name no day. */
const LOCALE = 'en-GB'

/** What was undone; a refusal becomes the error of the request, with its words. */
function undoneOr(outcome: ToolOutcome, logger: Logger): Undone {
  const viewer = { locale: LOCALE, today: new Date().toISOString().slice(0, 10) }
  const onFault = (error: unknown): void => logger.error({ error }, 'a refusal could not be worded')
  const worded = wordOutcome(outcome, { viewer, onFault })
  if (worded.ok) return undoneSchema.parse(worded.data)
  const { code, message } = worded.error
  throw new AlfredError(isErrorCode(code) ? code : 'INTERNAL', message)
}
