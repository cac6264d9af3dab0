import { databaseSettings } from '@alfred/db'
import { agentRequestMs, modelSettingsSchema, refuseUnfitTimes } from '@alfred/llm'
import { loadConfig, natsSettings, personTokenSettings } from '@alfred/service-kit'
import { z } from 'zod'
import type { Times } from './policy/limits.ts'

const configSchema = z
  .object({
    ...natsSettings,
    ...databaseSettings,
    ...personTokenSettings,
    ...modelSettingsSchema,
    /** Secret that signs turn tokens and this service's own token; no other service has it. */
    SUPABASE_SIGNING_SECRET: z.string().min(32),
    /** How long (ms) a turn that plans may take; others may take half of it. */
    TURN_TIMEOUT_MS: z.coerce.number().int().positive().default(120_000),
    /** How many tokens the model calls of a turn may take, in and out. */
    TURN_TOKENS_MAX: z.coerce.number().int().positive().default(400_000),
    /** Whose turns may have their prompts logged: `nobody`, `everybody`, or user ids separated by commas. */
    PROMPT_LOG_FOR: z.string().default('nobody'),
    INSTANCE_NAME: z.string().default('orchestrator'),
    HEALTH_PORT: z.coerce.number().int().positive().optional(),
    LOG_LEVEL: z.string().default('info'),
    OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
  })
  .superRefine(refuseUnfitTimes)
  .superRefine(refuseShortTurns)
export type Config = z.infer<typeof configSchema>

/** The call of a model has to fit into the shortest turn, or no slow answer would ever be used. */
function refuseShortTurns(times: Times, context: z.RefinementCtx): void {
  const shortest = times.TURN_TIMEOUT_MS / 2
  const longest = agentRequestMs(times)
  if (shortest >= longest) return
  const message = `TURN_TIMEOUT_MS (${times.TURN_TIMEOUT_MS}) is too short for MODEL_CALL_TIMEOUT_MS (${times.MODEL_CALL_TIMEOUT_MS}): set at least ${2 * longest}`
  context.addIssue({ code: 'custom', message })
}

/** Reads the configuration from the environment; throws an error that names each invalid variable. */
export function readConfig(): Config {
  return loadConfig(configSchema, process.env)
}
