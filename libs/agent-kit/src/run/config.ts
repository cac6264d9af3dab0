import { databaseSettings } from '@alfred/db'
import { embeddingSettingsSchema, modelSettingsSchema, refuseUnfitTimes } from '@alfred/llm'
import { healthSettings, loadConfig, natsSettings } from '@alfred/service-kit'
import { z } from 'zod'

/** Its settings, also for the page that lists those of all services. */
export const agentConfigSchema = z
  .object({
    ...natsSettings,
    ...databaseSettings,
    ...modelSettingsSchema,
    ...embeddingSettingsSchema,
    /** An agent is named after its service without one. */
    INSTANCE_NAME: z.string().optional(),
    ...healthSettings,
    LOG_LEVEL: z.string().default('info'),
    OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
  })
  .superRefine(refuseUnfitTimes)
/** The settings of an agent service. Without INSTANCE_NAME, the instance is named after the service and the host. */
export type AgentConfig = z.infer<typeof agentConfigSchema>

/** Reads the settings from the environment; throws an error that names each invalid variable. */
export function readAgentConfig(): AgentConfig {
  return loadConfig(agentConfigSchema, process.env)
}
