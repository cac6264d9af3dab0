import { setTimeout as sleep } from 'node:timers/promises'
import {
  AlfredError,
  chatCommands,
  compareEventIds,
  isFinalEvent,
  ownerReplay,
  subjects,
  turnNewsSchema,
} from '@alfred/contracts'
import type { TurnEvent } from '@alfred/contracts'
import type { Bus } from '@alfred/messaging'

/** A turn's events in order, each once, from live messages and from replays. */
export type TurnFeed = {
  /**
   * Requests the events missed since the last one handed on. Throws when neither an owner nor the rows can answer.
   */
  catchUp(): Promise<void>
  /**
   * Starts handing events on, beginning with those held back. With `isBehind` it first requests what was missed.
   */
  start(onEvent: (event: TurnEvent) => void, isBehind?: boolean): void
  stop(): void
}

/** A stream without events for this long (ms) may have missed its final event. */
const QUIET_MS = 5_000
/** How often a replay is tried while the turn has no owner; after that the known events are handed on. */
const CATCH_UP_ATTEMPTS_MAX = 20
const CATCH_UP_PAUSE_MS = 300

/** Hands events on in order, each once. */
type Ordered = {
  /** The id of the last event that was handed on. */
  last(): string | null
  hasListener(): boolean
  listen(onEvent: (event: TurnEvent) => void): void
  deliver(events: readonly TurnEvent[]): void
}

function inOrder(after: string | null): Ordered {
  let last = after
  let handOn: ((event: TurnEvent) => void) | undefined
  return {
    last: () => last,
    hasListener: () => handOn !== undefined,
    listen: (onEvent) => (handOn = onEvent),
    deliver: (events) => {
      for (const event of events.toSorted((left, right) => compareEventIds(left.id, right.id))) {
        if (last !== null && compareEventIds(event.id, last) <= 0) continue
        last = event.id
        handOn?.(event)
      }
    },
  }
}

/**
 * Follows a turn. The broker may lose live messages and a turn may change owners, so the feed requests a replay
 * after a reconnect, when an id is missing, and when it was quiet for a while. Live events are held back until the
 * replay has arrived, so that the order is always kept.
 */
export function followTurn(
  bus: Bus,
  turn: { turnId: string; token: string; after: string | null },
): TurnFeed {
  const ordered = inOrder(turn.after)
  let held: TurnEvent[] = []
  let isStopped = false
  let isCatchingUp = false
  let lastHeardAt = Date.now()

  const take = (event: TurnEvent): void => {
    lastHeardAt = Date.now()
    const isLive = ordered.hasListener() && !isCatchingUp
    if (isLive && isNext(ordered.last(), event.id)) return ordered.deliver([event])
    held.push(event)
    if (isLive) void catchUpUntilWhole()
  }
  const deliverHeld = (): void => {
    const events = held
    held = []
    ordered.deliver(events)
  }
  const takeMissed = async (): Promise<Replay> => {
    const heard = latestOf(held)
    const { events, isWhole } = await replay(bus, { ...turn, after: ordered.last() })
    const reached = latestOf(events)
    // An owner knows everything that it published. One that does not know the events heard here has lost the turn
    // unnoticed.
    const isCurrent = isWhole && !isLater(heard, reached)
    // A whole replay replaces everything up to its end: text replayed as one chunk must not be mixed with its live
    // chunks.
    held = [...events, ...(isCurrent ? held.filter(({ id }) => isLater(id, reached)) : held)]
    return { events, isWhole: isCurrent }
  }
  const catchUpUntilWhole = async (): Promise<void> => {
    if (isCatchingUp) return
    isCatchingUp = true
    await repeatUntilWhole(takeMissed, () => isStopped)
    isCatchingUp = false
    if (!isStopped) deliverHeld()
  }
  const subscription = bus.subscribe(subjects.turnEvents(turn.turnId), turnNewsSchema, ({ events }) => {
    for (const event of events) take(event)
  })
  const watch = setInterval(() => {
    if (!ordered.hasListener() || Date.now() - lastHeardAt < QUIET_MS) return
    lastHeardAt = Date.now()
    void catchUpUntilWhole()
  }, 1_000)
  const removeReconnectListener = bus.onReconnect(() => {
    if (ordered.hasListener()) void catchUpUntilWhole()
  })
  return {
    catchUp: async () => {
      await takeMissed()
    },
    start: (onEvent, isBehind = false) => {
      ordered.listen((event) => {
        if (!isStopped) onEvent(event)
      })
      if (isBehind) void catchUpUntilWhole()
      else deliverHeld()
    },
    stop: () => {
      isStopped = true
      clearInterval(watch)
      removeReconnectListener()
      subscription.unsubscribe()
    },
  }
}

/**
 * Repeats the replay until it is whole, so that a turn without an owner can get one; a final error ends the
 * repetition.
 */
async function repeatUntilWhole(takeMissed: () => Promise<Replay>, isStopped: () => boolean): Promise<void> {
  for (let attempt = 0; !isStopped() && attempt < CATCH_UP_ATTEMPTS_MAX; attempt += 1) {
    const isOver = await takeMissed().then(
      ({ isWhole }) => isWhole,
      (error: unknown) => error instanceof AlfredError && !error.retryable,
    )
    if (isOver) return
    await sleep(CATCH_UP_PAUSE_MS)
  }
}

/**
 * True when `id` directly follows `last`. Ids have no gaps: an owner counts from 1, and the next owner starts again
 * with a higher fence.
 */
function isNext(last: string | null, id: string): boolean {
  const [fence, number] = id.split('.')
  const [lastFence, lastNumber] = (last ?? '0.0').split('.')
  return fence === lastFence ? Number(number) === Number(lastNumber) + 1 : number === '1'
}

/** The id of the latest of these events; null when there are none. */
function latestOf(events: readonly TurnEvent[]): string | null {
  return (
    events
      .map(({ id }) => id)
      .toSorted(compareEventIds)
      .at(-1) ?? null
  )
}

/** True when an event comes after another; any event comes after null. */
function isLater(id: string | null, than: string | null): boolean {
  return id !== null && (than === null || compareEventIds(id, than) > 0)
}

/**
 * A replay is whole if it is from the owner's memory or from the rows of a finished turn. Rows of a running turn
 * hold no chunks.
 */
type Replay = { events: TurnEvent[]; isWhole: boolean }

/** Requests a replay from the owner, which knows everything; without an owner from the stored rows. */
async function replay(
  bus: Bus,
  { turnId, token, after }: { turnId: string; token: string; after: string | null },
): Promise<Replay> {
  const request = { turn_id: turnId, token, after }
  try {
    const { events } = await bus.request({ ...ownerReplay, subject: subjects.turnReplay(turnId) }, request)
    return { events, isWhole: true }
  } catch (error) {
    if (!(error instanceof AlfredError) || !error.retryable) throw error
    const { events } = await bus.request(chatCommands.replayTurn, request)
    return { events, isWhole: events.some(isFinalEvent) }
  }
}
