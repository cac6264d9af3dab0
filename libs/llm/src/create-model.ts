import type { Model, ModelLogger } from './model.ts'
import { applyOverrides, modelTable } from './model-table.ts'
import type { Prompts } from './load-prompts.ts'
import { logPrompts } from './log-prompts.ts'
import { measureModel } from './measure-model.ts'
import { createOfflineModel, type OfflineRules } from './offline-model.ts'
import { prices as knownPrices } from './prices.ts'
import type { ModelSettings } from './settings.ts'

type Dependencies = { offlineRules: OfflineRules; prompts: Prompts; logger?: ModelLogger }

/**
 * Creates the model: OpenAI if a key or a base URL is configured, the offline rules otherwise. Its calls are
 * counted, and logged if a directory is configured.
 */
export async function createModel(settings: ModelSettings, dependencies: Dependencies): Promise<Model> {
  const model = measureModel(await createPlainModel(settings, dependencies))
  const { prompts, logger } = dependencies
  const directory = settings.PROMPT_LOG_DIR
  const limits = {
    daysMax: settings.PROMPT_LOG_DAYS_MAX,
    bytesMax: settings.PROMPT_LOG_MEGABYTES_MAX * 1_000_000,
  }
  return directory === '' ? model : logPrompts(model, { directory, prompts, logger, limits })
}

async function createPlainModel(settings: ModelSettings, dependencies: Dependencies): Promise<Model> {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl } = settings
  if (apiKey === '' && baseUrl === '') {
    const checked = settings.MODEL_PROMPT_CHECK === 'on' ? { prompts: dependencies.prompts } : {}
    return createOfflineModel(dependencies.offlineRules, checked)
  }
  // The SDK has hundreds of modules, which a process that answers by rules does not load.
  const [{ connectServer }, { createOpenAiModel }] = await Promise.all([
    import('./openai/connect-server.ts'),
    import('./openai/openai-model.ts'),
  ])
  const { MODEL_TIMEOUT_MS: timeoutMs, OPENAI_API: door, MODEL_ANSWER_FORM: form } = settings
  const { logger, prompts } = dependencies
  return createOpenAiModel({
    server: connectServer({ apiKey, baseUrl, door, form, timeoutMs, logger }),
    table: applyOverrides(modelTable, settings.MODEL_OVERRIDES),
    prices: { ...knownPrices, ...settings.MODEL_PRICES },
    timeoutMs,
    callTimeoutMs: settings.MODEL_CALL_TIMEOUT_MS,
    prompts,
    logger,
  })
}
