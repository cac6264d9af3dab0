import { createDatabase } from '@alfred/db'
import {
  createDeliveryStore,
  createForgetTraces,
  createGatheredStore,
  createMemoryVectorStore,
  createSuggestionStore,
} from '@alfred/db/proactive'
import type { TextEmbedder } from '@alfred/embedding'
import type { EmbeddingSettings, Model, ModelSettings } from '@alfred/llm'
import type { Logger } from '@alfred/observability'
import type { RunningService } from '@alfred/service-kit'
import type { Config } from './config.ts'
import { openChannels } from './channels/open-channels.ts'
import { deliverSuggestions } from './jobs/deliver-suggestions.ts'
import { embedMemories } from './jobs/embed-memories.ts'
import { findAgentSuggestions } from './jobs/find-agent-suggestions.ts'
import { findExpiringFood } from './jobs/find-expiring-food.ts'
import { findTasksDue } from './jobs/find-tasks-due.ts'
import { followHints, keepCookbook, lookAtSomeHouseholds, type DailyRun } from './jobs/look-at-households.ts'
import { forgetTraces } from './jobs/forget-traces.ts'
import { gatherMemories } from './jobs/gather-memories.ts'
import { openHouseholds } from './open-households.ts'
import { startSchedules } from './schedules/start-schedules.ts'

const FORGET_EVERY_MS = 3_600_000
const TASKS_DUE_EVERY_MS = 900_000
const AGENTS_EVERY_MS = 900_000
const HOUSEHOLDS_EVERY_MS = 900_000
const COOKBOOK_KEPT_MS = 3_600_000
/** Soon enough for the next message of somebody who thinks about it. */
const GATHER_EVERY_MS = 10_000
const DELIVER_EVERY_MS = 10_000

/** Starts the worker with its schedules and their handlers. */
export function startWorker(
  config: Omit<Config, keyof (ModelSettings & EmbeddingSettings)>,
  { logger, model, embedder }: { logger: Logger; model: Model; embedder: TextEmbedder },
): RunningService {
  const database = createDatabase(config)
  const store = createSuggestionStore(database, config.SUPABASE_WORKER_TOKEN)
  const households = openHouseholds(config)
  const looking = {
    store: households,
    cookbook: keepCookbook(households, COOKBOOK_KEPT_MS),
    dayMax: config.SUGGESTIONS_A_DAY_MAX,
    logger,
  }
  const gathered = createGatheredStore(database, config.SUPABASE_WORKER_TOKEN)
  const vectors = createMemoryVectorStore(database, config.SUPABASE_WORKER_TOKEN)
  const forget = createForgetTraces(database, config.SUPABASE_WORKER_TOKEN)
  const deliveries = createDeliveryStore(database, config.SUPABASE_WORKER_TOKEN)
  const { channels, close } = openChannels(config)
  const schedules = startSchedules({
    redisUrl: config.REDIS_URL,
    periods: {
      'expiry-alerts': config.EXPIRY_ALERTS_EVERY_SECONDS * 1_000,
      'forget-traces': FORGET_EVERY_MS,
      'tasks-due': TASKS_DUE_EVERY_MS,
      'agent-suggestions': AGENTS_EVERY_MS,
      households: HOUSEHOLDS_EVERY_MS,
      hints: config.CHANGES_FOLLOWED_EVERY_SECONDS * 1_000,
      'gather-memories': GATHER_EVERY_MS,
      deliveries: DELIVER_EVERY_MS,
    },
    handlers: {
      'expiry-alerts': ({ fire_at: fireAt }) =>
        findExpiringFood({ fireAt, daysAhead: config.EXPIRY_ALERTS_DAYS_AHEAD }, { store, logger }),
      'forget-traces': async ({ fire_at: fireAt }) => {
        await deliveries.forget(fireAt)
        await forgetTraces({ fireAt, daysMax: config.TURN_TRACE_DAYS_MAX }, { forget, logger })
      },
      'tasks-due': ({ fire_at: fireAt }) => findTasksDue({ fireAt }, { store, logger }),
      'agent-suggestions': ({ fire_at: fireAt }) => findAgentSuggestions({ fireAt }, { store, logger }),
      households: (run) => lookAndClose(run, { looking, store, config }),
      hints: () => followHints({ at: new Date().toISOString() }, looking),
      deliveries: () =>
        deliverSuggestions({
          ...{ store: deliveries, channels, logger },
          afterSeconds: config.DELIVERIES_AFTER_SECONDS,
        }),
      'gather-memories': async () => {
        await gatherMemories({ store: gathered, model, logger })
        await embedMemories({ store: vectors, embedder, logger })
      },
    },
    store,
    logger,
  })
  return {
    ready: () => schedules.isReady(),
    stop: async () => {
      await schedules.stop()
      close()
    },
  }
}

type Rounds = {
  looking: Parameters<typeof followHints>[1]
  store: ReturnType<typeof createSuggestionStore>
  config: Pick<Config, 'HOUSEHOLDS_FROM_HOUR' | 'HOUSEHOLDS_A_SECOND_MAX'>
}

/** Looks at some households, and notes the run as done behind the last. */
async function lookAndClose(run: DailyRun, { looking, store, config }: Rounds) {
  const { HOUSEHOLDS_FROM_HOUR: hour, HOUSEHOLDS_A_SECOND_MAX: secondMax } = config
  const rest = await lookAtSomeHouseholds(run, { ...looking, hour, secondMax })
  if (rest === undefined)
    await store.store({ schedule: 'households', fireAt: run.fire_at, suggestions: [], isFinal: true })
  return rest
}
