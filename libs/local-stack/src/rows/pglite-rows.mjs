// Run as a process of its own with the folder of PGlite's packages, a data folder and a target folder: writes the rows of an
// embedded database of earlier versions (PostgreSQL in WebAssembly) in the form in which rows are saved. The data folder is
// only read; PGlite works on a copy.
import { mkdir, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  copyTarget,
  listSequencesSql,
  listTablesSql,
  newestVersionSql,
  rowsFileOf,
  TABLE_LIST_FILE,
} from './table-list.ts'

const [packages, dataFolder, target] = process.argv.slice(2)
const { resolve } = createRequire(join(packages, 'package.json'))
const bring = async (name) => import(pathToFileURL(resolve(name)).href)
const { PGlite } = await bring('@electric-sql/pglite')
const { vector } = await bring('@electric-sql/pglite-pgvector')
const contributed = await Promise.all(
  ['citext', 'pg_trgm', 'pgcrypto', 'unaccent'].map(async (name) => [
    name,
    (await bring(`@electric-sql/pglite/contrib/${name}`))[name],
  ]),
)
const database = await PGlite.create({
  dataDir: dataFolder,
  extensions: { ...Object.fromEntries(contributed), vector },
})
const ask = async (sql) => (await database.query(sql)).rows[0] ?? {}
await mkdir(target, { recursive: true, mode: 0o700 })
const list = {
  version: (await ask(newestVersionSql)).version,
  tables: (await ask(listTablesSql)).list,
  sequences: (await ask(listSequencesSql)).list,
}
for (const table of list.tables) {
  // A table without rows writes nothing, and there is no blob then.
  const { blob } = await database.query(`copy ${copyTarget(table)} to '/dev/blob'`)
  const rows = Buffer.from((await blob?.arrayBuffer()) ?? new ArrayBuffer(0))
  await writeFile(join(target, rowsFileOf(table)), rows, { mode: 0o600 })
}
await writeFile(join(target, TABLE_LIST_FILE), JSON.stringify(list, null, 2), { mode: 0o600 })
await database.close()
