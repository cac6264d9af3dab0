import { databaseSettings } from '@alfred/db'
import { modelSettingsSchema } from '@alfred/llm'
import { healthSettings, loadConfig } from '@alfred/service-kit'
import { z } from 'zod'

/** Its settings, also for the page that lists those of all services. */
export const configSchema = z.object({
  ...databaseSettings,
  /** A token of the worker's own database role, which may call its own functions and nothing else. */
  SUPABASE_WORKER_TOKEN: z.string().min(1),
  /** The Redis that the schedules of the worker are kept in, as the user `proactive-worker`. */
  REDIS_URL: z.string().default('redis://127.0.0.1:6379'),
  /** How often food is looked for that expires. */
  EXPIRY_ALERTS_EVERY_SECONDS: z.coerce.number().int().positive().max(86_400).default(1_800),
  /** How many days before it expires food is spoken of. */
  EXPIRY_ALERTS_DAYS_AHEAD: z.coerce.number().int().nonnegative().max(30).default(2),
  /** The hour of the day, where a person lives, from which their kitchen is looked at for suggestions. */
  HOUSEHOLDS_FROM_HOUR: z.coerce.number().int().min(0).max(23).default(6),
  /** How many suggestions a person gets in a day, beside food that expires and tasks. */
  SUGGESTIONS_A_DAY_MAX: z.coerce.number().int().min(0).max(50).default(4),
  /** How often kitchens that changed are looked at again. */
  CHANGES_FOLLOWED_EVERY_SECONDS: z.coerce.number().int().positive().max(3_600).default(5),
  /** For how many days it is kept how turns were worked at (`npm run trace`). */
  TURN_TRACE_DAYS_MAX: z.coerce.number().int().positive().max(3_650).default(14),
  ...modelSettingsSchema,
  ...healthSettings,
  LOG_LEVEL: z.string().default('info'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
})
export type Config = z.infer<typeof configSchema>

/** Reads the configuration from the environment; throws an error that names each invalid variable. */
export function readConfig(): Config {
  return loadConfig(configSchema, process.env)
}
