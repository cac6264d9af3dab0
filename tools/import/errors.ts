type ImportCode =
  | 'USAGE'
  | 'SETTING_MISSING'
  | 'SETTING_INVALID'
  | 'INPUT_UNREADABLE'
  | 'SOURCE_REFUSED'
  | 'SOURCE_UNAVAILABLE'
  | 'DATABASE_UNREADY'
  | 'DATABASE_FAILED'
  | 'RUN_ELSEWHERE'

/** An import cannot continue; the message says what is wrong and what to do. */
export class ImportError extends Error {
  override readonly name = 'ImportError'
  readonly code: ImportCode

  constructor(code: ImportCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}

/**
 * One record is skipped, and the import continues. A broken record is reported with its place; one of an unwanted
 * kind is only counted, since a dump has thousands of them.
 */
export class RecordError extends Error {
  override readonly name = 'RecordError'
  readonly kind: 'broken' | 'unwanted'

  constructor(kind: 'broken' | 'unwanted', message: string, options?: ErrorOptions) {
    super(message, options)
    this.kind = kind
  }
}

/** The message of any thrown value. */
export function messageOf(error: unknown): string {
  return isObject(error) && typeof error['message'] === 'string' ? error['message'] : String(error)
}

/** The code of a system or database error; empty when it has none. */
export function codeOf(error: unknown): string {
  return isObject(error) && typeof error['code'] === 'string' ? error['code'] : ''
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
