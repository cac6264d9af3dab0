import { rm } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  createCluster,
  describeNativePostgres,
  findFreePort,
  findNativePostgres,
  migrate,
  prepareDatabase,
} from '@alfred/local-stack'
import { Client, DatabaseError, type QueryResultRow } from 'pg'
import { startTestServer, type TestServer } from './test-server.ts'

/** A native PostgreSQL of its own. `url` is the superuser's. */
export type TestPostgres = TestServer & {
  /** The newest migration that is applied; undefined when there is none. */
  readonly appliedVersion: string | undefined
  /** For PostgREST: logs in as the role that has no rights of its own. */
  readonly authenticatorUrl: string
  /** Runs SQL as the superuser, in a connection of its own. */
  query<Row extends QueryResultRow>(sql: string, values?: unknown[]): Promise<Row[]>
  /** A connection of the superuser that stays open until its `end`. */
  connect(): Promise<Client>
}

type Options = {
  /** False leaves the database bare: no roles, no migrations. */
  migrated?: boolean
  /** True loads the baseline data as well, which takes a few seconds. */
  seeded?: boolean
}

/** Starts a native PostgreSQL 18 in a temporary folder, migrated. It has no pgvector. */
export async function startPostgres({
  migrated = true,
  seeded = false,
}: Options = {}): Promise<TestPostgres> {
  const native = await findNativePostgres()
  const home = await createCluster(native)
  const port = await findFreePort()
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  const server = await startTestServer(describeNativePostgres(native, home, port), {
    url,
    port,
    cleanUp: () => rm(home, { recursive: true, force: true }),
  })
  try {
    await waitUntilAnswering(url)
    const prepare = seeded ? prepareDatabase : migrate
    const appliedVersion = migrated ? (await prepare(url)).appliedVersion : undefined
    // Assigning to the server keeps its `pid` live; spreading would freeze it.
    return Object.assign(server, {
      appliedVersion,
      authenticatorUrl: `postgres://authenticator@127.0.0.1:${port}/postgres?sslmode=disable`,
      query: <Row extends QueryResultRow>(sql: string, values?: unknown[]) => query<Row>(url, sql, values),
      connect: async () => {
        const client = new Client({ connectionString: url })
        await client.connect()
        return client
      },
    })
  } catch (error) {
    await server.stop()
    throw error
  }
}

/** The port is open before the server takes connections; until then it refuses them with 57P03. */
async function waitUntilAnswering(url: string): Promise<void> {
  await query(url, 'select 1')
}

/** Asks again while the server starts or recovers: one that was killed is up before it answers. */
async function query<Row extends QueryResultRow>(
  url: string,
  sql: string,
  values?: unknown[],
): Promise<Row[]> {
  for (;;) {
    try {
      return await queryOnce<Row>(url, sql, values)
    } catch (error) {
      if (!(error instanceof DatabaseError) || error.code !== '57P03') throw error
      await sleep(50)
    }
  }
}

async function queryOnce<Row extends QueryResultRow>(
  url: string,
  sql: string,
  values?: unknown[],
): Promise<Row[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(sql, values)).rows
  } finally {
    await client.end()
  }
}
