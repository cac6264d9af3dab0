import { createWordTextEmbedder, loadWordVectors, type TextEmbedder } from '@alfred/embedding'
import type { ModelLogger } from './model.ts'
import type { EmbeddingSettings, ModelSettings } from './settings.ts'

type EmbedderSettings = Pick<ModelSettings, 'OPENAI_API_KEY' | 'OPENAI_BASE_URL' | 'MODEL_TIMEOUT_MS'> &
  EmbeddingSettings

/** The embedder of texts: a model of the server if one is named, the vectors of words otherwise. */
export async function createEmbedder(
  settings: EmbedderSettings,
  logger?: ModelLogger,
): Promise<TextEmbedder> {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl, EMBEDDING_MODEL: model } = settings
  if (model === '' || (apiKey === '' && baseUrl === '')) return createWordTextEmbedder(loadWordVectors())
  // Loaded only where it is asked, as the SDK of the model is.
  const { createProviderEmbedder } = await import('./openai/provider-embedder.ts')
  return createProviderEmbedder({
    ...{ apiKey, baseUrl, model, logger, timeoutMs: settings.MODEL_TIMEOUT_MS },
    ...{ size: settings.EMBEDDING_SIZE, nearFrom: settings.EMBEDDING_NEAR_FROM },
  })
}
