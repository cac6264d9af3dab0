import { cp, mkdir, mkdtemp, readdir, readFile, rm, truncate, unlink, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import {
  findFreePort,
  isReady,
  loadKeys,
  loadNatsKeys,
  runToEnd,
  startProcess,
  waitUntilReady,
} from '@alfred/local-stack'
import { Client } from 'pg'
import { openEmbeddedDatabase } from './embedded-database.ts'
import { homeAt, prepareHome, type Home } from './home.ts'
import { makeNewKeys } from './new-keys.ts'
import { testAtLength } from '@alfred/testing/at-length'

const quiet = (): void => undefined

/**
 * A home with an empty database that has run once. It is copied for each test, since creating one takes most of the
 * time.
 */
let template: Home
let folder: string
let home: Home

beforeAll(async () => {
  template = homeAt(await mkdtemp(join(tmpdir(), 'alfred-test-template-')))
  prepareHome(template)
  await loadKeys(template.keysFolder)
  await serve(template, () => Promise.resolve())
})
afterAll(() => rm(template.folder, { recursive: true, force: true }))

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'alfred-test-home-'))
  // Keeps the owners of files: the database may belong to another user.
  await runToEnd('cp', ['-a', `${template.folder}/.`, folder])
  home = homeAt(folder)
})
afterEach(() => rm(folder, { recursive: true, force: true }))

type Ways = { ownerUrl: string; authenticatorUrl: string; port: number }

async function serve<Result>(of: Home, work: (ways: Ways) => Promise<Result>): Promise<Result> {
  const port = await findFreePort()
  const { description, ownerUrl, authenticatorUrl } = await openEmbeddedDatabase({
    home: of,
    port,
    log: quiet,
  })
  const server = startProcess(description)
  try {
    await waitUntilReady(server, description)
    return await work({ ownerUrl, authenticatorUrl, port })
  } finally {
    await server.stop()
  }
}

const open = () => openEmbeddedDatabase({ home, port: 1, log: quiet })

