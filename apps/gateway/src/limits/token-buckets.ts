/** How often each of many may do something; forgets those that have not done it for a while. */
export type TokenBuckets = {
  /** Takes one. Gives the seconds to wait where none is left, else undefined. */
  take(key: string): number | undefined
}

type Bucket = { left: number; at: number }

/** So many keys are kept; of more, those that were seen least lately are forgotten, and begin anew with a full bucket. */
const KEYS_MAX = 50_000

/**
 * A bucket for each key: it holds a minute's worth, of which all may be taken at once, and fills again evenly. The clock is
 * given in milliseconds, so that tests need not wait.
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
      // Written behind all others: the first of the map is the one that was seen least lately.
      buckets.delete(key)
      buckets.set(key, bucket)
      if (buckets.size > KEYS_MAX) buckets.delete(buckets.keys().next().value ?? '')
      return seconds
    },
  }
}
