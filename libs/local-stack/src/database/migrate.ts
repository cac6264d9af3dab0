import { readFile } from 'node:fs/promises'
import { Client } from 'pg'
import { LocalStackError } from '../errors.ts'
import type { Log } from '../repository.ts'
import { readMigrations, rolesFile, type MigrationFile } from './migration-files.ts'

/** What a run of the migrations did. */
export type MigrationReport = {
  /** The newest version in the database; undefined when there is none. */
  appliedVersion: string | undefined
  newlyApplied: string[]
}

type Options = {
  log?: Log
  folder?: string
  /** Leaves out what came after this version: rows that were saved then fit into what there was then. */
  upTo?: string | undefined
}

// Any number serves, as long as all runs use the same one.
const lockKey = 736_412_001

const bookkeeping = `
  create schema if not exists supabase_migrations;
  create table if not exists supabase_migrations.schema_migrations (
    version text not null primary key, statements text[], name text);
  create table if not exists supabase_migrations.alfred_checksums (
    version text not null primary key, checksum text not null);`

/**
 * Brings a database up to date with infra/supabase/migrations; safe to repeat and to run twice at once.
 * A bare PostgreSQL first gets the roles that hosted Supabase brings. Refuses when an applied file has changed
 * (MIGRATION_CHANGED) and when a newer Alfred has been at the database (DATABASE_NEWER).
 */
export async function migrate(connectionString: string, options: Options = {}): Promise<MigrationReport> {
  const files = (await readMigrations(options.folder)).filter(
    ({ version }) => options.upTo === undefined || version <= options.upTo,
  )
  const client = new Client({ connectionString, application_name: 'alfred-migrate' })
  // A server that goes away ends the query in flight, which tells it; the event alone must not end the process.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey])
    await ensureRoles(client, options.log)
    return await applyMissing(client, files, options.log)
  } finally {
    await client.end()
  }
}

async function ensureRoles(client: Client, log?: Log): Promise<void> {
  const { rowCount } = await client.query(`select from pg_roles where rolname = 'authenticator'`)
  if (rowCount !== 0) return
  log?.('Adding the roles of Supabase ...')
  await inTransaction(client, await readFile(rolesFile, 'utf8'))
}

async function applyMissing(client: Client, files: MigrationFile[], log?: Log): Promise<MigrationReport> {
  const applied = await readApplied(client)
  refuseNewer(files, applied)
  refuseChanged(files, applied)
  const missing = files.filter((file) => !applied.has(file.version))
  for (const file of missing) {
    log?.(`Applying ${file.version}_${file.name} ...`)
    await apply(client, file)
  }
  const newlyApplied = missing.map(({ version }) => version)
  return { appliedVersion: [...applied.keys(), ...newlyApplied].toSorted().at(-1), newlyApplied }
}

async function readApplied(client: Client): Promise<Map<string, string | null>> {
  await client.query(bookkeeping)
  const { rows } = await client.query<{ version: string; checksum: string | null }>(
    `select version, checksum from supabase_migrations.schema_migrations
     left join supabase_migrations.alfred_checksums using (version)`,
  )
  return new Map(rows.map(({ version, checksum }) => [version, checksum]))
}

/** An older Alfred would run on tables that it does not know, and spoil them. */
function refuseNewer(files: MigrationFile[], applied: Map<string, string | null>): void {
  const newestKnown =
    files
      .map(({ version }) => version)
      .toSorted()
      .at(-1) ?? ''
  const newest = [...applied.keys()].toSorted().at(-1) ?? ''
  if (newest <= newestKnown) return
  throw new LocalStackError(
    'DATABASE_NEWER',
    `The database is at version ${newest}, and this Alfred knows versions up to ${newestKnown}. Start the newer Alfred that was here before, or restore a backup from before it.`,
  )
}

function refuseChanged(files: MigrationFile[], applied: Map<string, string | null>): void {
  const changed = files.find((file) => {
    const checksum = applied.get(file.version)
    // No checksum: the Supabase CLI applied it, which keeps none.
    return checksum !== undefined && checksum !== null && checksum !== file.checksum
  })
  if (changed === undefined) return
  throw new LocalStackError(
    'MIGRATION_CHANGED',
    `The migration ${changed.version}_${changed.name} has changed since it was applied. Put it back as it was and write a new one.`,
  )
}

async function apply(client: Client, file: MigrationFile): Promise<void> {
  try {
    await inTransaction(client, file.sql, async () => {
      await client.query(
        'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)',
        [file.version, file.name, [file.sql]],
      )
      await client.query('insert into supabase_migrations.alfred_checksums values ($1, $2)', [
        file.version,
        file.checksum,
      ])
    })
  } catch (error) {
    throw new LocalStackError(
      'MIGRATION_FAILED',
      `The migration ${file.version}_${file.name} failed: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    )
  }
}

async function inTransaction(client: Client, sql: string, record?: () => Promise<void>): Promise<void> {
  await client.query('begin')
  try {
    // The search path that hosted Supabase gives to migrations.
    await client.query(`set local search_path = "$user", public, extensions`)
    await client.query(sql)
    await record?.()
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}
