// Run as a process of its own with the folder of PGlite's packages, a data folder, a newest version and a file of SQL: makes an
// embedded database as earlier versions left it.
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readMigrations, rolesFile } from '../../database/migration-files.ts'

const [packages, dataFolder, newest, sqlFile] = process.argv.slice(2)
const { resolve } = createRequire(join(packages, 'package.json'))
const bring = async (name) => import(pathToFileURL(resolve(name)).href)
const { PGlite } = await bring('@electric-sql/pglite')
const { vector } = await bring('@electric-sql/pglite-pgvector')
const names = ['citext', 'pg_trgm', 'pgcrypto', 'unaccent']
const contributed = await Promise.all(
  names.map(async (name) => [name, (await bring(`@electric-sql/pglite/contrib/${name}`))[name]]),
)
const database = await PGlite.create({
  dataDir: dataFolder,
  extensions: { ...Object.fromEntries(contributed), vector },
})
await database.exec(await readFile(rolesFile, 'utf8'))
await database.exec('create schema supabase_migrations')
await database.exec(
  'create table supabase_migrations.schema_migrations (version text primary key, statements text[], name text)',
)
for (const { version, name, sql } of await readMigrations()) {
  if (version > newest) continue
  await database.exec(`set search_path = "$user", public, extensions; ${sql}`)
  await database.query('insert into supabase_migrations.schema_migrations (version, name) values ($1, $2)', [
    version,
    name,
  ])
}
await database.exec(await readFile(sqlFile, 'utf8'))
await database.close()
