import {
  findFreePort,
  startProcess,
  waitUntilReady,
  type Keys,
  type PostgrestAddress,
} from '@alfred/local-stack'
import { describeService } from './describe-service.ts'
import { describeEmbeddedSupabase } from './embedded.ts'
import type { Service, StackSettings } from './services.ts'

/** Running services, with their process ids by name. */
export type RunningServices = { pids: Readonly<Record<string, number>>; stop(): Promise<void> }

/** The settings of services on servers started for a measurement: NATS without keys, a database, no prompt log. */
export async function settingsOnServers(servers: {
  keys: Keys
  database: PostgrestAddress
  natsUrl: string
  redisUrl?: string
}): Promise<StackSettings> {
  return {
    gatewayPort: await findFreePort(),
    gatewayHost: '127.0.0.1',
    nats: { url: servers.natsUrl, seeds: new Map() },
    redisUrl: servers.redisUrl ?? '',
    promptLogDirectory: '',
    supabase: await describeEmbeddedSupabase(servers.keys, servers.database),
  }
}

/**
 * Starts services concurrently, each with its environment overrides, and waits until all are ready. If one fails, the
 * started ones are stopped and the error is thrown.
 */
export async function startServices(
  services: readonly Service[],
  settings: StackSettings,
  environmentOf: (name: string) => Readonly<Record<string, string | undefined>>,
): Promise<RunningServices> {
  const descriptions = await Promise.all(
    services.map(async (service) =>
      describeService(service, {
        settings,
        healthPort: await findFreePort(),
        environment: environmentOf(service.name),
      }),
    ),
  )
  const started = descriptions.map((description) => ({ description, process: startProcess(description) }))
  const stop = async (): Promise<void> => {
    await Promise.all(started.map(({ process }) => process.stop()))
  }
  try {
    await Promise.all(started.map(({ description, process }) => waitUntilReady(process, description)))
  } catch (error) {
    await stop()
    throw error
  }
  const pids = Object.fromEntries(started.map(({ description, process }) => [description.name, process.pid]))
  return { pids, stop }
}
