import { seedBaseline, type SeedReport } from '@alfred/baseline'
import { Client } from 'pg'
import { migrate, type MigrationReport } from './migrate.ts'
import type { Log } from '../repository.ts'

/**
 * Makes a database ready to be used: the migrations that it lacks, then the baseline data unless it has them. Safe to repeat;
 * takes seconds the first time and milliseconds after it. PostgREST's login gets its password, if one is given.
 */
export async function prepareDatabase(
  connectionString: string,
  options: { log?: Log; authenticatorPassword?: string } = {},
): Promise<MigrationReport & SeedReport> {
  const migrated = await migrate(connectionString, options)
  const owner = new Client({ connectionString, application_name: 'alfred-seed' })
  // A server that goes away ends the query in flight, which tells it; the event alone must not end the process.
  owner.on('error', () => undefined)
  await owner.connect()
  try {
    if (options.authenticatorPassword !== undefined) await setPassword(owner, options.authenticatorPassword)
    return { ...migrated, ...(await seedBaseline(owner, options.log)) }
  } finally {
    await owner.end()
  }
}

async function setPassword(owner: Client, password: string): Promise<void> {
  await owner.query(`alter role authenticator with login password ${owner.escapeLiteral(password)}`)
}
