import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { describePglite, findFreePort, migrate, startProcess, waitUntilReady } from '@alfred/local-stack'
import { startPostgres, type TestPostgres } from './start-postgres.ts'

let folder: string
let postgres: TestPostgres

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'alfred-test-migrations-'))
  await writeFile(
    join(folder, '20260101000000_first.sql'),
    'create table public.teas (name text); -- one; two',
  )
  await writeFile(join(folder, '20260102000000_second.sql'), `insert into public.teas values ('green');`)
  await writeFile(
    join(folder, '20260103000000_vectors.sql'),
    '-- requires extension: vector\ncreate extension vector with schema extensions;',
  )
  await writeFile(join(folder, 'notes.txt'), 'not a migration')
  postgres = await startPostgres({ migrated: false })
}, 60_000)

afterAll(async () => {
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
})

describe('migrate', () => {
  test('adds the roles, applies all files once, and leaves out what the server cannot do', async () => {
    const first = await migrate(postgres.url, { folder })
    expect(first.newlyApplied).toEqual(['20260101000000', '20260102000000'])
    expect(first.skipped).toEqual(['20260103000000'])
    const again = await migrate(postgres.url, { folder })
    expect(again).toEqual({ appliedVersion: '20260102000000', newlyApplied: [], skipped: ['20260103000000'] })
    expect(await postgres.query('select name from public.teas')).toEqual([{ name: 'green' }])
    const rows = await postgres.query(
      'select version, name from supabase_migrations.schema_migrations order by 1',
    )
    expect(rows).toEqual([
      { version: '20260101000000', name: 'first' },
      { version: '20260102000000', name: 'second' },
    ])
  })

  test('two runs at once apply a file once', async () => {
    await writeFile(join(folder, '20260104000000_third.sql'), `insert into public.teas values ('black');`)
    const reports = await Promise.all([migrate(postgres.url, { folder }), migrate(postgres.url, { folder })])
    expect(reports.flatMap((report) => report.newlyApplied)).toEqual(['20260104000000'])
  })

  test('a failing file leaves nothing of itself behind and is named', async () => {
    const path = join(folder, '20260105000000_broken.sql')
    await writeFile(path, 'create table public.cups (size int); select 1/0;')
    await expect(migrate(postgres.url, { folder })).rejects.toThrow(
      /20260105000000_broken failed: division by zero/,
    )
    expect(await postgres.query(`select to_regclass('public.cups') as cups`)).toEqual([{ cups: null }])
    await rm(path)
  })

  test('refuses to go on when an applied file has changed', async () => {
    await writeFile(join(folder, '20260102000000_second.sql'), `insert into public.teas values ('white');`)
    await expect(migrate(postgres.url, { folder })).rejects.toThrow(/20260102000000_second has changed/)
  })

  test('runs on PGlite too, where vectors are there, and the data outlives a kill', async () => {
    const port = await findFreePort()
    const description = describePglite({ port, dataFolder: join(folder, 'pglite') })
    const url = `postgres://postgres@127.0.0.1:${port}/postgres?sslmode=disable`
    const first = startProcess(description)
    await waitUntilReady(first, description)
    const report = await migrate(url, { folder })
    expect(report.newlyApplied).toContain('20260103000000')
    await first.kill9()
    const second = startProcess(description)
    await waitUntilReady(second, description)
    expect((await migrate(url, { folder })).newlyApplied).toEqual([])
    await second.stop()
  }, 60_000)
})
