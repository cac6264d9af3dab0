import { announcementSchema, subjects } from '@alfred/contracts'
import { chosenModels, modelSettingsSchema } from '@alfred/llm'
import type { ChosenModels } from '@alfred/llm'
import { connectNats, createBus } from '@alfred/messaging'
import type { Bus } from '@alfred/messaging'
import { silentLogger } from '@alfred/observability'
import { startDatabase, startNats } from '@alfred/testing'
import type { TestKeys } from '@alfred/testing'
import { Pool } from 'pg'
import { findServices } from '../stack/services.ts'
import { settingsOnServers, startServices } from '../stack/start-services.ts'
import { prepareFailures } from './fail-inserts.ts'
import { servePages, type PageSite } from './serve-pages.ts'

/** The services under evaluation on their own servers, which `stop` removes. */
export type EvalStack = {
  bus: Bus
  keys: TestKeys
  /** Connected as the superuser, so that it sees everybody's rows. */
  database: Pool
  /** The site of the pages that scenarios name. */
  pages: PageSite
  /** The agents that have announced themselves. */
  agents: readonly string[]
  /** The models that the environment chooses. */
  models: ChosenModels
  stop(): Promise<void>
}

const AGENTS_WITHIN_MS = 20_000

/**
 * Starts PostgreSQL, PostgREST, NATS, the orchestrator, every agent or the one that is named, and the page fetcher. The environment
 * decides which model is used.
 */
export async function startEvalStack(only?: string): Promise<EvalStack> {
  const stops: (() => Promise<unknown>)[] = []
  const stopAll = async (): Promise<void> => {
    for (const each of stops.toReversed()) await each()
  }
  let stopping: Promise<void> | undefined
  const stop = (): Promise<void> => (stopping ??= stopAll())
  // The servers are separate processes that nobody else would end.
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stop().finally(() => process.exit(130)))
  try {
    const database = await startDatabase({ seeded: true })
    stops.push(database.stop)
    const nats = await startNats()
    stops.push(nats.stop)
    const pool = new Pool({ connectionString: database.postgres.url, max: 8 })
    // A connection that breaks while nobody uses it, such as at the end, is no failure: the next query would say so.
    pool.on('error', () => undefined)
    stops.push(() => pool.end())
    await prepareFailures(pool)
    const wire = await connectNats({ url: nats.url, name: 'eval', logger: silentLogger })
    const bus = createBus(wire, silentLogger)
    stops.push(() => bus.drain())
    const services = findServices().filter(
      ({ name }) =>
        ['orchestrator', 'page-fetcher'].includes(name) ||
        (name.startsWith('agents-') && name === (only ?? name)),
    )
    const settings = await settingsOnServers({
      keys: database.keys,
      database: database.postgrest.address,
      natsUrl: nats.url,
    })
    const agents = hearAgents(bus, services.filter(({ name }) => name.startsWith('agents-')).length)
    const pages = await servePages()
    stops.push(pages.stop)
    // Checks every prompt of every scenario for ids, which must not occur in one.
    const environment = {
      ...{ LOG_LEVEL: 'warn', MODEL_PROMPT_CHECK: 'on' },
      ...{ PAGE_PORTS: `80,443,${pages.port}`, PAGE_ADDRESSES_ALLOWED: '127.0.0.1' },
    }
    const running = await startServices(services, settings, () => environment)
    stops.push(() => running.stop())
    const models = chosenModels(modelSettingsSchema.MODEL_OVERRIDES.parse(process.env['MODEL_OVERRIDES']))
    return { bus, keys: database.keys, database: pool, pages, agents: await agents, models, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Waits for the announcements of all agents, since an orchestrator that lacks one would answer without it. */
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
      // After a few announcements the orchestrator, which is ready by then, has received one too.
      heard.set(domain, (heard.get(domain) ?? 0) + 1)
      if (heard.size >= wanted && [...heard.values()].every((times) => times >= 4)) finish()
    })
  })
}
