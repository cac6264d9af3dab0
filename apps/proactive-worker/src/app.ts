import { createDatabase } from '@alfred/db'
import { createSuggestionStore } from '@alfred/db/proactive'
import type { Logger } from '@alfred/observability'
import type { RunningService } from '@alfred/service-kit'
import type { Config } from './config.ts'
import { findExpiringFood } from './jobs/find-expiring-food.ts'
import { startSchedules } from './schedules/start-schedules.ts'

/** Starts the worker with its schedules and their handlers. */
export function startWorker(config: Config, logger: Logger): RunningService {
  const store = createSuggestionStore(createDatabase(config), config.SUPABASE_WORKER_TOKEN)
  const schedules = startSchedules({
    redisUrl: config.REDIS_URL,
    periods: { 'expiry-alerts': config.EXPIRY_ALERTS_EVERY_SECONDS * 1_000 },
    handlers: {
      'expiry-alerts': ({ fire_at: fireAt }) =>
        findExpiringFood({ fireAt, daysAhead: config.EXPIRY_ALERTS_DAYS_AHEAD }, { store, logger }),
    },
    store,
    logger,
  })
  return { ready: () => schedules.isReady(), stop: () => schedules.stop() }
}
