import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inRepository } from '../repository.ts'

/** A migration as it lies in infra/supabase/migrations, in the Supabase CLI's layout. */
export type MigrationFile = {
  version: string
  name: string
  sql: string
  checksum: string
}

export const migrationsFolder = inRepository('infra', 'supabase', 'migrations')
export const rolesFile = inRepository('infra', 'supabase', 'local', 'roles.sql')

const fileName = /^(\d+)_(.+)\.sql$/

/** Reads all migrations, oldest first. Files that are not named `<version>_<name>.sql` are not migrations. */
export async function readMigrations(folder = migrationsFolder): Promise<MigrationFile[]> {
  const files = await readdir(folder).catch(() => [])
  const migrations = await Promise.all(files.toSorted().map((file) => readMigration(folder, file)))
  return migrations.filter((migration) => migration !== undefined)
}

async function readMigration(folder: string, file: string): Promise<MigrationFile | undefined> {
  const [, version, name] = fileName.exec(file) ?? []
  if (version === undefined || name === undefined) return undefined
  const sql = await readFile(join(folder, file), 'utf8')
  return { version, name, sql, checksum: hash(sql) }
}

function hash(text: string): string {
  return createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex')
}
