import { setTimeout as sleep } from 'node:timers/promises'
import {
  AlfredError,
  chatCommands,
  compareEventIds,
  ownerReplay,
  subjects,
  turnEventSchema,
} from '@alfred/contracts'
import type { TurnEvent } from '@alfred/contracts'
import type { Bus } from '@alfred/messaging'

/** A turn's events in order, each once, from live messages and from replays. */
export type TurnFeed = {
  /** Asks what was missed since the last event that was handed on. Throws when nobody can answer. */
  catchUp(): Promise<void>
  /** Hands events on from now; what came before is handed on first. */
  start(onEvent: (event: TurnEvent) => void): void
  stop(): void
}

/** A stream in which nothing happens for this long may have missed its end. */
const QUIET_MS = 5_000

/**
 * Follows a turn. Live messages may be lost with the broker and a turn may change owners, so the
 * feed asks for a replay after every reconnect and whenever it has been quiet for a while.
 */
export function followTurn(
  bus: Bus,
  turn: { turnId: string; token: string; after: string | null },
): TurnFeed {
  let last = turn.after
  let handOn: ((event: TurnEvent) => void) | undefined
  let isStopped = false
  let lastHeardAt = Date.now()
  const early: TurnEvent[] = []

  const take = (event: TurnEvent): void => {
    lastHeardAt = Date.now()
    if (!handOn) early.push(event)
    else if (last === null || compareEventIds(event.id, last) > 0) {
      last = event.id
      handOn(event)
    }
  }
  const takeAll = (events: readonly TurnEvent[]): void => {
    for (const event of events.toSorted((left, right) => compareEventIds(left.id, right.id))) take(event)
  }
  const subscription = bus.subscribe(subjects.turnEvents(turn.turnId), turnEventSchema, take)
  const catchUp = async (): Promise<void> => takeAll(await replay(bus, { ...turn, after: last }))
  const catchUpUntilDone = async (): Promise<void> => {
    while (!isStopped && handOn) {
      try {
        return await catchUp()
      } catch {
        await sleep(300)
      }
    }
  }
  const watch = setInterval(() => {
    if (handOn && Date.now() - lastHeardAt > QUIET_MS) {
      lastHeardAt = Date.now()
      void catchUpUntilDone()
    }
  }, 1_000)
  const removeReconnectListener = bus.onReconnect(() => void catchUpUntilDone())
  return {
    catchUp,
    start: (onEvent) => {
      handOn = (event) => {
        if (!isStopped) onEvent(event)
      }
      takeAll(early.splice(0))
    },
    stop: () => {
      isStopped = true
      clearInterval(watch)
      removeReconnectListener()
      subscription.unsubscribe()
    },
  }
}

/** The owner's memory has everything, chunks included; without an owner the rows answer. */
async function replay(
  bus: Bus,
  { turnId, token, after }: { turnId: string; token: string; after: string | null },
): Promise<TurnEvent[]> {
  const request = { turn_id: turnId, token, after }
  try {
    const { events } = await bus.request({ ...ownerReplay, subject: subjects.turnReplay(turnId) }, request)
    return events
  } catch (error) {
    if (!(error instanceof AlfredError) || !error.retryable) throw error
    return (await bus.request(chatCommands.replayTurn, request)).events
  }
}
