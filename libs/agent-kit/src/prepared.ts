import type { Prepared } from './agent-definition.ts'

/** The arguments of the database function are these. */
export function prepared(args: Record<string, unknown>): Prepared {
  return { ok: true, arguments: args }
}

/** The arguments of the database function are those of the call. */
export function asGiven(given: object): Prepared {
  return prepared({ ...given })
}

/** The call is refused before it reaches the database, with a sentence for the person. */
export function refused(code: string, message: string, details?: Record<string, unknown>): Prepared {
  return { ok: false, error: { code, message, retryable: false, ...(details && { details }) } }
}
