import { createDatabase } from '@alfred/db'
import { createForgetTraces, createGatheredStore, createSuggestionStore } from '@alfred/db/proactive'
import type { Model, ModelSettings } from '@alfred/llm'
import type { Logger } from '@alfred/observability'
import type { RunningService } from '@alfred/service-kit'
import type { Config } from './config.ts'
import { findExpiringFood } from './jobs/find-expiring-food.ts'
import { findTasksDue } from './jobs/find-tasks-due.ts'
import { forgetTraces } from './jobs/forget-traces.ts'
import { gatherMemories } from './jobs/gather-memories.ts'
import { startSchedules } from './schedules/start-schedules.ts'

const FORGET_EVERY_MS = 3_600_000
const TASKS_DUE_EVERY_MS = 900_000
/** Soon enough for the next message of somebody who thinks about it. */
const GATHER_EVERY_MS = 10_000

/** Starts the worker with its schedules and their handlers. */
export function startWorker(
  config: Omit<Config, keyof ModelSettings>,
  { logger, model }: { logger: Logger; model: Model },
): RunningService {
  const database = createDatabase(config)
  const store = createSuggestionStore(database, config.SUPABASE_WORKER_TOKEN)
  const gathered = createGatheredStore(database, config.SUPABASE_WORKER_TOKEN)
  const forget = createForgetTraces(database, config.SUPABASE_WORKER_TOKEN)
  const schedules = startSchedules({
    redisUrl: config.REDIS_URL,
    periods: {
      'expiry-alerts': config.EXPIRY_ALERTS_EVERY_SECONDS * 1_000,
      'forget-traces': FORGET_EVERY_MS,
      'tasks-due': TASKS_DUE_EVERY_MS,
      'gather-memories': GATHER_EVERY_MS,
    },
    handlers: {
      'expiry-alerts': ({ fire_at: fireAt }) =>
        findExpiringFood({ fireAt, daysAhead: config.EXPIRY_ALERTS_DAYS_AHEAD }, { store, logger }),
      'forget-traces': ({ fire_at: fireAt }) =>
        forgetTraces({ fireAt, daysMax: config.TURN_TRACE_DAYS_MAX }, { forget, logger }),
      'tasks-due': ({ fire_at: fireAt }) => findTasksDue({ fireAt }, { store, logger }),
      'gather-memories': () => gatherMemories({ store: gathered, model, logger }),
    },
    store,
    logger,
  })
  return { ready: () => schedules.isReady(), stop: () => schedules.stop() }
}
