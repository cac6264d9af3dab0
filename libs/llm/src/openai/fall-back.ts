import { AlfredError } from '@alfred/contracts'
import { BrokenStreamError } from '../errors.ts'
import type { ModelLogger } from '../model.ts'
import type { ModelChain, ModelChoice } from '../model-table.ts'
import { failedAttempts } from '../model-metrics.ts'
import { loggedFailure } from './logged-failure.ts'
import type { Piece } from './question.ts'

/**
 * Attempts per model: a broken stream is tried once more with the same model. The SDK has already retried refused
 * connections.
 */
const ATTEMPTS_PER_MODEL = 2

/** What an attempt knows of those before and after it. */
export type Place = { failures: number; isLast: boolean }
export type Attempt<Value> = (choice: ModelChoice, place: Place) => AsyncIterable<Piece<Value>>

/** Failures after which the next model may do better. */
const ofTheModel = new Set([
  'MODEL_UNAVAILABLE',
  'MODEL_UNKNOWN',
  'MODEL_SCHEMA_REFUSED',
  'MODEL_OUTPUT_INVALID',
  'MODEL_REFUSED',
])

/**
 * Tries the models of a chain in order until one answers. Once a piece of text was yielded, a failure is final:
 * another answer would start again in the middle of what the person already reads. `sent` is what is kept out of the
 * log.
 */
export async function* fallBack<Value>(
  chain: ModelChain,
  attempt: Attempt<Value>,
  { logger, sent }: { logger: ModelLogger | undefined; sent: readonly string[] },
): AsyncGenerator<Piece<Value>> {
  const choices = chain.flatMap((choice) => Array<ModelChoice>(ATTEMPTS_PER_MODEL).fill(choice))
  let failures = 0
  let failed: unknown
  let abandoned: ModelChoice | undefined
  for (const choice of choices) {
    if (choice === abandoned) continue
    let hasYielded = false
    try {
      for await (const piece of attempt(choice, { failures, isLast: choice === chain.at(-1) })) {
        hasYielded = true
        yield piece
      }
      return
    } catch (error) {
      if (!(error instanceof AlfredError) || !error.code.startsWith('MODEL_')) throw error
      failedAttempts.add(1, { gen_ai_request_model: choice.model, error_type: error.code })
      logger?.warn({ model: choice.model, failures, ...fieldsOf(error, sent), error }, 'the model failed')
      if (hasYielded || !ofTheModel.has(error.code)) throw error
      failures += 1
      failed = error
      if (!(error.cause instanceof BrokenStreamError)) abandoned = choice
    }
  }
  throw failed
}

/** What an operator needs to mend it: the status and code of the server, and what may be logged of its sentence. */
function fieldsOf({ code, cause, message }: AlfredError, sent: readonly string[]): Record<string, unknown> {
  const failure = loggedFailure(cause, sent)
  return { code, ...failure, reason: cause instanceof Error ? failure.reason : message }
}
