import { startDatabase, startNats } from '@alfred/testing'
import type { TestDatabase, TestKeys } from '@alfred/testing'
import { findServices } from '../stack/services.ts'
import { settingsOnServers, startServices } from '../stack/start-services.ts'

/** The services under test with native PostgreSQL, PostgREST and NATS, each in its own process. */
export type BenchStack = {
  gatewayUrl: string
  keys: TestKeys
  database: TestDatabase
  natsUrl: string
  /** The process ids by name, to measure the usage of each. */
  processes: Record<string, number>
  stop(): Promise<void>
}

/** The services that a turn passes through. */
const measured = ['gateway', 'orchestrator', 'agents-pantry']
const withoutLimits = { STREAMS_PER_PERSON_MAX: '100', REQUESTS_PER_MINUTE: '1000000' }

type Options = { openAiUrl?: string; others?: readonly string[] }

/** Starts the stack, with other services beside if wanted. Without the URL of a model the offline rules answer within them. */
export async function startBenchStack({ openAiUrl, others = [] }: Options = {}): Promise<BenchStack> {
  const [database, nats] = await Promise.all([startDatabase({ seeded: true }), startNats()])
  const stopServers = () => Promise.all([nats.stop(), database.stop()])
  try {
    const settings = await settingsOnServers({
      keys: database.keys,
      database: database.postgrest.address,
      natsUrl: nats.url,
    })
    const services = findServices().filter(({ name }) => [...measured, ...others].includes(name))
    const model =
      openAiUrl === undefined
        ? {}
        : { OPENAI_BASE_URL: openAiUrl, OPENAI_API_KEY: 'bench', DAY_TOKENS_MAX: '0' }
    const running = await startServices(services, settings, (name) => ({
      LOG_LEVEL: 'warn',
      ...(name === 'gateway' ? withoutLimits : model),
    }))
    const stop = async (): Promise<void> => {
      await running.stop()
      await stopServers()
    }
    // Whoever interrupts a measurement leaves nothing running.
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => void stop().finally(() => process.exit(1)))
    const servers = { postgres: database.postgres.pid, postgrest: database.postgrest.pid, nats: nats.pid }
    return {
      gatewayUrl: `http://127.0.0.1:${settings.gatewayPort}`,
      keys: database.keys,
      database,
      natsUrl: nats.url,
      processes: { ...running.pids, ...servers },
      stop,
    }
  } catch (error) {
    await stopServers()
    throw error
  }
}
