import { AlfredError } from '@alfred/contracts'
import { BrokenStreamError } from '../errors.ts'
import type { ModelLogger } from '../model.ts'
import type { ModelChain, ModelChoice } from '../model-table.ts'
import type { Piece } from './completion.ts'

/**
 * Attempts per model: a broken stream is tried once more with the same model. The SDK has already retried refused
 * connections.
 */
const ATTEMPTS_PER_MODEL = 2

export type Attempt<Value> = (choice: ModelChoice, failures: number) => AsyncIterable<Piece<Value>>

/**
 * Tries the models of a chain in order until one answers. Once a piece of text was yielded, a failure is final:
 * another answer would start again in the middle of what the person already reads.
 */
export async function* fallBack<Value>(
  chain: ModelChain,
  attempt: Attempt<Value>,
  logger: ModelLogger | undefined,
): AsyncGenerator<Piece<Value>> {
  const choices = chain.flatMap((choice) => Array<ModelChoice>(ATTEMPTS_PER_MODEL).fill(choice))
  let failures = 0
  let failed: unknown
  let abandoned: ModelChoice | undefined
  for (const choice of choices) {
    if (choice === abandoned) continue
    let hasYielded = false
    try {
      for await (const piece of attempt(choice, failures)) {
        hasYielded = true
        yield piece
      }
      return
    } catch (error) {
      if (hasYielded || !isUnavailable(error)) throw error
      failures += 1
      failed = error
      if (!(error.cause instanceof BrokenStreamError)) abandoned = choice
      logger?.warn({ model: choice.model, failures, error }, 'the model failed, trying again')
    }
  }
  throw failed
}

function isUnavailable(error: unknown): error is AlfredError {
  return error instanceof AlfredError && error.code === 'MODEL_UNAVAILABLE'
}
