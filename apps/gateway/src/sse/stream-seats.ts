import { AlfredError } from '@alfred/contracts'
import type { EventStream } from './event-stream.ts'

type Endable = Pick<EventStream, 'end'>

/** Counts open streams, in all and for each person, and limits both (invariant 7). */
export type StreamSeats = {
  /**
   * Takes a seat, which is held until `release`. Throws TOO_MANY_REQUESTS when the person has too many, UNAVAILABLE
   * when there are too many in all.
   */
  take(userId: string): { release(): void }
  /** Registers an open stream of a person, so that it can be ended. Gives a function that removes it. */
  join(stream: Endable, userId: string): () => void
  /** How many seats are taken. */
  taken(): number
  /** Ends the streams of a person who has left; those of other devices, which are still signed in, go on where they were. */
  endOf(userId: string): void
  /** Ends all, of a gateway that stops. */
  endAll(): void
}

export function createStreamSeats(limits: { perPersonMax: number; max: number }): StreamSeats {
  const perPerson = new Map<string, number>()
  const streams = new Map<Endable, string>()
  let total = 0
  return {
    take: (userId) => {
      const own = perPerson.get(userId) ?? 0
      if (own >= limits.perPersonMax)
        throw new AlfredError('TOO_MANY_REQUESTS', 'Too many streams are open. Close one and try again.')
      if (total >= limits.max)
        throw new AlfredError('UNAVAILABLE', 'Alfred is very busy. Please try again in a moment.')
      perPerson.set(userId, own + 1)
      total += 1
      let isReleased = false
      return {
        release: () => {
          if (isReleased) return
          isReleased = true
          total -= 1
          const left = (perPerson.get(userId) ?? 1) - 1
          if (left > 0) perPerson.set(userId, left)
          else perPerson.delete(userId)
        },
      }
    },
    join: (stream, userId) => {
      streams.set(stream, userId)
      return () => void streams.delete(stream)
    },
    taken: () => total,
    endOf: (userId) => {
      for (const [stream, of] of streams) if (of === userId) stream.end()
    },
    endAll: () => {
      for (const stream of streams.keys()) stream.end()
    },
  }
}
