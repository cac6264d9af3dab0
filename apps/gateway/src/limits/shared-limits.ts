import type { Logger } from '@alfred/observability'
import { Redis } from 'ioredis'
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { createTokenBuckets } from './token-buckets.ts'

/** A limit per key and minute, counted here or in Redis. */
export type MinuteLimit = {
  /** Takes one from the key's share. Gives undefined, or the seconds to wait when none is left. */
  take(key: string): number | undefined | Promise<number | undefined>
}

/** Limits that several gateways count together. */
export type SharedLimits = {
  /** Creates the limit of this name; gateways with the same Redis share it. */
  create(name: string, perMinute: number): MinuteLimit
  stop(): void
}

/** A request waits at most this long for Redis; after that this gateway counts it alone. */
const PATIENCE_MS = 50
const WINDOW_SECONDS = 60
const KEY_PREFIX = 'limits'

/** Counts in a shared Redis. While Redis does not answer, each gateway counts alone, which is logged once. */
export function shareLimits(redisUrl: string, logger: Logger): SharedLimits {
  const redis = new Redis(redisUrl, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: PATIENCE_MS,
    connectTimeout: 2_000,
    retryStrategy: (attempt) => Math.min(attempt * 200, 5_000),
  })
  let isAway = false
  const tell = (away: boolean): void => {
    if (away === isAway) return
    isAway = away
    logger.warn({}, away ? 'Redis does not answer: limits are counted here alone' : 'limits are shared again')
  }
  // Each command reports its own failure; a connection error must not end the process.
  redis.on('error', () => undefined)
  return {
    create: (name, perMinute) => createSharedLimit({ redis, name, perMinute, tell }),
    stop: () => redis.disconnect(),
  }
}

type SharedLimit = { redis: Redis; name: string; perMinute: number; tell: (isAway: boolean) => void }

function createSharedLimit({ redis, name, perMinute, tell }: SharedLimit): MinuteLimit {
  const own = createTokenBuckets(perMinute)
  const shared = new RateLimiterRedis({
    storeClient: redis,
    keyPrefix: `${KEY_PREFIX}:${name}`,
    points: perMinute,
    duration: WINDOW_SECONDS,
  })
  return {
    take: async (key) => {
      try {
        await shared.consume(key)
        tell(false)
        return undefined
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000))
        tell(true)
        return own.take(key)
      }
    },
  }
}
