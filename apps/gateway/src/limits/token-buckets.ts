/** A token bucket per key; the least recently used keys are forgotten. */
export type TokenBuckets = {
  /** Takes one token. Gives undefined, or the seconds to wait when none is left. */
  take(key: string): number | undefined
}

type Bucket = { left: number; at: number }

/** How many keys are kept; beyond that the least recently used are forgotten and start again with a full bucket. */
const KEYS_MAX = 50_000

/**
 * Creates token buckets: each holds a minute's worth, which may be taken at once, and refills evenly. `now` gives
 * milliseconds; tests pass their own clock.
 */
export function createTokenBuckets(
  perMinute: number,
  now: () => number = () => performance.now(),
): TokenBuckets {
  const buckets = new Map<string, Bucket>()
  const perMs = perMinute / 60_000
  const look = (key: string): Bucket => {
    const at = now()
    const known = buckets.get(key)
    return { at, left: known ? Math.min(perMinute, known.left + (at - known.at) * perMs) : perMinute }
  }
  const secondsFor = ({ left }: Bucket): number | undefined =>
    left >= 1 ? undefined : Math.max(1, Math.ceil((1 - left) / perMs / 1_000))
  return {
    take: (key) => {
      const bucket = look(key)
      const seconds = secondsFor(bucket)
      if (seconds === undefined) bucket.left -= 1
      // Reinserted at the end: the first key of the map is the least recently used.
      buckets.delete(key)
      buckets.set(key, bucket)
      if (buckets.size > KEYS_MAX) buckets.delete(buckets.keys().next().value ?? '')
      return seconds
    },
  }
}
