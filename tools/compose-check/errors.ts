export type ComposeErrorCode = 'NO_ENGINE' | 'COMMAND_FAILED' | 'NOT_AS_STATED' | 'TOO_LATE'

/** A check that cannot go on or did not hold; the message says in one line what was seen. */
export class ComposeError extends Error {
  override readonly name = 'ComposeError'
  readonly code: ComposeErrorCode

  constructor(code: ComposeErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}

/** Throws NOT_AS_STATED with what was seen, unless it holds. */
export function hold(holds: boolean, seen: string): asserts holds {
  if (!holds) throw new ComposeError('NOT_AS_STATED', seen)
}
