import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { migrate } from '@alfred/local-stack'
import { startPostgres, type TestPostgres } from './start-postgres.ts'

const teas = 'create table public.teas (name text); -- one; two'
const strong = (strength: string) =>
  `create or replace function public.strong_tea() returns text language sql as $$ select public.tea_named('${strength}') $$;`

let postgres: TestPostgres
let folder: string
let url: string
beforeAll(async () => {
  postgres = await startPostgres({ migrated: false })
})
afterAll(() => postgres.stop())
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'alfred-test-migrations-'))
  await postgres.query('create database teas')
  url = postgres.url.replace(/postgres(?=\?|$)/, 'teas')
  await write('migrations/20260101000000_first.sql', teas)
  await write('migrations/20260102000000_second.sql', `insert into public.teas values ('green');`)
  await write('migrations/notes.txt', 'not a migration')
  // Each file refers to something that only a later file creates.
  await write('functions/brewing/strong.sql', strong('black'))
  await write(
    'functions/naming/names.sql',
    'create or replace function public.tea_named(p_name text) returns text language sql as $$ select p_name $$;',
  )
  await write(
    'bindings/teas.sql',
    `-- again with: functions/naming/names.sql
    alter table public.teas drop constraint if exists named, add constraint named check (name = public.tea_named(name));
    insert into public.teas values ('bound');`,
  )
})
afterEach(async () => {
  await postgres.query('drop database teas with (force)')
  await rm(folder, { recursive: true, force: true })
})

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true })
  await writeFile(join(folder, path), text)
}

const house = (folder: string) => ({ house: folder, agents: [] })
const run = () => migrate(url, { folders: house(folder) })

async function rows(sql: string): Promise<unknown[]> {
  const { Client } = await import('pg')
  const client = new Client({ connectionString: url })
  await client.connect()
  return client
    .query(sql)
    .then(({ rows: found }) => found as unknown[])
    .finally(() => client.end())
}
const names = async () =>
  (await rows('select name from public.teas order by 1')).map((row) => Object.values(row as object)[0])

