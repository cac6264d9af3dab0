import { announcementSchema, subjects } from '@alfred/contracts'
import { findFreePort, startProcess, waitUntilReady } from '@alfred/local-stack'
import { connectNats, createBus } from '@alfred/messaging'
import type { Bus } from '@alfred/messaging'
import { silentLogger } from '@alfred/observability'
import { startDatabase, startNats } from '@alfred/testing'
import type { TestDatabase, TestKeys } from '@alfred/testing'
import { Pool } from 'pg'
import { findServices, withoutInherited } from '../stack/services.ts'
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
  const stop = async (): Promise<void> => {
    for (const each of stops.toReversed()) await each()
  }
  try {
    const [database, nats] = await Promise.all([startDatabase(), startNats()])
    stops.push(database.stop, nats.stop)
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
    const running = await Promise.all(services.map((service) => startService(service, settings)))
    stops.push(() => Promise.all(running.map((one) => one.stop())))
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
    natsUrl,
    redisUrl: '',
    supabase: {
      client: {
        SUPABASE_URL: postgrest.url,
        SUPABASE_REST_PATH: '/',
        SUPABASE_ANON_KEY: await keys.signServiceToken({ role: 'anon' }, '12h'),
      },
      verifying: { SUPABASE_JWKS: keys.publicJwks },
      signing: { SUPABASE_SIGNING_SECRET: keys.material.signingSecret },
      worker: {},
    },
  }
}

async function startService(service: Service, settings: StackSettings) {
  const port = await findFreePort()
  const description = {
    name: service.name,
    command: process.execPath,
    arguments: [service.entry],
    environment: {
      ...withoutInherited(),
      LOG_LEVEL: 'warn',
      NATS_URL: settings.natsUrl,
      HEALTH_PORT: String(port),
      ...service.environment(settings),
    },
    readiness: { kind: 'http' as const, url: `http://127.0.0.1:${port}/readyz` },
  }
  const started = startProcess(description)
  await waitUntilReady(started, description)
  return started
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
    const subscription = bus.subscribe(subjects.agentAnnouncements, announcementSchema, ({ domain }) => {
      // Heard a few times: the orchestrator, which is ready by then, has heard it too.
      heard.set(domain, (heard.get(domain) ?? 0) + 1)
      if (heard.size >= wanted && [...heard.values()].every((times) => times >= 4)) finish()
    })
  })
}
