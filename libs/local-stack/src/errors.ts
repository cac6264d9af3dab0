type LocalStackCode =
  | 'SERVER_MISSING'
  | 'NOT_READY'
  | 'EXITED'
  | 'CLUSTER_DAMAGED'
  | 'CLUSTER_NOT_MADE'
  | 'DATABASE_NEWER'
  | 'DATABASE_TOO_OLD'
  | 'KEYS_DAMAGED'
  | 'MIGRATION_CHANGED'
  | 'MIGRATION_DUPLICATE'
  | 'MIGRATION_FAILED'
  | 'NO_FREE_PORT'
  | 'NO_PERMISSIONS'
  | 'ROWS_NOT_LOADED'

/** A problem of this machine that keeps a server from running; the message says in one line what to do. */
export class LocalStackError extends Error {
  override readonly name = 'LocalStackError'
  readonly code: LocalStackCode

  constructor(code: LocalStackCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}
