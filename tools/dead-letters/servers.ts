import { createDeadDeliveryStore } from '@alfred/db/dead-deliveries'
import type { DeadDeliveryStore } from '@alfred/db/dead-deliveries'
import { createDeadTurnStore } from '@alfred/db/dead-turns'
import type { DeadTurnStore } from '@alfred/db/dead-turns'
import { loadRedisPasswords, redisUrl } from '@alfred/local-stack'
import type { Home } from '../stack/home.ts'
import { openOperatorDatabase, portOf } from '../stack/operator-database.ts'
import { given } from '../stack/outside.ts'

/**
 * The stores of turns, deliveries and jobs: on the servers named in the environment, else on those of the running installation.
 */
export type Servers = { turns: DeadTurnStore; deliveries: DeadDeliveryStore; redisUrl: string }

export async function findServers(home: Home): Promise<Servers> {
  const { database, token } = await openOperatorDatabase(home)
  return {
    turns: createDeadTurnStore(database, token),
    deliveries: createDeadDeliveryStore(database, token),
    redisUrl: given('REDIS_URL') ?? (await embeddedRedis(home)),
  }
}

async function embeddedRedis(home: Home): Promise<string> {
  return redisUrl('proactive-worker', await portOf(home, 'redis'), await loadRedisPasswords(home.keysFolder))
}