async function ask(connectionString: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

describe('the embedded database', () => {
  test('accepts nobody without a password, not even the owner', async () => {
    await serve(home, async ({ ownerUrl, port }) => {
      expect(await ask(ownerUrl, 'select current_user as name')).toEqual([{ name: 'postgres' }])
      for (const way of [
        'postgres@',
        'postgres:guessed@',
        'authenticator@',
        'authenticator:guessed@',
        'nobody@',
      ])
        await expect(ask(`postgres://${way}127.0.0.1:${port}/postgres`, 'select 1')).rejects.toThrow(
          /password/,
        )
    })
  })

  test('keeps answering after garbage, and after a hundred connections that never log in', async () => {
    await serve(home, async ({ ownerUrl, port }) => {
      const inside = new Client({ connectionString: ownerUrl })
      await inside.connect()
      const garbage = [Buffer.from('7fffffff00030000', 'hex'), Buffer.from('0000000800030000ffffffff', 'hex')]
      const sockets = [...garbage, ...Array<Buffer>(120).fill(Buffer.alloc(0))].map((bytes) => {
        const socket = connect({ port, host: '127.0.0.1' }).on('error', quiet)
        socket.write(bytes)
        return socket
      })
      expect((await inside.query('select 1 as one')).rows).toEqual([{ one: 1 }])
      // The server itself disconnects a client that does not log in.
      while (!(await isReady({ kind: 'postgres', port }))) await new Promise((next) => setTimeout(next, 200))
      expect(await ask(ownerUrl, 'select 1 as one')).toEqual([{ one: 1 }])
      for (const socket of sockets) socket.destroy()
      await inside.end()
    })
  })

  test('writes nothing of what people wrote into its log', async () => {
    const log = join(folder, 'logs', 'database.log')
    const port = await findFreePort()
    const { description, ownerUrl } = await openEmbeddedDatabase({ home, port, log: quiet })
    const server = startProcess(description, { logFile: log })
    await waitUntilReady(server, description)
    await ask(ownerUrl, 'create table notes (word text unique)')
    for (const sql of [
      `insert into notes values ('canary'), ('canary')`,
      `do $$ begin raise warning 'canary'; end $$`,
      `select 'canary' from nowhere`,
      `select 1 / 0, 'canary'`,
      `select 'canary'::integer`,
    ])
      await ask(ownerUrl, sql).catch(quiet)
    await server.stop()
    const written = await readFile(log, 'utf8')
    expect(written).toContain('database system is ready')
    expect(written).not.toContain('canary')
  })

  test.each([
    ['PG_VERSION', (path: string) => unlink(path), /PG_VERSION is missing/],
    [
      'PG_VERSION',
      (path: string) => writeFile(path, '15\n'),
      /PG_VERSION says 15, and this is PostgreSQL 18/,
    ],
    ['global/pg_control', (path: string) => truncate(path), /pg_control is empty/],
    ['global/pg_control', (path: string) => unlink(path), /pg_control is missing/],
    ['pg_wal', (path: string) => rm(path, { recursive: true }), /pg_wal is missing/],
  ])("with a lost %s is refused by the file's name, and left as it is", async (file, damage, reason) => {
    await damage(join(home.databaseFolder, file))
    const before = (await readdir(home.databaseFolder)).toSorted()
    await expect(open()).rejects.toThrow(reason)
    await expect(open()).rejects.toThrow(/Nothing was changed.*npm run restore/)
    expect((await readdir(home.databaseFolder)).toSorted()).toEqual(before)
  })

  test('is never created in a folder that has anything else', async () => {
    await rm(home.databaseFolder, { recursive: true })
    await mkdir(home.databaseFolder)
    await writeFile(join(home.databaseFolder, 'letter.txt'), 'mine')
    await expect(open()).rejects.toThrow(/PG_VERSION is missing/)
    expect(await readdir(home.databaseFolder)).toEqual(['letter.txt'])
  })

  test('is not created beside the data of an unreadable earlier version', async () => {
    await rm(home.databaseFolder, { recursive: true })
    await mkdir(home.pgliteFolder)
    await writeFile(join(home.pgliteFolder, 'PG_VERSION'), '18\n')
    await expect(open()).rejects.toThrow(/from before 20261128000400.*last Alfred whose newest migration/)
    expect(await readdir(join(home.folder, 'data'))).not.toContain('database')
  })

  testAtLength('is created again when a killed start left it incomplete', async () => {
    await rm(home.databaseFolder, { recursive: true })
    await cp(template.keysFolder, `${home.databaseFolder}.new`, { recursive: true })
    await serve(home, async ({ ownerUrl }) => {
      expect(await ask(ownerUrl, 'select 1 as one')).toEqual([{ one: 1 }])
    })
  })
})

describe('keys', () => {
  test.each(['keys.json', 'postgres/postgres.password'])(
    'that are lost (%s) while there is data are reported by name and not replaced',
    async (name) => {
      await unlink(join(home.keysFolder, name))
      await expect(open()).rejects.toThrow(/key file .* is missing.*--new-keys/)
    },
  )

  test('that are truncated are reported by name', async () => {
    await writeFile(join(home.keysFolder, 'postgres', 'postgres.password'), '')
    await expect(open()).rejects.toThrow(/postgres\.password is empty or cut/)
    for (const text of ['', '{"signInKey": {', '{}', '{"signInKey": {"d": "x"}}']) {
      await writeFile(join(home.keysFolder, 'keys.json'), text)
      await expect(loadKeys(home.keysFolder)).rejects.toThrow(/keys\.json is empty or cut/)
    }
    await loadNatsKeys(home.keysFolder, ['gateway'])
    await writeFile(join(home.keysFolder, 'nats', 'gateway.nk'), 'SUAN')
    await expect(loadNatsKeys(home.keysFolder, ['gateway'])).rejects.toThrow(/gateway\.nk is empty or cut/)
  })

  test('are replaced on request: the old ones are kept aside, and the data stays', async () => {
    await serve(home, ({ ownerUrl }) => ask(ownerUrl, 'create table notes as select 7 as note'))
    const { material } = await loadKeys(home.keysFolder)
    await writeFile(join(home.keysFolder, 'postgres', 'postgres.password'), '')
    const told: string[] = []
    await makeNewKeys(home, (line) => told.push(line))
    expect((await loadKeys(home.keysFolder)).material.signingSecret).not.toBe(material.signingSecret)
    expect(told).toEqual([expect.stringMatching(/former ones are in .*keys-before-/)])
    await serve(home, async ({ ownerUrl }) => {
      expect(await ask(ownerUrl, 'select note from notes')).toEqual([{ note: 7 }])
    })
  })
})
