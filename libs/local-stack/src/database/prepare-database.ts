import { seedBaseline, type SeedReport } from '@alfred/baseline'
import { Client } from 'pg'
import { migrate, type MigrationReport } from './migrate.ts'
import type { Log } from '../repository.ts'

/**
 * Prepares a database for use: missing migrations, then the baseline data unless it is loaded. Idempotent; takes
 * seconds the first time and milliseconds later. Sets the password of PostgREST's login if one is given.
 */
export async function prepareDatabase(
  connectionString: string,
  options: { log?: Log; authenticatorPassword?: string } = {},
): Promise<MigrationReport & SeedReport> {
  const migrated = await migrate(connectionString, options)
  const owner = new Client({ connectionString, application_name: 'alfred-seed' })
  // A lost connection rejects the query in flight; without a listener the event would also end the process.
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
