import type { Readiness } from '../process/readiness.ts'
import type { ProcessDescription } from '../process/start-process.ts'
import type { ServerBinary } from './find-server.ts'

/**
 * Where PostgREST listens: at a socket, whose folder can keep others out, or on a port that the whole machine can
 * reach.
 */
export type PostgrestListener =
  | { socketPath: string }
  | {
      port: number
      /** The port that reports when the schema is loaded, which the main port does not. */
      adminPort: number
    }

/** The address for clients: the URL has host and path, and if there is a socket, connections go to that file. */
export type PostgrestAddress = { url: string; socketPath?: string | undefined }

/** The settings of PostgREST for a database. */
export type PostgrestSettings = {
  listener: PostgrestListener
  databaseUrl: string
  /** The keys that may sign tokens, as a JSON Web Key Set. */
  jwks: string
  poolSize: number
}

/**
 * The process description of PostgREST. Settings are passed in the environment, since command lines are public on a
 * machine.
 */
export function describePostgrest(binary: ServerBinary, settings: PostgrestSettings): ProcessDescription {
  return {
    name: 'postgrest',
    command: binary.command,
    arguments: [],
    isForeign: true,
    environment: {
      ...binary.environment,
      PGRST_DB_URI: settings.databaseUrl,
      PGRST_DB_SCHEMAS: 'public',
      PGRST_DB_ANON_ROLE: 'anon',
      PGRST_DB_EXTRA_SEARCH_PATH: 'public,extensions',
      PGRST_DB_POOL: String(settings.poolSize),
      // Keeps idle connections in the pool.
      PGRST_DB_POOL_MAX_IDLETIME: '86400',
      PGRST_DB_POOL_MAX_LIFETIME: '86400',
      PGRST_DB_CHANNEL_ENABLED: 'false',
      PGRST_JWT_SECRET: settings.jwks,
      // A token that the sign-in service issued for another audience is rejected.
      PGRST_JWT_AUD: 'authenticated',
      // Disabled, since this version never evicts cached tokens, and every turn brings new ones that never come back.
      PGRST_JWT_CACHE_MAX_LIFETIME: '0',
      PGRST_OPENAPI_MODE: 'disabled',
      ...listen(settings.listener),
      PGRST_LOG_LEVEL: 'error',
    },
    readiness: readinessOf(settings.listener),
  }
}

// A host name that never resolves: a client that ignores the socket reaches nobody and hands no token to another
// server's port.
const NOWHERE = 'http://postgrest.invalid'

/** The address for clients of a PostgREST with this listener. */
export function postgrestAddress(listener: PostgrestListener): PostgrestAddress {
  if ('socketPath' in listener) return { url: NOWHERE, socketPath: listener.socketPath }
  return { url: `http://127.0.0.1:${listener.port}` }
}

/**
 * The listener's environment variables. Inherited ones of the other kind are removed, since PostgREST listens in one
 * place.
 */
function listen(listener: PostgrestListener): Record<string, string | undefined> {
  const isAtFile = 'socketPath' in listener
  return {
    PGRST_SERVER_HOST: '127.0.0.1',
    PGRST_SERVER_PORT: isAtFile ? undefined : String(listener.port),
    // The admin server supports no socket, and each request to it takes a connection of the pool: a flood of them
    // slows everybody down (5 to 29 ms a call measured).
    PGRST_ADMIN_SERVER_PORT: isAtFile ? undefined : String(listener.adminPort),
    PGRST_SERVER_UNIX_SOCKET: isAtFile ? listener.socketPath : undefined,
    PGRST_SERVER_UNIX_SOCKET_MODE: isAtFile ? '600' : undefined,
  }
}

function readinessOf(listener: PostgrestListener): Readiness {
  if ('socketPath' in listener) return { kind: 'postgrest', socketPath: listener.socketPath }
  return { kind: 'http', url: `http://127.0.0.1:${listener.adminPort}/ready` }
}
