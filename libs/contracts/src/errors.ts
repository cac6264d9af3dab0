import { z } from 'zod'
import type { ModelCall } from './usage.ts'

/** An error as it crosses a process boundary. `message` is written for the person and never holds internal text. */
export const wireErrorSchema = z.object({
  code: z.string().regex(/^[A-Z][A-Z0-9_]*$/),
  message: z.string().max(500),
  retryable: z.boolean(),
})
export type WireError = z.infer<typeof wireErrorSchema>

/**
 * Every error code that may leave a service, with the gateway's HTTP status and whether the same request may
 * succeed later.
 */
export const errorCatalog = {
  UNAUTHENTICATED: { status: 401, retryable: false },
  FORBIDDEN: { status: 403, retryable: false },
  NOT_FOUND: { status: 404, retryable: false },
  CONVERSATION_BUSY: { status: 409, retryable: true },
  BODY_TOO_LARGE: { status: 413, retryable: false },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, retryable: false },
  INVALID_REQUEST: { status: 422, retryable: false },
  IDEMPOTENCY_KEY_REUSED: { status: 422, retryable: false },
  RECIPE_NOT_FOUND: { status: 404, retryable: false },
  NO_SESSION: { status: 409, retryable: false },
  MODE_ACTIVE: { status: 409, retryable: false },
  CHANGED_SINCE: { status: 409, retryable: false },
  NOTHING_TO_UNDO: { status: 409, retryable: false },
  ALREADY_UNDONE: { status: 409, retryable: false },
  FORGOTTEN: { status: 409, retryable: false },
  NOT_REPLAYABLE: { status: 409, retryable: false },
  STILL_RUNNING: { status: 409, retryable: true },
  TOO_MANY_REQUESTS: { status: 429, retryable: true },
  QUEUE_FULL: { status: 429, retryable: true },
  INTERNAL: { status: 500, retryable: true },
  UNAVAILABLE: { status: 503, retryable: true },
  STORAGE_FULL: { status: 507, retryable: true },
  TIMEOUT: { status: 504, retryable: true },
  STALE: { status: 409, retryable: false },
  MESSAGE_INVALID: { status: 422, retryable: false },
  NO_AGENT: { status: 503, retryable: true },
  TURN_BUDGET_EXCEEDED: { status: 500, retryable: true },
  DAY_BUDGET_EXCEEDED: { status: 429, retryable: true },
  MODEL_UNAVAILABLE: { status: 503, retryable: true },
  // These four are for whoever runs Alfred; once they are mended, the same request succeeds.
  MODEL_KEY_REFUSED: { status: 503, retryable: true },
  MODEL_QUOTA_EXHAUSTED: { status: 503, retryable: true },
  MODEL_UNKNOWN: { status: 503, retryable: true },
  MODEL_SCHEMA_REFUSED: { status: 503, retryable: true },
  MODEL_OUTPUT_INVALID: { status: 502, retryable: true },
  MODEL_REFUSED: { status: 422, retryable: false },
  ATTEMPTS_EXHAUSTED: { status: 500, retryable: true },
} as const satisfies Record<string, { status: number; retryable: boolean }>
export type ErrorCode = keyof typeof errorCatalog

export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(errorCatalog, code)
}

/** The only error class that services throw across rooms: a code from the catalog and a public sentence. */
export class AlfredError extends Error {
  override readonly name = 'AlfredError'
  readonly code: ErrorCode
  readonly retryable: boolean
  /** What models were paid for before it failed: the turn is billed for it all the same. */
  readonly modelCalls: readonly ModelCall[]

  constructor(code: ErrorCode, message: string, options?: AlfredErrorOptions) {
    super(message, options)
    this.code = code
    this.retryable = options?.retryable ?? errorCatalog[code].retryable
    this.modelCalls = options?.modelCalls ?? []
  }

  static from(wire: WireError, modelCalls: readonly ModelCall[] = []): AlfredError {
    const code = isErrorCode(wire.code) ? wire.code : 'INTERNAL'
    return new AlfredError(code, wire.message, { retryable: wire.retryable, modelCalls })
  }
}

type AlfredErrorOptions = ErrorOptions & { retryable?: boolean; modelCalls?: readonly ModelCall[] }

/** The model calls that were paid for before this was thrown. */
export function modelCallsOf(error: unknown): ModelCall[] {
  return error instanceof AlfredError ? [...error.modelCalls] : []
}

/** The same error with these model calls before those that it tells of. What is no AlfredError stays as it is. */
export function withModelCalls(error: unknown, calls: readonly ModelCall[]): unknown {
  if (!(error instanceof AlfredError) || calls.length === 0) return error
  const { code, message, cause, retryable, modelCalls } = error
  return new AlfredError(code, message, { cause, retryable, modelCalls: [...calls, ...modelCalls] })
}

/**
 * Turns any thrown value into an error that may be shown: an AlfredError keeps its message, everything else gets a
 * fixed sentence.
 */
export function toWireError(error: unknown): WireError {
  if (error instanceof AlfredError) {
    return { code: error.code, message: error.message.slice(0, 500), retryable: error.retryable }
  }
  return { code: 'INTERNAL', message: 'Something went wrong on our side. Please try again.', retryable: true }
}

/**
 * True when a request may have been carried out although its answer is missing or unreadable (UNAVAILABLE, TIMEOUT,
 * or a reply that breaks its schema). False for any other error: the request was not carried out.
 */
export function isUnanswered(error: unknown): boolean {
  if (!(error instanceof AlfredError)) return false
  return error.code === 'UNAVAILABLE' || error.code === 'TIMEOUT' || error.cause instanceof z.ZodError
}
