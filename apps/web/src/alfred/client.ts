import { createClient, createSession } from '@alfred/client'

/** How long (ms) a message waits for a gateway that does not answer before it is kept for later. */
const CONNECT_FOR_MS = 4_000

/** The gateway that served this page. Who asks is told by the cookie of the session, which no script can read. */
export const client = createClient({ baseUrl: '', connectForMs: CONNECT_FOR_MS })

export const session = createSession({ baseUrl: '' })
