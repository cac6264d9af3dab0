import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { migrate } from '@alfred/local-stack'
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
  await writeFile(join(folder, 'notes.txt'), 'not a migration')
  postgres = await startPostgres({ migrated: false })
}, 60_000)

afterAll(async () => {
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
})

describe('migrate', () => {
  test('adds the roles and applies all files once', async () => {
    const first = await migrate(postgres.url, { folder })
    expect(first.newlyApplied).toEqual(['20260101000000', '20260102000000'])
    const again = await migrate(postgres.url, { folder })
    expect(again).toEqual({ appliedVersion: '20260102000000', newlyApplied: [] })
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

  test('refuses a database that a newer version has been at, and changes nothing', async () => {
    const older = await mkdtemp(join(tmpdir(), 'alfred-test-migrations-'))
    await copyFile(join(folder, '20260101000000_first.sql'), join(older, '20260101000000_first.sql'))
    await expect(migrate(postgres.url, { folder: older })).rejects.toThrow(
      /at version 20260104000000, and this Alfred knows versions up to 20260101000000/,
    )
    await rm(older, { recursive: true, force: true })
  })
})
