import { createWriteStream } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Client } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import {
  agentVersionsSql,
  copyTarget,
  listSequencesSql,
  listTablesSql,
  newestVersionSql,
  rowsFileOf,
  TABLE_LIST_FILE,
  type SavedSequence,
  type SavedTable,
  type TableList,
} from './table-list.ts'

/**
 * Writes every row of a database into a folder from one consistent snapshot, without blocking writers. `owner` is a
 * connection of the database's owner.
 */
export async function saveRows(owner: Client, folder: string): Promise<TableList> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await owner.query('begin isolation level repeatable read read only')
  try {
    const list = await listTables(owner)
    for (const table of list.tables) {
      const rows = owner.query(copyTo(`copy ${copyTarget(table)} to stdout`))
      await pipeline(rows, createWriteStream(join(folder, rowsFileOf(table)), { mode: 0o600 }))
    }
    await writeFile(join(folder, TABLE_LIST_FILE), JSON.stringify(list, null, 2), { mode: 0o600 })
    return list
  } finally {
    await owner.query('rollback').catch(() => undefined)
  }
}

async function listTables(owner: Client): Promise<TableList> {
  const ask = async <Row extends object>(sql: string): Promise<Row | undefined> =>
    (await owner.query<Row>(sql)).rows[0]
  return {
    version: (await ask<{ version: string | null }>(newestVersionSql))?.version ?? '',
    agents: (await ask<{ agents: Record<string, string> }>(agentVersionsSql))?.agents ?? {},
    tables: (await ask<{ list: SavedTable[] }>(listTablesSql))?.list ?? [],
    sequences: (await ask<{ list: SavedSequence[] }>(listSequencesSql))?.list ?? [],
  }
}
