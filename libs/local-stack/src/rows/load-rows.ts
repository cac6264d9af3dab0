import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { LocalStackError } from '../errors.ts'
import { migrate } from '../database/migrate.ts'
import { copyTarget, quoted, rowsFileOf, TABLE_LIST_FILE, type TableList } from './table-list.ts'

/**
 * Replaces the content of a database by the saved rows. The tables are created as of the version at which the rows
 * were saved, so that they fit; the next prepareDatabase brings them up to date. Either all rows are loaded or none.
 * Throws ROWS_NOT_LOADED, DATABASE_NEWER when the database is newer than the rows, and DATABASE_TOO_OLD when the rows
 * are from before the baseline.
 */
export async function loadRows(connectionString: string, folder: string): Promise<TableList> {
  const list: TableList = JSON.parse(await readFile(join(folder, TABLE_LIST_FILE), 'utf8'))
  await migrate(connectionString, { upTo: { version: list.version, agents: list.agents ?? {} } })
  const owner = new Client({ connectionString, application_name: 'alfred-load-rows' })
  // A lost connection rejects the query in flight; without a listener the event would also end the process.
  owner.on('error', () => undefined)
  await owner.connect()
  try {
    await owner.query('begin')
    // Rows are restored without triggers and foreign key checks: triggers must not act twice, and the order must not
    // matter.
    await owner.query(`set local session_replication_role = 'replica'`)
    await emptyTables(owner, list)
    const restoreChecks = await liftChecksOfNewRows(owner)
    for (const table of list.tables) {
      const source = createReadStream(join(folder, rowsFileOf(table)))
      await pipeline(source, owner.query(copyFrom(`copy ${copyTarget(table)} from stdin`)))
    }
    await restoreChecks()
    for (const { schema, sequence, value } of list.sequences)
      await owner.query('select setval($1::regclass, $2)', [`${quoted(schema)}.${quoted(sequence)}`, value])
    await owner.query('commit')
    await owner.query('analyze')
    return list
  } catch (error) {
    await owner.query('rollback').catch(() => undefined)
    throw new LocalStackError(
      'ROWS_NOT_LOADED',
      `The saved rows could not be loaded: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    )
  } finally {
    await owner.end()
  }
}

async function emptyTables(owner: Client, { tables }: TableList): Promise<void> {
  if (tables.length === 0) return
  const names = tables.map(({ schema, table }) => `${quoted(schema)}.${quoted(table)}`)
  await owner.query(`truncate ${names.join(', ')}`)
}

/**
 * Lifts the checks that hold for new rows alone ("not valid"): rows that were stored before there was such a check are no new ones because
 * they are restored. Returns what puts them back as they were.
 */
async function liftChecksOfNewRows(owner: Client): Promise<() => Promise<void>> {
  const { rows } = await owner.query<{ table: string; name: string; definition: string }>(`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'c' and conrelid <> 0 and not convalidated order by 1, 2`)
  for (const { table, name } of rows) await owner.query(`alter table ${table} drop constraint ${name}`)
  return async () => {
    for (const { table, name, definition } of rows)
      await owner.query(`alter table ${table} add constraint ${name} ${definition}`)
  }
}
