import type { Client } from 'pg'
import type { LayerFile, MigrationFile, SquashedBaseline } from './schema-files.ts'

/** What was applied to a database, with checksums: migrations by version, files of functions and bindings by path. */
export type Applied = {
  /** The checksum is null if the Supabase CLI applied the migration, since it keeps none. */
  migrations: Map<string, string | null>
  layers: Map<string, string>
  /** The versions of migrations that are an agent's. */
  ofAgents: ReadonlySet<string>
}

const bookkeeping = `
  create schema if not exists supabase_migrations;
  create table if not exists supabase_migrations.schema_migrations (
    version text not null primary key, statements text[], name text);
  create table if not exists supabase_migrations.alfred_checksums (
    version text not null primary key, checksum text not null);
  create table if not exists supabase_migrations.alfred_files (
    path text not null primary key, checksum text not null, applied_at timestamptz not null default clock_timestamp());`

/** Reads what was applied to a database. Creates the bookkeeping tables in one that was never migrated. */
export async function readApplied(client: Client): Promise<Applied> {
  await client.query(bookkeeping)
  const migrations = await client.query<{ version: string; checksum: string | null; is_agents: boolean }>(
    `select version, checksum, coalesce(name like 'agents-%', false) as is_agents from supabase_migrations.schema_migrations
     left join supabase_migrations.alfred_checksums using (version)`,
  )
  const layers = await client.query<{ path: string; checksum: string }>(
    'select path, checksum from supabase_migrations.alfred_files',
  )
  return {
    migrations: new Map(migrations.rows.map(({ version, checksum }) => [version, checksum])),
    layers: new Map(layers.rows.map(({ path, checksum }) => [path, checksum])),
    ofAgents: new Set(migrations.rows.flatMap((row) => (row.is_agents ? [row.version] : []))),
  }
}

export async function recordMigration(client: Client, file: MigrationFile): Promise<void> {
  await client.query(
    'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)',
    [file.version, file.agent === null ? file.name : `${file.agent}/${file.name}`, [file.sql]],
  )
  await client.query('insert into supabase_migrations.alfred_checksums values ($1, $2)', [
    file.version,
    file.checksum,
  ])
}

export async function recordLayer(client: Client, { path, checksum }: LayerFile): Promise<void> {
  await client.query(
    `insert into supabase_migrations.alfred_files (path, checksum) values ($1, $2)
     on conflict (path) do update set checksum = $2, applied_at = clock_timestamp()`,
    [path, checksum],
  )
}

/** Forgets files that no longer exist, so that a file that returns is applied again. */
export async function forgetOtherLayers(client: Client, files: readonly LayerFile[]): Promise<void> {
  await client.query('delete from supabase_migrations.alfred_files where path <> all ($1)', [
    files.map(({ path }) => path),
  ])
}

/** The newest applied migration that is the house's; undefined when there is none. */
export function newestOfHouse({ migrations, ofAgents }: Applied): string | undefined {
  return [...migrations.keys()]
    .filter((version) => !ofAgents.has(version))
    .toSorted()
    .at(-1)
}

/** Replaces the earlier migrations of the house in the bookkeeping by the squashed ones, which count as applied. */
export async function adoptBaseline(
  client: Client,
  { standsFor, version }: SquashedBaseline,
  files: readonly MigrationFile[],
): Promise<void> {
  const { rows } = await client.query<{ version: string }>(
    `delete from supabase_migrations.schema_migrations
     where version <= $1 and coalesce(name, '') not like 'agents-%' returning version`,
    [standsFor],
  )
  await client.query('delete from supabase_migrations.alfred_checksums where version = any ($1)', [
    rows.map((row) => row.version),
  ])
  for (const file of files)
    if (file.agent === null && file.version <= version) await recordMigration(client, file)
}
