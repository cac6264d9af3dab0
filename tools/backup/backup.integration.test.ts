import {
  appendFile,
  chmod,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  truncate,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { findFreePort, loadKeys, migrate, runToEnd, startProcess, waitUntilReady } from '@alfred/local-stack'
import type { StartedProcess } from '@alfred/local-stack'
import { testAtLength } from '@alfred/testing/at-length'
import { Client } from 'pg'
import { create } from 'tar'
import { openEmbeddedDatabase } from '../stack/embedded-database.ts'
import { homeAt as homeIn, prepareHome } from '../stack/home.ts'
import type { Home } from '../stack/home.ts'
import { identityOf } from '../stack/process-identity.ts'
import { beginState, removeState, writeState } from '../stack/state.ts'
import { writeManifest } from './manifest.ts'
import { restoreBackup } from './restore-backup.ts'
import { takeBackup } from './take-backup.ts'

let folder: string
let running: StartedProcess[]
/** A stopped home with ten notes. It is created once and copied, since creating a database takes most of the time. */
let template: string
beforeAll(async () => {
  template = await mkdtemp(join(tmpdir(), 'alfred-backup-template-'))
  running = []
  const home = homeIn(template)
  prepareHome(home)
  await loadKeys(home.keysFolder)
  const { client, url, stop } = await serve(home)
  await migrate(url)
  await client.query(`insert into private.import_runs (source, input, position)
    select 'a "source"', E'line\\none\\t\\\\N ' || n, n from generate_series(0, 9) n`)
  await stop()
})
afterAll(() => rm(template, { recursive: true, force: true }))
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'alfred-backup-'))
  // The database may run as another user.
  await chmod(folder, 0o711)
  running = []
})
afterEach(async () => {
  await Promise.all(running.map((process) => process.stop()))
  await rm(folder, { recursive: true, force: true })
})

const quiet = (): void => undefined
const restore = (home: Home, file: string, replaces = false) =>
  restoreBackup(home, file, { replaces, log: quiet })

const homeAt = (name: string): Home => homeIn(join(folder, name))

/** Starts the database of a home and records it as a supervisor does. */
async function serve(home: Home): Promise<{ client: Client; url: string; stop(): Promise<void> }> {
  const port = await findFreePort()
  const { description, ownerUrl: url } = await openEmbeddedDatabase({ home, port, log: quiet })
  const started = startProcess(description)
  running.push(started)
  await waitUntilReady(started, description)
  await writeFile(home.portsFile, JSON.stringify({ database: port }))
  const state = beginState(home, 'http://127.0.0.1:1')
  const { name, readiness } = description
  const identity = identityOf(started.pid) ?? ''
  writeState(home, { ...state, phase: 'ready', processes: [{ name, pid: started.pid, identity, readiness }] })
  const client = new Client({ connectionString: url })
  await client.connect()
  const stop = async (): Promise<void> => {
    await client.end()
    await started.stop()
    removeState(home)
  }
  return { client, url, stop }
}

const notesOf = async (home: Home): Promise<number[]> => {
  const { client, stop } = await serve(home)
  const { rows } = await client.query<{ n: number }>(
    'select position::int as n from private.import_runs order by 1',
  )
  await stop()
  return rows.map(({ n }) => n)
}
const range = (length: number): number[] => Array.from({ length }, (_, index) => index)

/** A stopped home with ten notes in its database. */
async function homeWithNotes(name: string): Promise<Home> {
  const home = homeAt(name)
  // Keeps the owners of files: the database may belong to another user.
  await runToEnd('cp', ['-a', template, home.folder])
  return home
}

describe('a backup', () => {
  test('of a stopped Alfred restores every row and the keys, from a file that only the owner can read', async () => {
    const home = await homeWithNotes('one')
    const { material } = await loadKeys(home.keysFolder)
    const file = join(folder, 'backups', 'one.tar.gz')
    expect(await takeBackup(home, file, quiet)).toBeGreaterThan(1_000)
    expect((await stat(file)).mode & 0o077).toBe(0)
    const other = homeAt('two')
    expect((await restore(other, file)).former).toBeUndefined()
    expect(await notesOf(other)).toEqual(range(10))
    expect((await loadKeys(other.keysFolder)).material).toEqual(material)
    // The source is unchanged, and no temporary files are left.
    expect(await notesOf(home)).toEqual(range(10))
    expect(await readdir(join(folder, 'backups'))).toEqual(['one.tar.gz'])
    expect((await readdir(join(home.folder, 'data'))).toSorted()).toEqual(['database', 'redis'])
  })

  testAtLength(
    'of an Alfred that is being written to has every row acknowledged before, and of the later ones a prefix without gaps',
    async () => {
      const home = await homeWithNotes('one')
      const { client, stop } = await serve(home)
      let acknowledged = 10
      let isWriting = true
      const writing = (async () => {
        while (isWriting) {
          await client.query(
            `insert into private.import_runs (source, input, position) values ('a', $1::text, $1::bigint)`,
            [acknowledged],
          )
          acknowledged += 1
        }
      })()
      while (acknowledged < 200) await new Promise((resolve) => setTimeout(resolve, 10))
      const before = acknowledged
      const file = join(folder, 'one.tar.gz')
      await takeBackup(home, file, quiet)
      const after = acknowledged
      isWriting = false
      await writing
      await stop()
      expect(after).toBeGreaterThan(before)
      const other = homeAt('two')
      await restore(other, file)
      const notes = await notesOf(other)
      expect(notes).toEqual(range(notes.length))
      expect(notes.length).toBeGreaterThanOrEqual(before)
      expect(notes.length).toBeLessThanOrEqual(after + 1)
    },
  )

  test('is refused where there is no data, and where its file exists already', async () => {
    const empty = homeAt('empty')
    await expect(takeBackup(empty, join(folder, 'x.tar.gz'), quiet)).rejects.toThrow(
      /has not been started here/,
    )
    const home = await homeWithNotes('one')
    const file = join(folder, 'taken.tar.gz')
    await writeFile(file, 'somebody else')
    await expect(takeBackup(home, file, quiet)).rejects.toThrow(/is there already/)
    expect(await readFile(file, 'utf8')).toBe('somebody else')
  })
})

