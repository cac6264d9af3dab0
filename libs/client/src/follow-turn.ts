import { compareEventIds, isFinalEvent, type TurnEvent } from '@alfred/contracts'
import { breakOf, Connection, delayAfter, publicError, RetryLater, type Break } from './connection.ts'
import { readEvents } from './read-events.ts'
import { wait } from './wait.ts'

const BACKOFF_MAX_MS = 2_000

export type Follow = {
  /** Opens the turn's stream: with the request itself until the turn's id is known, by that id afterwards. */
  open: (jobId: string | undefined, lastEventId: string | undefined, signal: AbortSignal) => Promise<Response>
  /** The turn's id, where it was begun before. */
  jobId?: string
  lastEventId: string | undefined
  signal: AbortSignal
  resumeForMs: number
  connectForMs: number
  silenceMs: number
  backoffMs: number
}

/**
 * Yields all events of a turn, each once and in order, over as many connections as it takes. Gives up when nothing
 * new came for `resumeForMs`, when the gateway never answered for `connectForMs`, or at once on an error that a
 * retry cannot change.
 */
export async function* followTurn(follow: Follow): AsyncGenerator<TurnEvent> {
  let { jobId } = follow
  let lastEventId = follow.lastEventId
  let failures = 0
  let heardAt = Date.now()
  for (;;) {
    const connection = new Connection(follow.signal, follow.silenceMs)
    let broken: Break = { problem: undefined, delayMs: undefined }
    try {
      const response = await connection.open((signal) => follow.open(jobId, lastEventId, signal))
      if (response === undefined) return
      for await (const event of readEvents(response, () => connection.heard())) {
        if (event.type === 'job_started') jobId = event.data.job_id
        if (lastEventId !== undefined && compareEventIds(event.id, lastEventId) <= 0) continue
        lastEventId = event.id
        failures = 0
        yield event
        // Set after the reader has handled the event, so that a slow reader does not count as silence.
        heardAt = Date.now()
        if (isFinalEvent(event)) return
      }
    } catch (error) {
      broken = breakOf(error, follow.signal)
    } finally {
      connection.close()
    }
    const delayMs = delayAfter(broken, { failures, backoffMs: follow.backoffMs, maxMs: BACKOFF_MAX_MS })
    // A gateway that never answered has a shorter limit than one that went away or asked to wait.
    const hasNeverAnswered = jobId === undefined && !(broken.problem instanceof RetryLater)
    const patienceMs = hasNeverAnswered ? follow.connectForMs : follow.resumeForMs
    if (Date.now() + delayMs - heardAt > patienceMs) throw publicError(broken.problem)
    failures += 1
    await wait(delayMs, follow.signal)
  }
}
