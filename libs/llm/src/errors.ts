import { AlfredError } from '@alfred/contracts'

/** A prompt file that cannot be used. Thrown at start, so that a deployment with a bad prompt never serves. */
export class PromptError extends Error {
  override readonly name = 'PromptError'
  readonly code: 'PROMPT_INVALID' | 'PROMPT_UNKNOWN' | 'PROMPT_VARIABLES'

  constructor(code: PromptError['code'], message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}

/** A scripted model or a fake server received a request that its test did not expect. */
export class ScriptError extends Error {
  override readonly name = 'ScriptError'
  readonly code: 'SCRIPT_UNEXPECTED' | 'SCRIPT_LEFTOVER'

  constructor(code: ScriptError['code'], message: string) {
    super(message)
    this.code = code
  }
}

/**
 * A stream that ended, failed or fell silent after it was opened: the only failure for which the same model is
 * tried again.
 */
export class BrokenStreamError extends Error {
  override readonly name = 'BrokenStreamError'
  readonly code = 'STREAM_BROKEN'
}

/** The model cannot be reached, or its answer broke off. A retry may succeed. */
export function modelUnavailable(cause: unknown): AlfredError {
  return new AlfredError('MODEL_UNAVAILABLE', 'The language model cannot be reached right now.', { cause })
}

/** No model gave an answer in the time for it. */
export function modelTooSlow(cause: unknown): AlfredError {
  return new AlfredError('MODEL_UNAVAILABLE', 'The language model took too long to answer.', { cause })
}

/** The server does not accept the key. Every model behind it is as far away. */
export function modelKeyRefused(cause: unknown): AlfredError {
  const message =
    'The language model does not accept the key that Alfred has for it. Whoever runs Alfred has to set another one.'
  return new AlfredError('MODEL_KEY_REFUSED', message, { cause })
}

/** The account has nothing left to spend. */
export function modelQuotaExhausted(cause: unknown): AlfredError {
  const message =
    'The account at the language model has used up what it may spend. Whoever runs Alfred has to see to it.'
  return new AlfredError('MODEL_QUOTA_EXHAUSTED', message, { cause })
}

/** The server has no model of that name. */
export function modelUnknown(cause: unknown): AlfredError {
  const message =
    'The server of the language model has no model of the name that Alfred was given. Whoever runs Alfred has to set another one.'
  return new AlfredError('MODEL_UNKNOWN', message, { cause })
}

/** The server accepts none of the forms in which a structured answer can be asked for. */
export function modelSchemaRefused(cause: unknown): AlfredError {
  const message =
    'The language model cannot answer in the form that Alfred needs. Whoever runs Alfred has to choose another model.'
  return new AlfredError('MODEL_SCHEMA_REFUSED', message, { cause })
}

/** The model answered, but the answer does not fit the contract. */
export function modelOutputInvalid(reason: string, cause?: unknown): AlfredError {
  return new AlfredError('MODEL_OUTPUT_INVALID', `The language model gave no usable answer: ${reason}.`, {
    cause,
  })
}

/** The model declined to answer. A retry will not help. */
export function modelRefused(cause?: unknown): AlfredError {
  return new AlfredError('MODEL_REFUSED', 'The language model declined to answer this.', { cause })
}

/** There is no offline rule for this prompt. */
export function offlineRuleMissing(prompt: string): AlfredError {
  return new AlfredError('MODEL_UNAVAILABLE', `Without a model key there is no rule for ${prompt}.`, {
    retryable: false,
  })
}
