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

/** The settings of the model of embeddings, for apps that find what is remembered. */
export const embeddingSettingsSchema = {
  /** The model of the same server that finds what is remembered by its meaning, such as text-embedding-3-small; empty: words find it. */
  EMBEDDING_MODEL: z.string().trim().max(200).default(''),
  /** How many numbers a vector of it has, for models that can shorten theirs; 0: as many as the model gives. */
  EMBEDDING_SIZE: z.coerce.number().int().min(0).max(4_096).default(256),
  /** How near two texts of one sense are with that model, 0 to 1. */
  EMBEDDING_NEAR_FROM: z.coerce.number().gt(0).lt(1).default(0.45),
}

export type EmbeddingSettings = {
  [Name in keyof typeof embeddingSettingsSchema]: z.infer<(typeof embeddingSettingsSchema)[Name]>
}