describe('a restore', () => {
  testAtLength('replaces existing data only when told to, and keeps it aside', async () => {
    const home = await homeWithNotes('one')
    const file = join(folder, 'one.tar.gz')
    await takeBackup(home, file, quiet)
    const other = await homeWithNotes('two')
    const { client, stop } = await serve(other)
    await client.query('delete from private.import_runs where position > 2')
    await stop()
    await expect(restore(other, file)).rejects.toThrow(/holds data already.*--replace/)
    expect(await notesOf(other)).toEqual(range(3))
    const { former } = await restore(other, file, true)
    expect(await notesOf(other)).toEqual(range(10))
    expect(await readdir(former ?? '')).toContain('database')
  })

  test('of a backup from before the baseline migrations is refused, and says what to do', async () => {
    const work = join(folder, 'earlier')
    await mkdir(join(work, 'postgres'), { recursive: true })
    await writeFile(join(work, 'postgres', 'PG_VERSION'), '18\n')
    const manifest = await writeManifest(work, '20261126000200')
    await writeFile(join(work, 'manifest.json'), JSON.stringify({ ...manifest, format: 1 }))
    const file = join(folder, 'earlier.tar.gz')
    await create({ file, cwd: work, gzip: true }, ['.'])
    const home = homeAt('fresh')
    await expect(restore(home, file)).rejects.toThrow(
      /at version 20261126000200, and this one goes on from 20261128000400.*last Alfred whose newest migration/,
    )
    expect(await readdir(join(home.folder, 'data'))).toEqual(['redis'])
  })

  test('is refused while Alfred runs', async () => {
    const home = await homeWithNotes('one')
    const file = join(folder, 'one.tar.gz')
    await takeBackup(home, file, quiet)
    const { stop } = await serve(home)
    await expect(restore(home, file, true)).rejects.toThrow(/Stop it first: npm stop/)
    await stop()
  })

  test('of anything but a complete backup of a known format changes nothing', async () => {
    const home = await homeWithNotes('one')
    const file = join(folder, 'one.tar.gz')
    await takeBackup(home, file, quiet)
    const packed = async (name: string, change: (manifest: { files: object }) => object): Promise<string> => {
      const work = await mkdtemp(join(folder, 'unpacked-'))
      const { extract } = await import('tar')
      await extract({ file, cwd: work })
      const path = join(work, 'manifest.json')
      const manifest = JSON.parse(await readFile(path, 'utf8')) as { files: object }
      await writeFile(path, JSON.stringify(change(manifest)))
      await appendFile(join(work, 'rows', 'tables.json'), name === 'changed' ? '1' : '')
      const made = join(folder, `${name}.tar.gz`)
      await create({ file: made, cwd: work, gzip: true }, ['.'])
      return made
    }
    const cut = join(folder, 'cut.tar.gz')
    await writeFile(cut, await readFile(file))
    await truncate(cut, Math.floor((await stat(file)).size / 2))
    const text = join(folder, 'text.tar.gz')
    await writeFile(text, 'no archive')
    const other = join(folder, 'other.tar.gz')
    await create({ file: other, cwd: home.folder, gzip: true }, ['keys'])
    const newer = await packed('newer', (manifest) => ({ ...manifest, newest_migration: '99990101000000' }))
    const changed = await packed('changed', (manifest) => manifest)
    const future = await packed('future', (manifest) => ({ ...manifest, format: 3 }))
    for (const [path, reason] of [
      [join(folder, 'absent.tar.gz'), /There is no file/],
      [cut, /cannot be unpacked/],
      [text, /cannot be unpacked|holds no manifest/],
      [other, /holds no manifest/],
      [newer, /made by a newer Alfred/],
      [changed, /damaged: rows\/tables.json is not/],
      [future, /cannot be read/],
    ] as const)
      await expect(restore(home, path, true)).rejects.toThrow(reason)
    expect(await notesOf(home)).toEqual(range(10))
    expect((await readdir(home.folder)).filter((name) => /restore/.test(name))).toEqual([])
  })
})
