/** The command was called with wrong arguments; printed with the usage. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
  readonly code = 'USAGE'
}

/** No token was given and none could be made. */
export class TokenError extends Error {
  override readonly name = 'TokenError'
  readonly code = 'TOKEN_MISSING'
}
