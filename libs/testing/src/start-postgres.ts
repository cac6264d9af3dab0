import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort, openTemporaryCluster } from '@alfred/local-stack'
import { Client, type QueryResultRow } from 'pg'
import { copyPreparedCluster, fillDatabase, temporarySettings } from './prepared-cluster.ts'
import { startTestServer, type TestServer } from './test-server.ts'

/** A PostgreSQL server with the roles, passwords and time limits of the product. `url` is the owner's. */
export type TestPostgres = TestServer & {
  /** The newest applied migration; undefined when there is none. */
  readonly appliedVersion: string | undefined
  /** The URL for PostgREST: it logs in as a role without rights of its own. */
  readonly authenticatorUrl: string
  /** Runs SQL as the owner, in a new connection. */
  query<Row extends QueryResultRow>(sql: string, values?: unknown[]): Promise<Row[]>
  /** Opens a connection of the owner that stays open until its `end`. */
  connect(): Promise<Client>
}

type Options = {
  /** False leaves the database bare: no roles, no migrations. */
  migrated?: boolean
  /** True adds the baseline data. */
  seeded?: boolean
}

/**
 * Starts a PostgreSQL 18 in a temporary folder, migrated by default; in a test run it is a copy of one that was
 * prepared. Its data survives a killed process, but not a power cut.
 */
export async function startPostgres({
  migrated = true,
  seeded = false,
}: Options = {}): Promise<TestPostgres> {
  const home = await mkdtemp(join(tmpdir(), 'alfred-test-postgres-'))
  const folder = join(home, 'database')
  const content = seeded ? 'seeded' : 'migrated'
  const prepared = migrated ? await copyPreparedCluster({ folder, content }) : undefined
  const port = await findFreePort()
  const cluster = await openTemporaryCluster({ folder, port, settings: temporarySettings })
  const url = cluster.ownerUrl
  const server = await startTestServer(cluster.description, {
    url,
    port,
    cleanUp: () => rm(home, { recursive: true, force: true }),
  })
  try {
    const isReady = !migrated || prepared !== undefined
    const appliedVersion = isReady
      ? prepared?.appliedVersion
      : await fillDatabase(url, content, cluster.passwords.authenticator)
    // Assigning to the server keeps its `pid` live; spreading would freeze it.
    return Object.assign(server, {
      appliedVersion,
      authenticatorUrl: cluster.authenticatorUrl,
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

async function query<Row extends QueryResultRow>(
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
