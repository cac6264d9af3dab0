import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  findFreePort,
  inRepository,
  loadKeys,
  loadNatsKeys,
  loadPostgresPasswords,
  postgresUrl,
  postgrestAddress,
  runToEnd,
} from '@alfred/local-stack'
import type { Keys, PostgrestAddress, Readiness } from '@alfred/local-stack'
import { Client } from 'pg'
import { copyPreparedDatabase } from './prepared-database.ts'
import { rowsAt } from './rows-at.ts'

/** A complete Alfred, started as a person starts it, with its own folder and port. */
export type TestAlfred = {
  url: string
  /** The folder with its data, keys and logs. */
  home: string
  keys: Keys
  /** The address of the embedded PostgREST, as the services use it. */
  database(): Promise<PostgrestAddress>
  /** Reads rows from the database as a person, under row level security: `table?select=...`. */
  rows<Row>(path: string, token: string): Promise<Row[]>
  /** Runs SQL as the owner of its database, for what no person could do in the time of a test. */
  asOwner(sql: string, values: readonly unknown[]): Promise<void>
  /**
   * The address and key to connect to its NATS as one of the services, or as the observer, which may read everything.
   */
  nats(service: string): Promise<{ url: string; seed: string }>
  /** Everything that the services have logged so far. */
  readLogs(): Promise<string>
  /** The process ids by name, as the supervisor has them now. */
  processes(): Promise<Record<string, number>>
  stop(): Promise<void>
}

type State = { processes: { name: string; pid: number; readiness: Readiness }[] }

type Options = {
  /** The backup file from which it starts; only the data is restored, not the keys. */
  from?: string
}

/** Another test may have taken the port between its choice and the start. */
const PORT_TAKEN = /Port \d+ is taken by another program/
const STARTS_MAX = 3

/** Runs `npm start -- --detach` with these settings; `stop` ends it and removes its data. */
export async function startAlfred(
  environment: Record<string, string> = {},
  options: Options = {},
): Promise<TestAlfred> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await startOnFreePort(environment, options)
    } catch (error) {
      if (attempt === STARTS_MAX || !PORT_TAKEN.test(String(error))) throw error
    }
  }
}

async function startOnFreePort(environment: Record<string, string>, { from }: Options): Promise<TestAlfred> {
  const home = await mkdtemp(join(tmpdir(), 'alfred-test-'))
  const port = await findFreePort()
  const settings = {
    // Most tests look at no page; one that does names the folder.
    WEB_FILES: 'none',
    ...environment,
    ...placeOf({ home, port }),
    LOG_LEVEL: environment['LOG_LEVEL'] ?? 'warn',
  }
  try {
    if (from !== undefined) await restore(from, { home, port })
    else if (environment['SUPABASE_URL'] === undefined) await copyPreparedDatabase(home)
    await run(['start', '--detach'], settings)
    return await findAlfred({ home, port })
  } catch (error) {
    // The log is removed with the home, so the reason is read from it first.
    const told = await readFile(join(home, 'logs', 'supervisor.log'), 'utf8').catch(() => 'There is no log.')
    await stopAlfred({ home, port })
    throw new Error(`Alfred could not be started:\n${told.slice(-3_000)}`, { cause: error })
  }
}

/** Restores a backup, then replaces its keys: ids of people are derived from their names, so other keys work too. */
async function restore(file: string, place: Place): Promise<void> {
  await run(['restore', file], placeOf(place))
  await loadKeys(join(place.home, 'keys'))
}

/** The place of a started Alfred. */
export type Place = { home: string; port: number }

/** Connects to an Alfred that was started before. */
export async function findAlfred({ home, port }: Place): Promise<TestAlfred> {
  const keys = await loadKeys(join(home, 'keys'))
  const readState = async () =>
    JSON.parse(await readFile(join(home, 'run', 'supervisor.json'), 'utf8')) as State
  const portOf = async (name: string) =>
    (JSON.parse(await readFile(join(home, 'ports.json'), 'utf8')) as Record<string, number>)[name]
  const database = async (): Promise<PostgrestAddress> => {
    const found = (await readState()).processes.find(({ name }) => name === 'postgrest')
    if (found === undefined) throw new Error('This Alfred has no PostgREST of its own.')
    if (found.readiness.kind === 'postgrest') return postgrestAddress(found.readiness)
    return { url: `http://127.0.0.1:${await portOf('postgrest')}` }
  }
  return {
    url: `http://127.0.0.1:${port}`,
    home,
    keys,
    database,
    rows: async (path, token) => rowsAt(await database(), path, token),
    asOwner: async (sql, values) => {
      const passwords = await loadPostgresPasswords(join(home, 'keys'))
      const port = (await portOf('database')) ?? 0
      const owner = new Client({ connectionString: postgresUrl('postgres', port, passwords) })
      await owner.connect()
      try {
        // No trigger asks which turn or edit it belongs to.
        await owner.query('set session_replication_role = replica')
        await owner.query(sql, [...values])
      } finally {
        await owner.end()
      }
    },
    nats: async (service) => {
      const [key] = await loadNatsKeys(join(home, 'keys'), [service])
      return { url: `nats://127.0.0.1:${await portOf('nats')}`, seed: key?.seed ?? '' }
    },
    readLogs: async () => {
      const names = await readdir(join(home, 'logs'))
      return (await Promise.all(names.map((name) => readFile(join(home, 'logs', name), 'utf8')))).join('\n')
    },
    processes: async () =>
      Object.fromEntries((await readState()).processes.map(({ name, pid }) => [name, pid])),
    stop: () => stopAlfred({ home, port }),
  }
}

export async function stopAlfred({ home, port }: Place): Promise<void> {
  await run(['stop'], placeOf({ home, port }))
  await rm(home, { recursive: true, force: true })
}

function placeOf({ home, port }: Place): Record<string, string> {
  return { ALFRED_HOME: home, ALFRED_PORT: String(port) }
}

async function run(words: string[], environment: Record<string, string>): Promise<void> {
  const output = await runToEnd(process.execPath, [inRepository('tools', 'run.mjs'), ...words], {
    environment,
  })
  if (output === undefined) throw new Error(`npm run ${words[0]} failed`)
}
