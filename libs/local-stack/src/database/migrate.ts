import { readFile } from 'node:fs/promises'
import { Client } from 'pg'
import { LocalStackError } from '../errors.ts'
import type { Log } from '../repository.ts'
import {
  adoptBaseline,
  forgetOtherLayers,
  newestOfHouse,
  readApplied,
  recordLayer,
  recordMigration,
  type Applied,
} from './applied-files.ts'
import { refuseChanged, refuseMissing, refuseNewer, refuseOlder } from './refuse-database.ts'
import {
  findSchemaFolders,
  readSchema,
  rolesFile,
  type MigrationFile,
  type SchemaFiles,
  type SchemaFolders,
} from './schema-files.ts'

/** The result of a run of the migrations. */
export type MigrationReport = {
  /** The newest version in the database; undefined when there is none. */
  appliedVersion: string | undefined
  newlyApplied: string[]
  /** The files of functions and bindings that were new or had changed. */
  appliedFiles: string[]
}

type Options = {
  log?: Log
  /** The folders to read instead of those of this repository. */
  folders?: SchemaFolders
  /** Creates only the tables as of these versions, so that rows saved at them fit. */
  upTo?: SchemaVersions | undefined
}

/** The newest migration of a database that is the house's, and the newest of each agent that has any. */
export type SchemaVersions = { version: string; agents: Readonly<Record<string, string>> }

// An arbitrary lock id, the same for all runs.
const lockKey = 736_412_001

/**
 * Brings a database up to date with infra/supabase and the SQL of the agents in one transaction: missing migrations, then changed files
 * of functions and bindings. Idempotent, and safe to run concurrently. A bare PostgreSQL first gets the roles that
 * hosted Supabase has. Refuses when an applied migration has changed (MIGRATION_CHANGED), when a newer Alfred has
 * migrated the database (DATABASE_NEWER) and when it is from before the baseline (DATABASE_TOO_OLD).
 */
export async function migrate(connectionString: string, options: Options = {}): Promise<MigrationReport> {
  const files = tablesUpTo(await readSchema(options.folders ?? (await findSchemaFolders())), options.upTo)
  const client = new Client({ connectionString, application_name: 'alfred-migrate' })
  // A lost connection rejects the query in flight; without a listener the event would also end the process.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey])
    await ensureRoles(client, options.log)
    return await inTransaction(client, () => applyMissing(client, files, options.log))
  } finally {
    await client.end()
  }
}

function tablesUpTo(files: SchemaFiles, upTo: SchemaVersions | undefined): SchemaFiles {
  if (upTo === undefined) return files
  const { baseline } = files
  refuseOlder(upTo.version, baseline, 'These data are')
  refuseMissing(files.migrations, upTo.agents)
  const last = baseline === undefined || upTo.version > baseline.version ? upTo.version : baseline.version
  const lastOf = (agent: string | null): string => (agent === null ? last : (upTo.agents[agent] ?? ''))
  return {
    ...files,
    migrations: files.migrations.filter(({ version, agent }) => version <= lastOf(agent)),
    layers: [],
  }
}

async function ensureRoles(client: Client, log?: Log): Promise<void> {
  const { rowCount } = await client.query(`select from pg_roles where rolname = 'authenticator'`)
  if (rowCount !== 0) return
  log?.('Adding the roles of Supabase ...')
  const sql = await readFile(rolesFile, 'utf8')
  await inTransaction(client, () => client.query(sql))
}

async function applyMissing(client: Client, files: SchemaFiles, log?: Log): Promise<MigrationReport> {
  const applied = await upToBaseline(client, files, await readApplied(client))
  refuseNewer(files.migrations, applied)
  refuseChanged(files.migrations, applied)
  const newlyApplied = await applyMigrations(client, files.migrations, { applied, log })
  const appliedFiles = await applyLayers(client, files.layers, { applied, log })
  const versions = [...applied.migrations.keys(), ...newlyApplied]
  return { appliedVersion: versions.toSorted().at(-1), newlyApplied, appliedFiles }
}

/** What was applied, after replacing the earlier migrations by the squashed ones. */
async function upToBaseline(client: Client, files: SchemaFiles, applied: Applied): Promise<Applied> {
  const { baseline, migrations } = files
  const newest = newestOfHouse(applied)
  if (baseline === undefined || newest === undefined || newest > baseline.standsFor) return applied
  refuseOlder(newest, baseline, 'The database is')
  await adoptBaseline(client, baseline, migrations)
  return readApplied(client)
}

type Applying = { applied: Applied; log: Log | undefined }

async function applyMigrations(
  client: Client,
  files: readonly MigrationFile[],
  { applied, log }: Applying,
): Promise<string[]> {
  const missing = files.filter(({ version }) => !applied.migrations.has(version))
  for (const file of missing) {
    log?.(`Applying ${file.version}_${file.name} ...`)
    await apply(client, `migration ${file.version}_${file.name}`, file.sql)
    await recordMigration(client, file)
  }
  return missing.map(({ version }) => version)
}

async function applyLayers(
  client: Client,
  files: SchemaFiles['layers'],
  { applied, log }: Applying,
): Promise<string[]> {
  if (files.length === 0) return []
  const changed = files.filter(({ path, checksum }) => applied.layers.get(path) !== checksum)
  if (changed.length > 0) log?.(`Applying ${changed.length} files of functions and bindings ...`)
  for (const file of changed) {
    await apply(client, `file ${file.path}`, file.sql)
    await recordLayer(client, file)
  }
  await forgetOtherLayers(client, files)
  if (changed.length > 0) await client.query(`notify pgrst, 'reload schema'`)
  return changed.map(({ path }) => path)
}

async function apply(client: Client, name: string, sql: string): Promise<void> {
  try {
    // The search path that hosted Supabase gives to migrations. Functions may refer to what a later file creates.
    await client.query(
      `set local search_path = "$user", public, extensions; set local check_function_bodies = off`,
    )
    await client.query(sql)
  } catch (error) {
    throw new LocalStackError(
      'MIGRATION_FAILED',
      `The ${name} failed: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    )
  }
}

async function inTransaction<Result>(client: Client, work: () => Promise<Result>): Promise<Result> {
  await client.query('begin')
  try {
    const result = await work()
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}
