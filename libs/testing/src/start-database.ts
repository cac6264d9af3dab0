import type { Keys } from '@alfred/local-stack'
import { createTestKeys } from './create-test-keys.ts'
import { startPostgres, type TestPostgres } from './start-postgres.ts'
import { startPostgrest } from './start-postgrest.ts'
import type { PostgrestWay, TestPostgrest } from './start-postgrest.ts'

/** PostgreSQL with PostgREST in front of it, and the keys whose tokens it accepts. */
export type TestDatabase = {
  postgres: TestPostgres
  postgrest: TestPostgrest
  keys: Keys
  stop(): Promise<void>
}

type Options = {
  seeded?: boolean
  /** Whether PostgREST listens on a port or at a socket. */
  way?: PostgrestWay
}

/** Starts what supabase-js needs: a migrated PostgreSQL, optionally with the baseline data, and PostgREST. */
export async function startDatabase({ seeded = false, way = 'port' }: Options = {}): Promise<TestDatabase> {
  const [keys, postgres] = await Promise.all([createTestKeys(), startPostgres({ seeded })])
  try {
    const postgrest = await startPostgrest({ databaseUrl: postgres.authenticatorUrl, keys, way })
    const stop = async () => {
      await postgrest.stop()
      await postgres.stop()
    }
    return { postgres, postgrest, keys, stop }
  } catch (error) {
    await postgres.stop()
    throw error
  }
}
