import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '@alfred/local-stack'
import type { ProcessDescription } from '@alfred/local-stack'
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

/** All servers and services, of which some are watched; each is restarted when it dies. */
export type CrashStack = {
  url: string
  keys: TestKeys
  /** The watched services by name. */
  watched: ReadonlyMap<string, WatchedService>
  /** Where suggestions are delivered. */
  place: Receiver
  readRows<Row>(path: string, token: string): Promise<Row[]>
  query<Row>(sql: string): Promise<Row[]>
  stop(): Promise<void>
}

/** Expiring food is looked for this often, so that the schedule runs soon. */
const SCHEDULE_SECONDS = '2'

export async function startCrashStack(
  watchedNames: readonly string[],
  modelUrl: string,
): Promise<CrashStack> {
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
    const watched = new Map<string, WatchedService>()
    for (const service of findServicesToStart()) {
      const description = describeService(service, {
        settings,
        healthPort: await findFreePort(),
        environment,
      })
      const one = watchedNames.includes(service.name)
        ? await startWatched(description, folder)
        : await Supervised.start(description, folder)
      if (one instanceof WatchedService) watched.set(service.name, one)
      stops.push(() => one.stop())
    }
    const absent = watchedNames.find((name) => !watched.has(name))
    if (absent !== undefined) throw new ChaosError(`There is no service ${absent}.`)
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

function startWatched(description: ProcessDescription, folder: string): Promise<WatchedService> {
  return WatchedService.start(description, join(folder, `watched-${description.name}.log`))
}
