import { AlfredError } from '@alfred/contracts'

/** A prompt file that cannot be used. Found at start, so a deployment with a bad prompt never serves. */
export class PromptError extends Error {
  override readonly name = 'PromptError'
  readonly code: 'PROMPT_INVALID' | 'PROMPT_UNKNOWN' | 'PROMPT_VARIABLES'

  constructor(code: PromptError['code'], message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}

/** A scripted model or a fake server that was asked for something that its test did not expect. */
export class ScriptError extends Error {
  override readonly name = 'ScriptError'
  readonly code: 'SCRIPT_UNEXPECTED' | 'SCRIPT_LEFTOVER'

  constructor(code: ScriptError['code'], message: string) {
    super(message)
    this.code = code
  }
}

/** A stream that ended, failed or fell silent after it was opened: the only fault worth asking the same model again. */
export class BrokenStreamError extends Error {
  override readonly name = 'BrokenStreamError'
  readonly code = 'STREAM_BROKEN'
}

/** The model cannot be reached or broke off. Asking again may succeed. */
export function modelUnavailable(cause: unknown): AlfredError {
  return new AlfredError('MODEL_UNAVAILABLE', 'The language model cannot be reached right now.', { cause })
}

/** The model answered, but nothing that fits the contract. */
export function modelOutputInvalid(reason: string, cause?: unknown): AlfredError {
  return new AlfredError('MODEL_OUTPUT_INVALID', `The language model gave no usable answer: ${reason}.`, {
    cause,
  })
}

/** The model declined. Asking the same again will not help. */
export function modelRefused(cause?: unknown): AlfredError {
  return new AlfredError('MODEL_REFUSED', 'The language model declined to answer this.', { cause })
}

/** The offline rules were asked for something that they have no rule for. */
export function offlineRuleMissing(prompt: string): AlfredError {
  return new AlfredError('MODEL_UNAVAILABLE', `Without a model key there is no rule for ${prompt}.`, {
    retryable: false,
  })
}
