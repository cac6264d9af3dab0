import { databaseSettings } from '@alfred/db'
import { modelSettingsSchema, refuseUnfitTimes, turnTimeSettings } from '@alfred/llm'
import { healthSettings, loadConfig, natsSettings, personTokenSettings } from '@alfred/service-kit'
import { z } from 'zod'

/** Its settings, also for the page that lists those of all services. */
export const configSchema = z
  .object({
    ...natsSettings,
    ...databaseSettings,
    ...personTokenSettings,
    ...modelSettingsSchema,
    ...turnTimeSettings,
    /** Secret that signs turn tokens and this service's own token; no other service has it. */
    SUPABASE_SIGNING_SECRET: z.string().min(32),
    /** How many tokens the model calls of a turn may take, in and out. */
    TURN_TOKENS_MAX: z.coerce.number().int().positive().default(400_000),
    /** How many tokens the models may take for one person on a day (UTC); 0: as many as it takes. */
    DAY_TOKENS_MAX: z.coerce.number().int().nonnegative().default(5_000_000),
    /** What the database may take on its disk, for the alert that it is nearly full; empty: it is not known. */
    DATABASE_MEGABYTES_MAX: z.coerce.number().positive().optional(),
    /** Whose turns may have their prompts logged: `nobody`, `everybody`, or user ids separated by commas. */
    PROMPT_LOG_FOR: z.string().default('nobody'),
    /** Names the process: instances that run side by side need different names. Empty: the name of the service and of the host. */
    INSTANCE_NAME: z.string().optional(),
    ...healthSettings,
    LOG_LEVEL: z.string().default('info'),
    OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
  })
  .superRefine(refuseUnfitTimes)
export type Config = z.infer<typeof configSchema>

/** Reads the configuration from the environment; throws an error that names each invalid variable. */
export function readConfig(): Config {
  return loadConfig(configSchema, process.env)
}
