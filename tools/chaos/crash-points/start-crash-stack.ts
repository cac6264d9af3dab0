import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '@alfred/local-stack'
import { createTestKeys, startNats, startReceiver, startRedis } from '@alfred/testing'
import type { Receiver, TestKeys } from '@alfred/testing'
import { ChaosError } from '../errors.ts'
import { readRows } from '../stack/read-rows.ts'
import { startNativeDatabase } from '../stack/start-native-database.ts'
import { Supervised } from '../stack/supervised.ts'
import { describeService } from '../../stack/describe-service.ts'
import { findServicesToStart } from '../../stack/services.ts'
import { settingsOnServers } from '../../stack/start-services.ts'
import type { Peer } from './label-messages.ts'
import { WatchedService } from './watched-service.ts'

/** All servers and services, one of which is watched; each is restarted when it dies. */
export type CrashStack = {
  url: string
  keys: TestKeys
  watched: WatchedService
  /** Where suggestions are delivered. */
  place: Receiver
  readRows<Row>(path: string, token: string): Promise<Row[]>
  query<Row>(sql: string): Promise<Row[]>
  stop(): Promise<void>
}

/** Expiring food is looked for this often, so that the schedule runs soon. */
const SCHEDULE_SECONDS = '2'

export async function startCrashStack(watchedName: string, modelUrl: string): Promise<CrashStack> {
  const stops: (() => Promise<unknown>)[] = []
  const stop = async (): Promise<void> => {
    for (const each of stops.toReversed()) await each()
  }
  try {
    const folder = await mkdtemp(join(tmpdir(), 'alfred-crashes-'))
    stops.push(() => rm(folder, { recursive: true, force: true }))
    const keys = await createTestKeys()
    const database = await startNativeDatabase(keys, folder)
    stops.push(database.stop)
    const [nats, redis, place] = await Promise.all([startNats(), startRedis(), startReceiver()])
    stops.push(nats.stop, redis.stop, place.stop)
    const settings = await settingsOnServers({
      keys,
      database: { url: database.restUrl },
      natsUrl: nats.url,
      redisUrl: redis.url,
    })
    const peers = {
      [nats.port]: 'nats',
      [redis.port]: 'redis',
      [settings.gatewayPort]: 'client',
      [new URL(database.restUrl).port]: 'database',
      [new URL(modelUrl).port]: 'model',
      [place.port]: 'place',
    } satisfies Record<string, Peer>
    const environment = {
      LOG_LEVEL: 'error',
      OPENAI_BASE_URL: modelUrl,
      OPENAI_API_KEY: 'chaos',
      EXPIRY_ALERTS_EVERY_SECONDS: SCHEDULE_SECONDS,
      DELIVERIES_AFTER_SECONDS: '0',
      DELIVERY_WEBHOOKS: 'on',
      DELIVERY_PORTS: String(place.port),
      DELIVERY_ADDRESSES_ALLOWED: '127.0.0.1',
      CHAOS_PEERS: JSON.stringify(peers),
    }
    let watched: WatchedService | undefined
    for (const service of findServicesToStart()) {
      const description = describeService(service, {
        settings,
        healthPort: await findFreePort(),
        environment,
      })
      const one =
        service.name === watchedName
          ? (watched = await WatchedService.start(description, join(folder, 'watched.log')))
          : await Supervised.start(description, folder)
      stops.push(() => one.stop())
    }
    if (watched === undefined) throw new ChaosError(`There is no service ${watchedName}.`)
    return {
      url: `http://127.0.0.1:${settings.gatewayPort}`,
      keys,
      watched,
      place,
      readRows: (path, token) => readRows({ url: database.restUrl }, path, token),
      query: database.query,
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}
