import { announcementSchema, subjects } from '@alfred/contracts'
import { findFreePort, startProcess, waitUntilReady } from '@alfred/local-stack'
import type { ProcessDescription } from '@alfred/local-stack'
import { connectNats, createBus } from '@alfred/messaging'
import type { Bus } from '@alfred/messaging'
import { silentLogger } from '@alfred/observability'
import { startDatabase, startNats } from '@alfred/testing'
import type { TestDatabase, TestKeys } from '@alfred/testing'
import { Pool } from 'pg'
import { findServices, natsEnvironment, withoutInherited } from '../stack/services.ts'
import type { Service, StackSettings } from '../stack/services.ts'
import { prepareFailures } from './fail-inserts.ts'

/** The services under evaluation on servers of their own; gone when it is stopped. */
export type EvalStack = {
  bus: Bus
  keys: TestKeys
  /** As the superuser: sees what is stored, whoever owns it. */
  database: Pool
  /** The agents that have announced themselves. */
  agents: readonly string[]
  stop(): Promise<void>
}

const AGENTS_WITHIN_MS = 20_000

/** Starts PostgreSQL, PostgREST, NATS, the orchestrator and every agent. The model is what the environment says. */
export async function startEvalStack(): Promise<EvalStack> {
  const stops: (() => Promise<unknown>)[] = []
  const stopAll = async (): Promise<void> => {
    for (const each of stops.toReversed()) await each()
  }
  let stopping: Promise<void> | undefined
  const stop = (): Promise<void> => (stopping ??= stopAll())
  // The servers are processes of their own: nobody else would end them.
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stop().finally(() => process.exit(130)))
  try {
    const database = await startDatabase({ seeded: true })
    stops.push(database.stop)
    const nats = await startNats()
    stops.push(nats.stop)
    const pool = new Pool({ connectionString: database.postgres.url, max: 8 })
    stops.push(() => pool.end())
    await prepareFailures(pool)
    const wire = await connectNats({ url: nats.url, name: 'eval', logger: silentLogger })
    const bus = createBus(wire, silentLogger)
    stops.push(() => bus.drain())
    const services = findServices().filter(
      ({ name }) => name === 'orchestrator' || name.startsWith('agents-'),
    )
    const settings = await settingsOf(database, nats.url)
    const agents = hearAgents(bus, services.length - 1)
    const processes = await describeProcesses(services, settings)
    const started = processes.map((description) => ({ description, process: startProcess(description) }))
    stops.push(() => Promise.all(started.map(({ process }) => process.stop())))
    await Promise.all(started.map(({ description, process }) => waitUntilReady(process, description)))
    return { bus, keys: database.keys, database: pool, agents: await agents, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function settingsOf({ keys, postgrest }: TestDatabase, natsUrl: string): Promise<StackSettings> {
  return {
    gatewayPort: 0,
    gatewayHost: '127.0.0.1',
    nats: { url: natsUrl, seeds: new Map() },
    redisUrl: '',
    promptLogDirectory: '',
    supabase: {
      client: {
        SUPABASE_URL: postgrest.url,
        SUPABASE_REST_PATH: '/',
        SUPABASE_ANON_KEY: await keys.signServiceToken({ role: 'anon' }, '12h'),
      },
      verifying: { SUPABASE_JWKS: keys.publicJwks },
      signing: { SUPABASE_SIGNING_SECRET: keys.material.signingSecret },
      reading: {},
      worker: {},
    },
  }
}

function describeProcesses(
  services: readonly Service[],
  settings: StackSettings,
): Promise<ProcessDescription[]> {
  return Promise.all(
    services.map(async (service) => {
      const port = await findFreePort()
      return {
        name: service.name,
        command: process.execPath,
        arguments: [service.entry],
        environment: {
          ...withoutInherited(),
          LOG_LEVEL: 'warn',
          // Every prompt of every scenario is held against the rule that no id stands in one.
          MODEL_PROMPT_CHECK: 'on',
          ...natsEnvironment(service.name, settings.nats),
          HEALTH_PORT: String(port),
          ...service.environment(settings),
        },
        readiness: { kind: 'http' as const, url: `http://127.0.0.1:${port}/readyz` },
      }
    }),
  )
}

/** A question to an orchestrator that does not know an agent yet would be answered without it. */
function hearAgents(bus: Bus, wanted: number): Promise<string[]> {
  const heard = new Map<string, number>()
  return new Promise((resolve) => {
    const finish = (): void => {
      clearTimeout(timer)
      subscription.unsubscribe()
      resolve([...heard.keys()].toSorted())
    }
    const timer = setTimeout(finish, AGENTS_WITHIN_MS)
    const subscription = bus.subscribe(subjects.anyAgentAnnouncement, announcementSchema, ({ domain }) => {
      // Heard a few times: the orchestrator, which is ready by then, has heard it too.
      heard.set(domain, (heard.get(domain) ?? 0) + 1)
      if (heard.size >= wanted && [...heard.values()].every((times) => times >= 4)) finish()
    })
  })
}
