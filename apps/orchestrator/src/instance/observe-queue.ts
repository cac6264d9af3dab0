import type { TurnFigures } from '@alfred/db/turn-figures'
import { secondsSince } from '@alfred/observability'
import {
  databaseRoom,
  databaseSize,
  deadTurns,
  openTurns,
  queueAge,
  shortOfRoom,
  walHeld,
  walSize,
  workingTurns,
} from './turn-metrics.ts'

/** The database is asked at most once in this time (ms), however many read the figures. */
const ASK_EVERY_MS = 5_000

type Reading = { figures: TurnFigures; at: number }

/**
 * Tells the figures of the queue whenever they are read. While the database does not answer, the last reading stands
 * and what waited then goes on growing older, so that an outage does not look like an empty queue. `roomBytes` is what
 * the operator says the database may take, which it cannot know itself.
 */
export function observeQueue(
  readFigures: () => Promise<TurnFigures>,
  { working, roomBytes }: { working: () => number; roomBytes?: number },
): { stop(): void } {
  const latest = readingsOf(readFigures)
  const told =
    (pick: (reading: Reading) => number | null | undefined) =>
    async (): Promise<{ value: number; labels: Record<string, never> }[]> => {
      const reading = await latest()
      const value = reading && pick(reading)
      return value === undefined || value === null ? [] : [{ value, labels: {} }]
    }
  const ends = [
    workingTurns.observe(() => [{ value: working(), labels: {} }]),
    openTurns.observe(async () => {
      const reading = await latest()
      if (reading === undefined) return []
      const { waiting, running } = reading.figures
      return [
        { value: waiting, labels: { state: 'waiting' } },
        { value: running, labels: { state: 'running' } },
      ]
    }),
    queueAge.observe(told(ageOf)),
    deadTurns.observe(told(({ figures }) => figures.dead)),
    databaseSize.observe(told(({ figures }) => figures.database_bytes)),
    walSize.observe(told(({ figures }) => figures.wal_bytes)),
    walHeld.observe(told(({ figures }) => figures.wal_held_bytes)),
    databaseRoom.observe(() => (roomBytes === undefined ? [] : [{ value: roomBytes, labels: {} }])),
    shortOfRoom.observe(told(({ figures }) => Number(figures.is_short_of_room))),
  ]
  return {
    stop: () => {
      for (const end of ends) end()
    },
  }
}

function ageOf({ figures, at }: Reading): number {
  return figures.oldest_waiting_seconds === null ? 0 : figures.oldest_waiting_seconds + secondsSince(at)
}

function readingsOf(readFigures: () => Promise<TurnFigures>): () => Promise<Reading | undefined> {
  let last: Reading | undefined
  let askedAt = -Infinity
  let asking: Promise<void> | undefined
  const ask = async (): Promise<void> => {
    try {
      last = { figures: await readFigures(), at: performance.now() }
    } catch {
      // The failure is counted where the database is called.
    }
  }
  return async () => {
    if (performance.now() - askedAt > ASK_EVERY_MS) {
      askedAt = performance.now()
      asking = ask()
    }
    await asking
    return last
  }
}
