import { AlfredError } from '@alfred/contracts'
import { A2AError, RequestMalformedError, TaskNotFoundError } from '@a2a-js/sdk/errors'
import type { A2ARequestHandler } from '@a2a-js/sdk/server'

/** Codes that the protocol has an answer for; the others are refusals of the gateway, with their status. */
const worded: Partial<Record<string, new (message: string) => Error>> = {
  NOT_FOUND: TaskNotFoundError,
  INVALID_REQUEST: RequestMalformedError,
  IDEMPOTENCY_KEY_REUSED: RequestMalformedError,
}

/**
 * Keeps what goes wrong in a method from being told by the protocol's library, which repeats the text of any error: what has no answer in the
 * protocol is handed to `refuse`, and the library is told nothing of it.
 */
export function guardHandler(
  handler: A2ARequestHandler,
  refuse: (error: unknown) => void,
): A2ARequestHandler {
  const asTold = (error: unknown): Error => {
    if (error instanceof A2AError) return error
    const Worded = error instanceof AlfredError ? worded[error.code] : undefined
    if (Worded !== undefined) return new Worded((error as AlfredError).message)
    refuse(error)
    return new RequestMalformedError('Something went wrong.')
  }
  const promised =
    (method: (...given: never[]) => Promise<unknown>) =>
    async (...given: never[]) => {
      try {
        return await method(...given)
      } catch (error) {
        throw asTold(error)
      }
    }
  const streamed = (method: (...given: never[]) => AsyncIterable<unknown>) =>
    async function* guarded(...given: never[]) {
      try {
        yield* method(...given)
      } catch (error) {
        throw asTold(error)
      }
    }
  const guarded = Object.entries(handler).map(([name, method]) => [
    name,
    name === 'sendMessageStream' || name === 'resubscribe'
      ? streamed(method as never)
      : promised(method as never),
  ])
  return Object.fromEntries(guarded) as A2ARequestHandler
}
