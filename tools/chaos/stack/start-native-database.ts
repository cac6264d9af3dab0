import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  describePostgrest,
  findFreePort,
  findPostgrest,
  openTemporaryCluster,
  prepareDatabase,
} from '@alfred/local-stack'
import type { Keys } from '@alfred/local-stack'
import { copyPreparedCluster } from '@alfred/testing'
import { Client } from 'pg'
import { ChaosError, toLine } from '../errors.ts'
import { Supervised } from './supervised.ts'

/** A PostgreSQL and PostgREST that are restarted when they die. */
export type NativeDatabase = {
  restUrl: string
  processes(): { database: number; postgrest: number }
  query<Row>(sql: string): Promise<Row[]>
  stop(): Promise<void>
}

const CONNECTIONS = 10
const ATTEMPTS = 150

export async function startNativeDatabase(keys: Keys, logFolder: string): Promise<NativeDatabase> {
  const home = await mkdtemp(join(tmpdir(), 'alfred-chaos-database-'))
  const [port, restPort, adminPort] = [await findFreePort(), await findFreePort(), await findFreePort()]
  const folder = join(home, 'database')
  const prepared = await copyPreparedCluster({ folder, content: 'seeded' })
  const { description, ownerUrl, authenticatorUrl, passwords } = await openTemporaryCluster({ folder, port })
  const removeFiles = () => rm(home, { recursive: true, force: true })
  const database = await Supervised.start(description, logFolder).catch(async (error: unknown) => {
    await removeFiles()
    throw error
  })
  try {
    if (prepared === undefined)
      await prepareDatabase(ownerUrl, { authenticatorPassword: passwords.authenticator })
    const settings = {
      listener: { port: restPort, adminPort },
      databaseUrl: authenticatorUrl,
      jwks: keys.postgrestJwks,
      poolSize: CONNECTIONS,
    }
    const postgrest = await Supervised.start(describePostgrest(await findPostgrest(), settings), logFolder)
    return {
      restUrl: `http://127.0.0.1:${restPort}`,
      processes: () => ({ database: database.pid, postgrest: postgrest.pid }),
      query: (sql) => query(ownerUrl, sql),
      stop: async () => {
        await postgrest.stop()
        await database.stop()
        await removeFiles()
      },
    }
  } catch (error) {
    await database.stop()
    await removeFiles()
    throw error
  }
}

/** Runs a query, and retries while the server starts or recovers. */
async function query<Row>(connectionString: string, sql: string): Promise<Row[]> {
  let reason: unknown
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const client = new Client({ connectionString })
    client.on('error', () => undefined)
    try {
      await client.connect()
      return (await client.query(sql)).rows as Row[]
    } catch (error) {
      reason = error
      // Only errors of an absent server are retried; a wrong statement fails.
      if (!isAway(error)) break
      await sleep(200)
    } finally {
      await client.end().catch(() => undefined)
    }
  }
  throw new ChaosError(`The database refused or did not answer: ${toLine(reason)}`)
}

function isAway(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return code.startsWith('57') || code.startsWith('08') || code.startsWith('E') || code === ''
}
