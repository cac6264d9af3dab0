/** The longest `statement_timeout` of the roles that tokens name, in milliseconds. */
export const STATEMENT_TIMEOUT_MS = 8_000

/** How long PostgREST lets a request wait for a connection by default, in milliseconds. */
const POOL_TIMEOUT_MS = 10_000

/**
 * How long a call waits for its answer: longer than the server can take, so that a call with an unknown outcome is
 * not repeated while the first still runs.
 */
export const CALL_TIMEOUT_MS = POOL_TIMEOUT_MS + STATEMENT_TIMEOUT_MS + 2_000
