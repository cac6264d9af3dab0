import { rowsAt, startAlfred, startDatabase, startNats, startRedis } from '@alfred/testing'
import type { TestAlfred, TestDatabase, TestServer } from '@alfred/testing'

/** Alfred on servers from outside, which a test can look into. */
export type AlfredOutside = {
  alfred: TestAlfred
  database: TestDatabase
  redis: TestServer
  stop(): Promise<void>
}

/** Starts PostgreSQL, NATS and Redis, and on them the services alone, with these settings beside what they need. */
export async function startOutside(settings: Readonly<Record<string, string>> = {}): Promise<AlfredOutside> {
  const [database, nats, redis] = await Promise.all([
    startDatabase({ seeded: true }),
    startNats(),
    startRedis(),
  ])
  const { keys, postgrest } = database
  const started = await startAlfred({
    SUPABASE_URL: postgrest.url,
    SUPABASE_REST_PATH: '/',
    SUPABASE_ANON_KEY: await keys.signServiceToken({ role: 'anon' }),
    SUPABASE_SIGNING_SECRET: keys.material.signingSecret,
    SUPABASE_WORKER_TOKEN: await keys.signServiceToken({ role: 'alfred_worker' }),
    SUPABASE_JWKS: keys.publicJwks,
    NATS_URL: nats.url,
    REDIS_URL: redis.url,
    ...settings,
  })
  const alfred = {
    ...started,
    keys,
    rows: <Row>(path: string, token: string) => rowsAt<Row>(postgrest.address, path, token),
  }
  return {
    ...{ alfred, database, redis },
    stop: async () => {
      try {
        await alfred.stop()
      } finally {
        await Promise.all([database.stop(), nats.stop(), redis.stop()])
      }
    },
  }
}
