import { setTimeout as wait } from 'node:timers/promises'

/** Time, handed in so that a test need not wait. */
export type Clock = { now(): number; sleep(milliseconds: number, signal?: AbortSignal): Promise<void> }

export const systemClock: Clock = {
  now: () => Date.now(),
  sleep: async (milliseconds, signal) => {
    await wait(milliseconds, undefined, signal === undefined ? {} : { signal })
  },
}

/** How many requests a source wants in a stretch of time at most. */
export type RateLimit = { requests: number; windowMs: number }

/** Lets a request go when the source will take it. */
export type RateLimiter = { take(signal?: AbortSignal): Promise<void> }

/** Holds requests back so that no stretch of `windowMs` sees more than `requests` of them. One at a time asks. */
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
