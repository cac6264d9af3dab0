import type { Logger } from '@alfred/observability'
import { Redis } from 'ioredis'
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { createTokenBuckets } from './token-buckets.ts'

/** How often each of many may do something in a minute, wherever it is counted. */
export type MinuteLimit = {
  /** Takes one. Gives the seconds to wait where none is left, else undefined. */
  take(key: string): number | undefined | Promise<number | undefined>
}

/** Limits that several gateways count together. */
export type SharedLimits = {
  /** The limit of that name; gateways that share a Redis share it. */
  create(name: string, perMinute: number): MinuteLimit
  stop(): void
}

/** A request waits this long for Redis and no longer; it is then counted by this gateway alone. */
const PATIENCE_MS = 50
const WINDOW_SECONDS = 60
const KEY_PREFIX = 'limits'

/** Counts in a Redis that gateways share. While it does not answer, each counts for itself, and says so once. */
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
  // Each failed command is told where it was asked; an error of the connection alone must not end the process.
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
