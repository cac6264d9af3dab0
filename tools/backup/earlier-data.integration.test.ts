// Every row that an earlier version backed up is there, as it was, in a database of this one.
import { createReadStream } from 'node:fs'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { inRepository, loadRows, migrate, saveRows } from '@alfred/local-stack'
import { startPostgres, type TestPostgres } from '@alfred/testing'
import { extract } from 'tar'

const backup = inRepository('apps', 'e2e', 'fixtures', 'data-of-20261128000400.tar.gz')

let folder: string
let postgres: TestPostgres
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'alfred-earlier-data-'))
  await chmod(folder, 0o711)
  await extract({ file: backup, cwd: folder })
  postgres = await startPostgres({ migrated: false })
}, 60_000)
afterAll(async () => {
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}, 60_000)

const linesOf = async (file: string): Promise<string[]> =>
  (await text(createReadStream(file))).split('\n').toSorted()

test('rows of an earlier version are all kept as they were', async () => {
  const before = join(folder, 'rows')
  const after = join(folder, 'rows-after')
  await loadRows(postgres.url, before)
  await migrate(postgres.url)
  const owner = await postgres.connect()
  const saved = await saveRows(owner, after).finally(() => owner.end())
  const list = JSON.parse(await readFile(join(before, 'tables.json'), 'utf8')) as typeof saved
  expect(saved.tables).toEqual(expect.arrayContaining(list.tables))
  expect(saved.sequences).toEqual(expect.arrayContaining(list.sequences))
  let rows = 0
  for (const { schema, table } of list.tables) {
    const [was, is] = await Promise.all(
      [before, after].map((place) => linesOf(join(place, `${schema}.${table}.copy`))),
    )
    expect({ table, rows: is }).toEqual({ table, rows: was })
    rows += was?.length ?? 0
  }
  expect(rows).toBeGreaterThan(10_000)
}, 60_000)
