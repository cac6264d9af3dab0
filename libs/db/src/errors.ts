import { AlfredError, isErrorCode } from '@alfred/contracts'

/**
 * The four kinds of database failure (architecture, A turn's way through it). stale: another owner has the turn, so
 * stop. permanent: the same call fails the same way. timeout: PostgreSQL ended the call for its length or its wait,
 * nothing was done, and it may be retried later. unknown: no answer, any 5xx, or PostgREST's 400 with an empty code
 * when PostgreSQL dies; the call may have been applied, so it is repeated with the same key.
 */
export type FailureKind = 'stale' | 'permanent' | 'timeout' | 'unknown'

export class DatabaseError extends AlfredError {
  readonly kind: FailureKind

  constructor(kind: FailureKind, error: AlfredError) {
    super(error.code, error.message, { cause: error.cause, retryable: error.retryable })
    this.kind = kind
  }
}

export function isStale(error: unknown): boolean {
  return error instanceof DatabaseError && error.kind === 'stale'
}

/** An error response of PostgREST: HTTP status, SQLSTATE or PostgREST's own code, texts. */
export type RpcFailure = { status: number; code: string; message: string; details: string | null }

/** SQLSTATEs of cancelled statements, unavailable locks, and transactions that were too long or idle too long. */
const TIMED_OUT = new Set(['57014', '55P03', '25P03', '25P04'])

/** Classifies a failure. Only errors that our own functions raised keep their message. */
export function classifyFailure(failure: RpcFailure): DatabaseError {
  const refusal = failure.details ?? ''
  if (/^PT\d{3}$/.test(failure.code) && isErrorCode(refusal)) {
    return new DatabaseError(
      refusal === 'STALE' ? 'stale' : 'permanent',
      new AlfredError(refusal, failure.message),
    )
  }
  const cause = { name: 'RpcFailure', code: failure.code, status: failure.status, message: failure.message }
  if (TIMED_OUT.has(failure.code)) {
    return new DatabaseError(
      'timeout',
      new AlfredError('TIMEOUT', 'That took too long. Please try again.', { cause }),
    )
  }
  if (/^22|^23514$/.test(failure.code)) {
    return new DatabaseError(
      'permanent',
      new AlfredError('INVALID_REQUEST', 'A value does not fit what can be stored.', { cause }),
    )
  }
  if (failure.status === 401) {
    return new DatabaseError(
      'permanent',
      new AlfredError('UNAUTHENTICATED', 'The token is not valid, or no longer.', { cause }),
    )
  }
  const hasNoAnswer =
    failure.status === 0 || failure.status >= 500 || (failure.status === 400 && failure.code === '')
  return hasNoAnswer
    ? new DatabaseError('unknown', new AlfredError('UNAVAILABLE', 'The database did not answer.', { cause }))
    : new DatabaseError(
        'permanent',
        new AlfredError('INTERNAL', 'The database refused a request of ours.', { cause, retryable: false }),
      )
}
