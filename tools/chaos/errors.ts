/** A run that cannot begin or go on; the message tells in one line why and what to do. */
export class ChaosError extends Error {
  override readonly name = 'ChaosError'
}

/** What to show a person of any thrown value. */
export function toLine(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
