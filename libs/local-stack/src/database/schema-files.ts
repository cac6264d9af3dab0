import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inRepository } from '../repository.ts'

/** A migration in infra/supabase/migrations, in the Supabase CLI's layout: tables, applied once. */
export type MigrationFile = {
  version: string
  name: string
  sql: string
  checksum: string
}

/** A file of functions or bindings, which is applied again whenever it has changed. */
export type LayerFile = { path: string; sql: string; checksum: string }

/** The baseline: the earlier migrations that the first ones replace. */
export type SquashedBaseline = {
  /** The newest of the replaced migrations. */
  standsFor: string
  /** The newest of the replacing migrations. */
  version: string
}

/** All files of a schema, in the order in which they are applied. */
export type SchemaFiles = {
  migrations: MigrationFile[]
  baseline: SquashedBaseline | undefined
  layers: LayerFile[]
}

const schemaFolder = inRepository('infra', 'supabase')
export const rolesFile = join(schemaFolder, 'local', 'roles.sql')

const migrationName = /^(\d+)_(.+)\.sql$/

/** Reads a schema folder, infra/supabase by default. */
export async function readSchema(folder = schemaFolder): Promise<SchemaFiles> {
  return {
    migrations: await readMigrations(folder),
    baseline: await readBaseline(folder),
    layers: await readLayers(folder),
  }
}

/** Reads all migrations, oldest first. Files that are not named `<version>_<name>.sql` are not migrations. */
export async function readMigrations(folder = schemaFolder): Promise<MigrationFile[]> {
  const place = join(folder, 'migrations')
  const files = await readdir(place).catch(() => [])
  const migrations = await Promise.all(files.toSorted().map((file) => readMigration(place, file)))
  return migrations.filter((migration) => migration !== undefined)
}

async function readMigration(place: string, file: string): Promise<MigrationFile | undefined> {
  const [, version, name] = migrationName.exec(file) ?? []
  if (version === undefined || name === undefined) return undefined
  const sql = await readSql(join(place, file))
  return { version, name, sql, checksum: hash(sql) }
}

/** Reads which earlier migrations the first ones replace. Undefined when they replace none. */
export async function readBaseline(folder = schemaFolder): Promise<SquashedBaseline | undefined> {
  const text = await readFile(join(folder, 'baseline.json'), 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  const { stands_for: standsFor, version }: { stands_for: string; version: string } = JSON.parse(text)
  return { standsFor, version }
}

/** Reads the layer files: functions, then bindings, which refer to functions, then the drops. */
async function readLayers(folder: string): Promise<LayerFile[]> {
  const paths = [
    ...(await sqlFilesIn(folder, 'functions')),
    ...(await sqlFilesIn(folder, 'bindings')),
    'dropped.sql',
  ]
  const texts = new Map<string, string>()
  for (const path of paths) {
    const sql = await readSql(join(folder, path)).catch(() => undefined)
    if (sql !== undefined) texts.set(path, sql)
  }
  return [...texts].map(([path, sql]) => ({
    path,
    sql,
    checksum: hash([sql, ...foundation(texts, sql)].join('\n')),
  }))
}

const againWith = /^-- again with: (.+)$/m

/** The contents of the files named in this one's first line; a change in them applies this one again. */
function foundation(texts: ReadonlyMap<string, string>, sql: string): string[] {
  const named = againWith.exec(sql)?.[1]?.split(', ') ?? []
  return named.map((path) => texts.get(path.trim()) ?? '')
}

async function sqlFilesIn(folder: string, layer: string): Promise<string[]> {
  const entries = await readdir(join(folder, layer), { recursive: true }).catch(() => [])
  return entries
    .filter((entry) => entry.endsWith('.sql'))
    .map((entry) => `${layer}/${entry.replaceAll('\\', '/')}`)
    .toSorted()
}

/** Reads a file with normalised line endings, so that its checksum is the same on every system. */
async function readSql(path: string): Promise<string> {
  return (await readFile(path, 'utf8')).replaceAll('\r\n', '\n')
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
