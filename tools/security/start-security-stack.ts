import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { redisUrl, writeNatsAccess, writeRedisAccess } from '@alfred/local-stack'
import type { NatsKey } from '@alfred/local-stack'
import { startAlfred, startDatabase, startNats, startRedis } from '@alfred/testing'
import type { TestAlfred, TestDatabase } from '@alfred/testing'
import { asOutside, describeEmbeddedSupabase } from '../stack/embedded.ts'
import { findNatsUsers } from '../stack/services.ts'

/** All of Alfred on a native PostgreSQL, with NATS and Redis that require a key. */
export type SecurityStack = {
  alfred: TestAlfred
  database: TestDatabase
  natsUrl: string
  natsKeys: readonly NatsKey[]
  redisPassword: string
  stop(): Promise<void>
}

/** Starts Alfred on external servers as `npm start` does, with these environment variables added. */
export async function startSecurityStack(
  environment: Record<string, string> = {},
  { seeded = false } = {},
): Promise<SecurityStack> {
  const folder = await mkdtemp(join(tmpdir(), 'alfred-security-'))
  const [nats, redis] = await Promise.all([
    writeNatsAccess(folder, findNatsUsers()),
    writeRedisAccess(folder),
  ])
  // One after the other: when one does not start, those before it are stopped and none is left running.
  const stops: (() => Promise<void>)[] = [() => rm(folder, { recursive: true, force: true })]
  const stopServers = async (): Promise<void> => {
    for (const stopOne of stops.toReversed()) await stopOne()
  }
  try {
    const database = await startDatabase({ seeded })
    stops.push(database.stop)
    const natsServer = await startNats(nats.configFile)
    stops.push(natsServer.stop)
    const redisServer = await startRedis(redis.usersFile)
    stops.push(redisServer.stop)
    const supabase = await describeEmbeddedSupabase(database.keys, database.postgrest.address)
    const alfred = await startAlfred({
      ...asOutside(supabase),
      JWT_ISSUER: 'alfred-local',
      NATS_URL: natsServer.url,
      NATS_KEYS_FOLDER: folder,
      REDIS_URL: redisUrl('proactive-worker', redisServer.port, redis.passwords),
      ...environment,
    })
    const stop = async (): Promise<void> => {
      await alfred.stop()
      await stopServers()
    }
    return {
      alfred: { ...alfred, keys: database.keys },
      database,
      natsUrl: natsServer.url,
      natsKeys: nats.keys,
      redisPassword: redis.passwords['proactive-worker'],
      stop,
    }
  } catch (error) {
    await stopServers()
    throw error
  }
}
