/** How long PostgreSQL works at a statement of ours at most: the longest `statement_timeout` of the roles of tokens. */
export const STATEMENT_TIMEOUT_MS = 8_000

/** How long PostgREST lets a request wait for a connection, unless it is told otherwise. */
const POOL_TIMEOUT_MS = 10_000

/**
 * How long a call waits for its answer: longer than the server can take, so that a call whose outcome is unknown is not
 * made again while the first still runs.
 */
export const CALL_TIMEOUT_MS = POOL_TIMEOUT_MS + STATEMENT_TIMEOUT_MS + 2_000
