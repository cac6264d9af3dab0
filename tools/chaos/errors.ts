/** A run that cannot start or continue; the message says in one line why and what to do. */
export class ChaosError extends Error {
  override readonly name = 'ChaosError'
}

/** The message of any thrown value. */
export function toLine(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
