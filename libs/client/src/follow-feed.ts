import { AlfredError } from '@alfred/contracts'
import type { FeedEvent } from '@alfred/contracts'
import { Connection, publicError, RetryLater } from './connection.ts'
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
    let problem: unknown
    let delayMs: number | undefined
    try {
      const response = await connection.open((signal) => follow.open(lastEventId, signal))
      for await (const event of readFeed(response, () => connection.heard())) {
        lastEventId = event.id
        failures = 0
        yield event
        heardAt = Date.now()
      }
    } catch (error) {
      follow.signal.throwIfAborted()
      if (error instanceof AlfredError && !(error instanceof RetryLater)) throw error
      problem = error
      delayMs = error instanceof RetryLater ? error.delayMs : undefined
    } finally {
      connection.close()
    }
    delayMs ??= Math.min(BACKOFF_MAX_MS, follow.backoffMs * 2 ** failures) * (0.5 + Math.random() / 2)
    if (Date.now() + delayMs - heardAt > follow.resumeForMs) throw publicError(problem)
    failures += 1
    await wait(delayMs, follow.signal)
  }
}