describe('migrate', () => {
  test('adds the roles and applies all files once, tables before functions, and a function before the files that refer to it', async () => {
    expect(await run()).toEqual({
      appliedVersion: '20260102000000',
      newlyApplied: ['20260101000000', '20260102000000'],
      appliedFiles: ['functions/brewing/strong.sql', 'functions/naming/names.sql', 'bindings/teas.sql'],
    })
    expect(await run()).toEqual({ appliedVersion: '20260102000000', newlyApplied: [], appliedFiles: [] })
    expect(await names()).toEqual(['bound', 'green'])
    expect(await rows('select public.strong_tea()')).toEqual([{ strong_tea: 'black' }])
    expect(await rows('select version, name from supabase_migrations.schema_migrations order by 1')).toEqual([
      { version: '20260101000000', name: 'first' },
      { version: '20260102000000', name: 'second' },
    ])
  })

  test('reapplies only the function files that have changed', async () => {
    await run()
    await write('functions/brewing/strong.sql', strong('assam'))
    expect(await run()).toMatchObject({ newlyApplied: [], appliedFiles: ['functions/brewing/strong.sql'] })
    expect(await rows('select public.strong_tea()')).toEqual([{ strong_tea: 'assam' }])
    expect((await run()).appliedFiles).toEqual([])
  })

  test('reapplies a file that refers to a changed one', async () => {
    await run()
    await write(
      'functions/naming/names.sql',
      'create or replace function public.tea_named(p_name text) returns text language sql as $$ select lower(p_name) $$;',
    )
    expect((await run()).appliedFiles).toEqual(['functions/naming/names.sql', 'bindings/teas.sql'])
  })

  test('treats the line endings of all systems alike', async () => {
    await write('functions/brewing/strong.sql', `${strong('black')}\n-- end\n`)
    await run()
    await write('functions/brewing/strong.sql', `${strong('black')}\r\n-- end\r\n`)
    expect((await run()).appliedFiles).toEqual([])
  })

  test('drops removed objects after applying everything else, and reapplies a file that returns', async () => {
    await run()
    await rm(join(folder, 'functions/brewing'), { recursive: true })
    await write('dropped.sql', 'drop function if exists public.strong_tea();')
    expect((await run()).appliedFiles).toEqual(['dropped.sql'])
    expect(await rows(`select to_regproc('public.strong_tea') as gone`)).toEqual([{ gone: null }])
    await write('functions/brewing/strong.sql', strong('black'))
    await write('dropped.sql', '-- Nothing is gone.')
    expect((await run()).appliedFiles).toEqual(['functions/brewing/strong.sql', 'dropped.sql'])
  })

  test('applies a file only once in two concurrent runs', async () => {
    const reports = await Promise.all([run(), run()])
    expect(reports.flatMap((report) => report.newlyApplied)).toEqual(['20260101000000', '20260102000000'])
    expect(reports.flatMap((report) => report.appliedFiles)).toHaveLength(3)
    expect(await names()).toEqual(['bound', 'green'])
  })

  test.each([
    ['migrations/20260105000000_broken.sql', /The migration 20260105000000_broken failed: division by zero/],
    ['functions/zzz.sql', /The file functions\/zzz.sql failed: division by zero/],
    ['bindings/zzz.sql', /The file bindings\/zzz.sql failed: division by zero/],
  ])('rolls back everything of a run in which %s fails, and names it', async (path, reason) => {
    await run()
    await write('migrations/20260104000000_third.sql', `insert into public.teas values ('black');`)
    await write('functions/brewing/strong.sql', strong('assam'))
    await write(path, 'create table public.cups (size int); select 1/0;')
    await expect(run()).rejects.toThrow(reason)
    expect(await rows(`select to_regclass('public.cups') as cups`)).toEqual([{ cups: null }])
    expect(await rows('select public.strong_tea()')).toEqual([{ strong_tea: 'black' }])
    expect(await names()).toEqual(['bound', 'green'])
    await rm(join(folder, path))
    expect(await run()).toMatchObject({
      newlyApplied: ['20260104000000'],
      appliedFiles: ['functions/brewing/strong.sql'],
    })
  })

  test('creates only the tables as of a version', async () => {
    expect(
      await migrate(url, { folders: house(folder), upTo: { version: '20260101000000', agents: {} } }),
    ).toEqual({
      appliedVersion: '20260101000000',
      newlyApplied: ['20260101000000'],
      appliedFiles: [],
    })
  })

  test('refuses to run when an applied migration has changed', async () => {
    await run()
    await write('migrations/20260102000000_second.sql', `insert into public.teas values ('white');`)
    await expect(run()).rejects.toThrow(/20260102000000_second has changed/)
  })

  test('refuses a database of a newer version, and changes nothing', async () => {
    await run()
    const older = `${folder}-older`
    await cp(folder, older, { recursive: true })
    await rm(join(older, 'migrations/20260102000000_second.sql'))
    await writeFile(join(older, 'functions/brewing/strong.sql'), strong('of former days'))
    await expect(migrate(url, { folders: house(older) })).rejects.toThrow(
      /at version 20260102000000, and this Alfred knows versions up to 20260101000000/,
    )
    expect(await rows('select public.strong_tea()')).toEqual([{ strong_tea: 'black' }])
    await rm(older, { recursive: true, force: true })
  })
})

