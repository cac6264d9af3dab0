import type { Clock } from '../rate-limiter.ts'

/** A clock that stands still until somebody sleeps, and then is as late as they wanted. It writes down how long they slept. */
export function createFakeClock(log: string[] = []): Clock & { log: string[] } {
  let time = Date.parse('2026-11-25T12:00:00Z')
  return {
    log,
    now: () => time,
    sleep: (milliseconds, signal) => {
      if (signal?.aborted === true) return Promise.reject(new DOMException('Told to stop.', 'AbortError'))
      log.push(`wait ${milliseconds}`)
      time += milliseconds
      return Promise.resolve()
    },
  }
}
