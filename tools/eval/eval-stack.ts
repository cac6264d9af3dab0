import { announcementSchema, subjects } from '@alfred/contracts'
import { connectNats, createBus } from '@alfred/messaging'
import type { Bus } from '@alfred/messaging'
import { silentLogger } from '@alfred/observability'
import { startDatabase, startNats } from '@alfred/testing'
import type { TestKeys } from '@alfred/testing'
import { Pool } from 'pg'
import { findServices } from '../stack/services.ts'
import { settingsOnServers, startServices } from '../stack/start-services.ts'
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
    const settings = await settingsOnServers({
      keys: database.keys,
      database: database.postgrest.address,
      natsUrl: nats.url,
    })
    const agents = hearAgents(bus, services.length - 1)
    // Every prompt of every scenario is held against the rule that no id stands in one.
    const environment = { LOG_LEVEL: 'warn', MODEL_PROMPT_CHECK: 'on' }
    const running = await startServices(services, settings, () => environment)
    stops.push(() => running.stop())
    return { bus, keys: database.keys, database: pool, agents: await agents, stop }
  } catch (error) {
    await stop()
    throw error
  }
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
