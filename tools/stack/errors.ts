/** Alfred cannot start or stop here; the message says in one line why and what to do. */
export class StackError extends Error {
  override readonly name = 'StackError'
}

/** The message of any thrown value. */
export function toLine(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
