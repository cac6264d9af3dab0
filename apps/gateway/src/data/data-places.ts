import { AlfredError } from '@alfred/contracts'

/** Who may ask the database at the moment: so many at once, of each person a few, and whoever has fewest goes first. */
export type DataPlaces = {
  /** Waits for a place. Throws TOO_MANY_REQUESTS for a person who has too many open, UNAVAILABLE where others have. */
  take(userId: string): Promise<DataPlace>
}

/** Given back in two steps, since an answer that is read slowly keeps no connection of the database. */
export type DataPlace = {
  /** The database has answered, or will not: the next one may ask. */
  answered(): void
  /** The client has all of it, or went away. */
  leave(): void
}

type Limits = {
  /** Requests that the database works at for all people together. */
  atOnceMax: number
  /** Requests of one person that are worked at or being read. */
  perPersonMax: number
  /** Requests that wait: of one person, and of all. */
  waitingPerPersonMax: number
  waitingMax: number
  waitMs: number
}

type Waiting = { userId: string; admit(): void }

/** Counts in memory: each gateway for itself. */
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

/** Of those that wait, the first of the person who has the fewest requests open; undefined where all have their share. */
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
