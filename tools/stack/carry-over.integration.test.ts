import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import {
  bringPglite,
  findFreePort,
  inRepository,
  loadKeys,
  runToEnd,
  startProcess,
  waitUntilReady,
} from '@alfred/local-stack'
import { Client } from 'pg'
import { openEmbeddedDatabase } from './embedded-database.ts'
import { homeAt, prepareHome, type Home } from './home.ts'

// The last version that kept its data with PGlite.
const LAST_VERSION = '20261126000200'
const PERSON = '11111111-2222-4333-8444-555555555555'

// No trigger asks who wrote these. What text, numbers, lists, times and JSON are most easily spoiled by.
const rows = `
  set session_replication_role = 'replica';
  insert into private.import_runs (source, input, position, updated_at)
    values (E'tab\\tline\\nback\\\\slash "quoted" \\\\N', 'é 漢字 🍋', 9007199254740993, '2026-11-01 10:00:00.123456+02');
  insert into public.inventory_lots (id, user_id, food, food_key, quantity, unit, location)
    values ('${PERSON}', '${PERSON}', 'milk', 'milk', 0.1000, 'l', 'fridge');`

const read = `select json_build_object(
  'runs', (select json_agg(r) from private.import_runs r), 'lots', (select json_agg(l) from public.inventory_lots l))::text as found`

let home: Home

beforeAll(async () => {
  home = homeAt(await mkdtemp(join(tmpdir(), 'alfred-test-carry-over-')))
  prepareHome(home)
  await loadKeys(home.keysFolder)
  const sql = join(home.folder, 'rows.sql')
  await writeFile(sql, rows)
  const script = inRepository('libs', 'local-stack', 'src', 'rows', 'testing', 'make-pglite.mjs')
  const made = await runToEnd(process.execPath, [
    script,
    await bringPglite(),
    home.pgliteFolder,
    LAST_VERSION,
    sql,
  ])
  expect(made).toBeDefined()
}, 180_000)

afterAll(() => rm(home.folder, { recursive: true, force: true }))

describe('the data of a version that kept them with PGlite', () => {
  test('are brought over whole, once, and the former folder is kept', async () => {
    const told: string[] = []
    const [found] = await start(told)
    const { runs, lots } = JSON.parse(found ?? '{}') as Record<string, Record<string, unknown>[]>
    expect(runs?.[0]).toMatchObject({
      source: 'tab\tline\nback\\slash "quoted" \\N',
      input: 'é 漢字 🍋',
      updated_at: '2026-11-01T08:00:00.123456+00:00',
    })
    expect(found).toContain('"position":9007199254740993')
    expect(lots).toHaveLength(1)
    expect(lots?.[0]).toMatchObject({ id: PERSON, user_id: PERSON, food: 'milk', location: 'fridge' })
    expect(told.filter((line) => line.startsWith('Brought over'))).toHaveLength(1)
    expect((await readdir(join(home.folder, 'data'))).toSorted()).toEqual([
      'database',
      'postgres-of-earlier-version',
      'redis',
    ])
    const again: string[] = []
    expect(await start(again)).toEqual([found])
    expect(again).toEqual([])
  }, 180_000)
})

/** Opens the database as a start does, and reads what is in it. */
async function start(told: string[]): Promise<string[]> {
  const port = await findFreePort()
  const { description, ownerUrl, prepare } = await openEmbeddedDatabase({
    home,
    port,
    log: (line) => told.push(line),
  })
  const server = startProcess(description)
  try {
    await waitUntilReady(server, description)
    await prepare()
    const client = new Client({ connectionString: ownerUrl })
    await client.connect()
    const { rows: found } = await client.query<{ found: string }>(read)
    await client.end()
    return found.map((row) => row.found)
  } finally {
    await server.stop()
  }
}
