import { AlfredError } from '@alfred/contracts'

/**
 * Limits the requests at the database: a number in all and a few for each person. The person with the fewest goes
 * first.
 */
export type DataPlaces = {
  /**
   * Waits for a place. Throws TOO_MANY_REQUESTS when the person has too many requests, UNAVAILABLE when everybody
   * together has.
   */
  take(userId: string): Promise<DataPlace>
}

/**
 * A place at the database. It is released in two steps, since a client that reads slowly holds no database
 * connection.
 */
export type DataPlace = {
  /** The database has answered or failed: the next request may be sent. */
  answered(): void
  /** The client has read the whole answer or has disconnected. */
  leave(): void
}

type Limits = {
  /** Requests that the database handles at once, for all people together. */
  atOnceMax: number
  /** Requests of one person that are handled or being read. */
  perPersonMax: number
  /** Requests that wait: of one person, and of all. */
  waitingPerPersonMax: number
  waitingMax: number
  waitMs: number
}

type Waiting = { userId: string; admit(): void }

/** Creates the places, counted in memory: each gateway counts alone. */
export function createDataPlaces(limits: Limits): DataPlaces {
  const open = new Map<string, number>()
  const queue = new Set<Waiting>()
  let working = 0

  const openOf = (userId: string): number => open.get(userId) ?? 0
  const admitNext = (): void => {
    while (working < limits.atOnceMax) {
      const next = fewestOpen([...queue], openOf, limits.perPersonMax)
      if (next === undefined) return
      queue.delete(next)
      working += 1
      open.set(next.userId, openOf(next.userId) + 1)
      next.admit()
    }
  }
  const leave = (userId: string): void => {
    const left = openOf(userId) - 1
    if (left > 0) open.set(userId, left)
    else open.delete(userId)
  }

  return {
    take: async (userId) => {
      if (queue.size >= limits.waitingMax) throw busy()
      if ([...queue].filter((one) => one.userId === userId).length >= limits.waitingPerPersonMax)
        throw tooMany()
      await new Promise<void>((resolve, reject) => {
        const waiting = { userId, admit: () => (clearTimeout(timer), resolve()) }
        const timer = setTimeout(() => {
          queue.delete(waiting)
          reject(openOf(userId) >= limits.perPersonMax ? tooMany() : busy())
        }, limits.waitMs)
        timer.unref()
        queue.add(waiting)
        admitNext()
      })
      const answered = once(() => {
        working -= 1
        admitNext()
      })
      return {
        answered,
        leave: once(() => {
          leave(userId)
          admitNext()
        }),
      }
    },
  }
}

/**
 * The first waiting request of the person with the fewest open requests; undefined when everyone who waits is at
 * the limit.
 */
function fewestOpen(
  queue: readonly Waiting[],
  openOf: (userId: string) => number,
  perPersonMax: number,
): Waiting | undefined {
  const allowed = queue.filter(({ userId }) => openOf(userId) < perPersonMax)
  const [first] = allowed.toSorted((one, other) => openOf(one.userId) - openOf(other.userId))
  return first
}

function once(act: () => void): () => void {
  let isDone = false
  return () => {
    if (isDone) return
    isDone = true
    act()
  }
}

function busy(): AlfredError {
  return new AlfredError('UNAVAILABLE', 'Alfred is very busy. Please try again in a moment.')
}

function tooMany(): AlfredError {
  return new AlfredError(
    'TOO_MANY_REQUESTS',
    'Too many requests of yours are waiting. Please try again in a moment.',
  )
}
