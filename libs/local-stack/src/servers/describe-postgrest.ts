import type { ProcessDescription } from '../process/start-process.ts'
import type { ServerBinary } from './find-server.ts'

/** What PostgREST must know to serve a database. */
export type PostgrestSettings = {
  port: number
  /** Tells when the schema is loaded, which the port alone does not. */
  adminPort: number
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
      PGRST_SERVER_HOST: '127.0.0.1',
      PGRST_SERVER_PORT: String(settings.port),
      PGRST_ADMIN_SERVER_PORT: String(settings.adminPort),
      PGRST_LOG_LEVEL: 'error',
    },
    readiness: { kind: 'http', url: `http://127.0.0.1:${settings.adminPort}/ready` },
  }
}
