import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '@alfred/testing'
import { Client } from 'pg'
import { importData } from '../import-data.ts'
import type { Clock } from '../rate-limiter.ts'
import { createFakeClock } from './fake-clock.ts'
import { playApi, type PlayedApi } from './play-api.ts'

/** The keys that every run has, none of which may be told. */
export const keys = {
  FDC_API_KEY: 's3cret-a',
  SPOONACULAR_API_KEY: 's3cret-b',
  EDAMAM_APP_ID: 's3cret-c',
  EDAMAM_APP_KEY: 's3cret-d',
}

type Options = {
  clock?: Clock
  environment?: Record<string, string>
  stop?: AbortController
  onShow?: () => void
}
export type TestImport = Awaited<ReturnType<typeof startImport>>

/** A native PostgreSQL with its baseline, a folder for files, and the command as somebody runs it. */
export async function startImport() {
  const folder = await mkdtemp(join(tmpdir(), 'alfred-test-import-'))
  const postgres = await startPostgres({ seeded: true })
  const apis: PlayedApi[] = []
  const told: string[] = []

  async function run(line: string, options: Options = {}) {
    const lines: string[] = []
    const say = (text: string) => lines.push(text)
    const report = await importData(line.split(' '), {
      environment: { DATABASE_URL: postgres.url, ...keys, ...options.environment },
      output: { say, show: options.onShow ?? say },
      clock: options.clock ?? createFakeClock(),
      signal: (options.stop ?? new AbortController()).signal,
    }).finally(() => told.push(...lines))
    return { ...report, lines }
  }

  /** Plays all services at one address; the clock writes down who was asked and how long was waited, in order. */
  async function play(replies: Parameters<typeof playApi>[0], clock = createFakeClock()) {
    const api = await playApi(replies, (path) => clock.log.push(path))
    apis.push(api)
    const { url } = api
    const environment = { OFF_URL: url, FDC_URL: url, SPOONACULAR_URL: url, EDAMAM_URL: url }
    return { api, clock, environment }
  }

  async function one(sql: string, values: unknown[] = []): Promise<unknown> {
    const [row] = await postgres.query<Record<string, unknown>>(sql, values)
    return row && Object.values(row)[0]
  }

  async function stop() {
    await Promise.all(apis.map((api) => api.close()))
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }

  const count = async (what: string) => Number(await one(`select count(*) from ${what}`))
  return { folder, postgres, told, run, play, one, count, stop }
}

/** Does something in a connection of its own. */
export async function connected<Result>(
  url: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
