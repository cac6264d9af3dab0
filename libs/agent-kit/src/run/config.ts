import { databaseSettings } from '@alfred/db'
import { modelSettingsSchema } from '@alfred/llm'
import { loadConfig, natsSettings } from '@alfred/service-kit'
import { z } from 'zod'

const configSchema = z.object({
  ...natsSettings,
  ...databaseSettings,
  ...modelSettingsSchema,
  INSTANCE_NAME: z.string().optional(),
  HEALTH_PORT: z.coerce.number().int().positive().optional(),
  LOG_LEVEL: z.string().default('info'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
})
/** The settings of an agent's service. Without an INSTANCE_NAME its name is that of the service. */
export type AgentConfig = z.infer<typeof configSchema>

/** Reads the environment once; throws an error that names each variable that is wrong. */
export function readAgentConfig(): AgentConfig {
  return loadConfig(configSchema, process.env)
}
