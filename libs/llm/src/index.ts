// How do we ask a model? The port, its adapters, the model table, prompts, usage and cost.
// Does not belong here: what a node or an agent asks for, and any rule of a domain.
export type {
  Model,
  ModelAnswer,
  ModelLogger,
  ModelNode,
  ModelRequest,
  TextPart,
  TextRequest,
} from './model.ts'
export { asBody, asCell, asEntry, asSaid } from './row-text.ts'
export { toolSignature, withWordListsOnce } from './tool-signature.ts'
export { PromptError } from './errors.ts'
export { loadPrompts } from './load-prompts.ts'
export type { Prompts, RenderedPrompt } from './load-prompts.ts'
export { createOfflineModel, defineOfflineRule } from './offline-model.ts'
export type { OfflineRule, OfflineRules } from './offline-model.ts'
export { startForgettingPromptLogs } from './forget-prompt-logs.ts'
export { createModel } from './create-model.ts'
export { createEmbedder } from './create-embedder.ts'
export { chosenModels } from './chosen-models.ts'
export type { ChosenModels } from './chosen-models.ts'
export { agentRequestMs, agentWorkMs, refuseUnfitTimes, turnTimeSettings } from './model-times.ts'
export { embeddingSettingsSchema, modelSettingsSchema } from './settings.ts'
export type { EmbeddingSettings, ModelSettings } from './settings.ts'
