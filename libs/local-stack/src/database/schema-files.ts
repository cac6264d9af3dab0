import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LocalStackError } from '../errors.ts'
import { inRepository } from '../repository.ts'
import { findAgentSchemas, type AgentSchema } from './agent-schemas.ts'

/** A migration, in the Supabase CLI's layout: tables, applied once. */
export type MigrationFile = {
  version: string
  name: string
  sql: string
  checksum: string
  /** The agent whose it is, such as agents-garden; null for one of the house. */
  agent: string | null
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

/** The folders of a schema: the house's, and one for each agent that has tables or functions of its own. */
export type SchemaFolders = { house: string; agents: readonly AgentSchema[] }

/** The folders of this repository: infra/supabase, and apps/agents-<domain>/sql. */
export async function findSchemaFolders(): Promise<SchemaFolders> {
  return { house: schemaFolder, agents: await findAgentSchemas() }
}

/**
 * Reads a whole schema: the tables of all in the order of their versions, then what the house has of functions and bindings, then
 * each agent's, which may use the house's.
 * @throws LocalStackError MIGRATION_DUPLICATE when two migrations have one version.
 */
export async function readSchema({ house, agents }: SchemaFolders): Promise<SchemaFiles> {
  const migrations = [await readMigrations(house)]
  for (const { agent, folder } of agents) migrations.push(await readMigrations(folder, agent))
  const all = migrations.flat().toSorted((left, right) => (left.version < right.version ? -1 : 1))
  refuseDuplicates(all)
  return {
    migrations: all,
    baseline: await readBaseline(house),
    layers: await readLayers([{ folder: house, prefix: '' }, ...agents.map(withPrefix)]),
  }
}

/** Reads the migrations of one folder, the house's by default, oldest first. Files that are not named `<version>_<name>.sql` are not migrations. */
export async function readMigrations(
  folder = schemaFolder,
  agent: string | null = null,
): Promise<MigrationFile[]> {
  const place = join(folder, 'migrations')
  const files = await readdir(place).catch(() => [])
  const migrations = await Promise.all(files.toSorted().map((file) => readMigration(place, file)))
  return migrations.filter((migration) => migration !== undefined).map((file) => ({ ...file, agent }))
}

async function readMigration(place: string, file: string): Promise<Omit<MigrationFile, 'agent'> | undefined> {
  const [, version, name] = migrationName.exec(file) ?? []
  if (version === undefined || name === undefined) return undefined
  const sql = await readSql(join(place, file))
  return { version, name, sql, checksum: hash(sql) }
}

function refuseDuplicates(migrations: readonly MigrationFile[]): void {
  const index = migrations.findIndex(({ version }, at) => migrations[at - 1]?.version === version)
  const [first, second] = [migrations[index - 1], migrations[index]]
  if (first === undefined || second === undefined) return
  const named = ({ agent, version, name }: MigrationFile): string =>
    `${agent === null ? '' : `${agent}/`}${version}_${name}`
  throw new LocalStackError(
    'MIGRATION_DUPLICATE',
    `Two migrations have one version: ${named(first)} and ${named(second)}. Give the one that was not applied anywhere yet a later version.`,
  )
}

/** Reads which earlier migrations the first ones replace. Undefined when they replace none. */
export async function readBaseline(folder = schemaFolder): Promise<SquashedBaseline | undefined> {
  const text = await readFile(join(folder, 'baseline.json'), 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  const { stands_for: standsFor, version }: { stands_for: string; version: string } = JSON.parse(text)
  return { standsFor, version }
}

/** A folder with layers, and what its files are called by before their path in it: nothing for the house's. */
type LayerFolder = { folder: string; prefix: string }

function withPrefix({ agent, folder }: AgentSchema): LayerFolder {
  return { folder, prefix: `${agent}/` }
}

/** Reads the layer files: functions, then bindings, which refer to functions, then the drops; of each the house's first. */
async function readLayers(folders: readonly LayerFolder[]): Promise<LayerFile[]> {
  const texts = new Map<string, string>()
  for (const layer of ['functions', 'bindings', 'dropped.sql'])
    for (const { folder, prefix } of folders)
      for (const path of layer.endsWith('.sql') ? [layer] : await sqlFilesIn(folder, layer)) {
        const sql = await readSql(join(folder, path)).catch(() => undefined)
        if (sql !== undefined) texts.set(`${prefix}${path}`, sql)
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
