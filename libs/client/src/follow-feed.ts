import type { FeedEvent } from '@alfred/contracts'
import { breakOf, Connection, delayAfter, publicError, type Break } from './connection.ts'
import { readFeed } from './read-events.ts'
import { wait } from './wait.ts'

const BACKOFF_MAX_MS = 5_000

export type FollowFeed = {
  /** Opens the feed behind the event with this id; without one, from now on. */
  open: (lastEventId: string | undefined, signal: AbortSignal) => Promise<Response>
  lastEventId: string | undefined
  signal: AbortSignal
  resumeForMs: number
  silenceMs: number
  backoffMs: number
}

/**
 * Yields what changes for the person and what is noticed, for as long as the caller reads, over as many connections as it takes. What was told
 * around a break may come again. Gives up when nothing was heard for `resumeForMs`, or at once on an error that a retry cannot change.
 */
export async function* followFeed(follow: FollowFeed): AsyncGenerator<FeedEvent> {
  let { lastEventId } = follow
  let failures = 0
  let heardAt = Date.now()
  for (;;) {
    const connection = new Connection(follow.signal, follow.silenceMs)
    let broken: Break = { problem: undefined, delayMs: undefined }
    try {
      const response = await connection.open((signal) => follow.open(lastEventId, signal))
      if (response === undefined) return
      for await (const event of readFeed(response, () => connection.heard())) {
        lastEventId = event.id
        failures = 0
        yield event
        heardAt = Date.now()
      }
    } catch (error) {
      broken = breakOf(error, follow.signal)
    } finally {
      connection.close()
    }
    const delayMs = delayAfter(broken, { failures, backoffMs: follow.backoffMs, maxMs: BACKOFF_MAX_MS })
    if (Date.now() + delayMs - heardAt > follow.resumeForMs) throw publicError(broken.problem)
    failures += 1
    await wait(delayMs, follow.signal)
  }
}
