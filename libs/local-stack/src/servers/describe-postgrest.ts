import type { Readiness } from '../process/readiness.ts'
import type { ProcessDescription } from '../process/start-process.ts'
import type { ServerBinary } from './find-server.ts'

/** Where PostgREST listens: at a file, which the folder it lies in can keep from others, or on a port that the whole machine reaches. */
export type PostgrestListener =
  | { socketPath: string }
  | {
      port: number
      /** Tells when the schema is loaded, which the port alone does not. */
      adminPort: number
    }

/** How a client gets there: the URL says host and path, and where there is a socket the connection goes to that file. */
export type PostgrestAddress = { url: string; socketPath?: string | undefined }

/** What PostgREST must know to serve a database. */
export type PostgrestSettings = {
  listener: PostgrestListener
  databaseUrl: string
  /** The keys that tokens may be signed with, as a JSON Web Key Set. */
  jwks: string
  poolSize: number
}

/** How to run PostgREST. Settings travel in the environment, since command lines are public on a machine. */
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
      // Connections are kept once they are made, whoever else wants one.
      PGRST_DB_POOL_MAX_IDLETIME: '86400',
      PGRST_DB_POOL_MAX_LIFETIME: '86400',
      PGRST_DB_CHANNEL_ENABLED: 'false',
      PGRST_JWT_SECRET: settings.jwks,
      // A token that the sign-in service made for another audience is none for this one.
      PGRST_JWT_AUD: 'authenticated',
      // This version never forgets a token that it has remembered: every turn brings new ones, and none comes back.
      PGRST_JWT_CACHE_MAX_LIFETIME: '0',
      PGRST_OPENAPI_MODE: 'disabled',
      ...listen(settings.listener),
      PGRST_LOG_LEVEL: 'error',
    },
    readiness: readinessOf(settings.listener),
  }
}

// A name that no system knows: whoever overlooks the socket reaches nobody, and hands no token to a stranger's port.
const NOWHERE = 'http://postgrest.invalid'

/** How clients get to a PostgREST that listens there. */
export function postgrestAddress(listener: PostgrestListener): PostgrestAddress {
  if ('socketPath' in listener) return { url: NOWHERE, socketPath: listener.socketPath }
  return { url: `http://127.0.0.1:${listener.port}` }
}

/** What would be inherited of the other way is taken away: PostgREST listens once. */
function listen(listener: PostgrestListener): Record<string, string | undefined> {
  const isAtFile = 'socketPath' in listener
  return {
    PGRST_SERVER_HOST: '127.0.0.1',
    PGRST_SERVER_PORT: isAtFile ? undefined : String(listener.port),
    // The admin server knows no socket, and each question to it takes a connection of the pool: whoever asks it without end
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