describe('migrations that replace earlier ones', () => {
  /** Replaces the two earlier migrations by one file that creates the same tables. */
  async function squash(): Promise<void> {
    await rm(join(folder, 'migrations'), { recursive: true })
    await write('migrations/20260201000000_tables.sql', `${teas}\ninsert into public.teas values ('green');`)
    await write('baseline.json', '{ "stands_for": "20260102000000", "version": "20260201000000" }')
  }

  test('count as applied where the last replaced one is applied', async () => {
    await run()
    await squash()
    expect(await run()).toEqual({ appliedVersion: '20260201000000', newlyApplied: [], appliedFiles: [] })
    expect(await names()).toEqual(['bound', 'green'])
    expect(await rows('select version from supabase_migrations.schema_migrations')).toEqual([
      { version: '20260201000000' },
    ])
    await write('migrations/20260201000000_tables.sql', 'select 1')
    await expect(run()).rejects.toThrow(/20260201000000_tables has changed/)
  })

  test('are applied to an empty database', async () => {
    await squash()
    expect((await run()).newlyApplied).toEqual(['20260201000000'])
    expect(await names()).toEqual(['bound', 'green'])
  })

  test('create tables that accept rows of the last replaced version, but none of an earlier one', async () => {
    await squash()
    await expect(
      migrate(url, { folders: house(folder), upTo: { version: '20260101000000', agents: {} } }),
    ).rejects.toThrow(/These data are at version 20260101000000, and this Alfred goes on from 20260102000000/)
    expect(
      (await migrate(url, { folders: house(folder), upTo: { version: '20260102000000', agents: {} } }))
        .newlyApplied,
    ).toEqual(['20260201000000'])
  })

  test('refuse a database at a version in between, say what to do, and change nothing', async () => {
    await rm(join(folder, 'bindings'), { recursive: true })
    await migrate(url, { folders: house(folder), upTo: { version: '20260101000000', agents: {} } })
    await squash()
    await expect(run()).rejects.toThrow(
      /at version 20260101000000, and this Alfred goes on from 20260102000000\. Start once the last Alfred whose newest migration is 20260102000000, then this one again/,
    )
    expect(await rows('select version from supabase_migrations.schema_migrations')).toEqual([
      { version: '20260101000000' },
    ])
  })
})

describe('the tables and functions of an agent', () => {
  const garden = () => ({ agent: 'agents-garden', folder: join(folder, 'garden') })
  const together = () => migrate(url, { folders: { house: folder, agents: [garden()] } })
  const applied = () => rows('select version, name from supabase_migrations.schema_migrations order by 1')

  beforeEach(async () => {
    await write('garden/migrations/20260101120000_herbs.sql', 'create table public.garden_herbs (name text);')
    await write(
      'garden/functions/herbs.sql',
      'create or replace function public.herb() returns text language sql as $$ select public.strong_tea() $$;',
    )
    await write('garden/bindings/herbs.sql', `insert into public.garden_herbs values ('mint');`)
  })

  test('are applied among those of the house by their versions, and its functions and bindings before theirs', async () => {
    expect(await together()).toEqual({
      appliedVersion: '20260102000000',
      newlyApplied: ['20260101000000', '20260101120000', '20260102000000'],
      appliedFiles: [
        'functions/brewing/strong.sql',
        'functions/naming/names.sql',
        'agents-garden/functions/herbs.sql',
        'bindings/teas.sql',
        'agents-garden/bindings/herbs.sql',
      ],
    })
    expect(await applied()).toContainEqual({ version: '20260101120000', name: 'agents-garden/herbs' })
    expect(await rows('select public.herb()')).toEqual([{ herb: 'black' }])
  })

  test('are added to a database that is newer than their first version', async () => {
    await run()
    expect((await together()).newlyApplied).toEqual(['20260101120000'])
  })

  test('stay where they are when the agent is taken away, and are in nobody’s way', async () => {
    await write('garden/migrations/20260301000000_more.sql', 'create table public.garden_beds (name text);')
    await together()
    expect(await run()).toEqual({ appliedVersion: '20260301000000', newlyApplied: [], appliedFiles: [] })
    expect(await rows('select name from public.garden_herbs')).toEqual([{ name: 'mint' }])
  })

  test('may not have the version of another migration', async () => {
    await write('garden/migrations/20260101000000_taken.sql', 'select 1')
    await expect(together()).rejects.toThrow(
      /one version: 20260101000000_first and agents-garden\/20260101000000_taken\./,
    )
  })

  test('are made as of the version at which their rows were saved', async () => {
    await write('garden/migrations/20260301000000_more.sql', 'create table public.garden_beds (name text);')
    const upTo = { version: '20260101000000', agents: { 'agents-garden': '20260101120000' } }
    const folders = { house: folder, agents: [garden()] }
    expect((await migrate(url, { folders, upTo })).newlyApplied).toEqual(['20260101000000', '20260101120000'])
    await expect(migrate(url, { folders: house(folder), upTo })).rejects.toThrow(
      /rows of agents-garden at version 20260101120000, which this Alfred does not have/,
    )
  })
})
