import { databaseSettings } from '@alfred/db'
import { modelSettingsSchema } from '@alfred/llm'
import { loadConfig, natsSettings, personTokenSettings } from '@alfred/service-kit'
import { z } from 'zod'

const configSchema = z.object({
  ...natsSettings,
  ...databaseSettings,
  ...personTokenSettings,
  ...modelSettingsSchema,
  /** Signs turn tokens and this service's own; held by no other service. */
  SUPABASE_SIGNING_SECRET: z.string().min(32),
  /** Whose turns may have their prompts written down: `nobody`, `everybody`, or ids of people with commas between. */
  PROMPT_LOG_FOR: z.string().default('nobody'),
  INSTANCE_NAME: z.string().default('orchestrator'),
  HEALTH_PORT: z.coerce.number().int().positive().optional(),
  LOG_LEVEL: z.string().default('info'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
})
export type Config = z.infer<typeof configSchema>

/** Reads the environment once; throws an error that names each variable that is wrong. */
export function readConfig(): Config {
  return loadConfig(configSchema, process.env)
}
