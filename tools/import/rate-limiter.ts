import { setTimeout as wait } from 'node:timers/promises'

/** The clock, passed in so that a test need not wait. */
export type Clock = { now(): number; sleep(milliseconds: number, signal?: AbortSignal): Promise<void> }

export const systemClock: Clock = {
  now: () => Date.now(),
  sleep: async (milliseconds, signal) => {
    await wait(milliseconds, undefined, signal === undefined ? {} : { signal })
  },
}

/** The most requests that a source allows within a time window. */
export type RateLimit = { requests: number; windowMs: number }

/** Resolves when the next request is allowed. */
export type RateLimiter = { take(signal?: AbortSignal): Promise<void> }

/** Delays requests so that no window of `windowMs` has more than `requests` of them. Callers wait one at a time. */
export function createRateLimiter({ requests, windowMs }: RateLimit, clock: Clock): RateLimiter {
  const starts: number[] = []
  return {
    async take(signal) {
      const oldest = starts.length < requests ? undefined : starts.shift()
      const waitMs = oldest === undefined ? 0 : oldest + windowMs - clock.now()
      if (waitMs > 0) await clock.sleep(waitMs, signal)
      starts.push(clock.now())
    },
  }
}
