import { z } from 'zod'
import { modelOverridesSchema } from './model-table.ts'
import { modelTimeSettings } from './model-times.ts'
import { priceSchema } from './prices.ts'
import { serverSettings } from './server-settings.ts'

/** A setting whose value is JSON, e.g. MODEL_OVERRIDES='{"think":"gpt-4.1"}'. */
const jsonSetting = <Value>(schema: z.ZodType<Value>) =>
  z
    .string()
    .default('{}')
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text === '' ? '{}' : text)
      } catch {
        context.addIssue({ code: 'custom', message: 'is not JSON' })
        return z.NEVER
      }
    })
    .pipe(schema)

/** The settings of this room, for apps to spread into the schema of their config. */
export const modelSettingsSchema = {
  /** The key of a model's server; without a key and an address rules answer. */
  OPENAI_API_KEY: z.string().trim().default(''),
  /** The address of an OpenAI-compatible server, with /v1 at its end. */
  OPENAI_BASE_URL: z.union([z.literal(''), z.url()]).default(''),
  ...serverSettings,
  /** Which model answers, for all or by node and complexity. */
  MODEL_OVERRIDES: jsonSetting(modelOverridesSchema),
  /** Dollars per million tokens of models without a known price. */
  MODEL_PRICES: jsonSetting(z.record(z.string(), priceSchema)),
  /**
   * Offline rules need no prompt; `on` renders each prompt anyway and refuses one that holds an id. For
   * evaluations.
   */
  MODEL_PROMPT_CHECK: z.enum(['on', 'off']).default('off'),
  /** The folder of the prompt log, for turns that ask for it (`log_prompts`); empty for no log. */
  PROMPT_LOG_DIR: z.string().default(''),
  /** How much of the prompt log is kept. */
  PROMPT_LOG_MEGABYTES_MAX: z.coerce.number().positive().default(200),
  /** For how many days the prompt log is kept. */
  PROMPT_LOG_DAYS_MAX: z.coerce.number().positive().default(7),
  ...modelTimeSettings,
}

export type ModelSettings = {
  [Name in keyof typeof modelSettingsSchema]: z.infer<(typeof modelSettingsSchema)[Name]>
}
