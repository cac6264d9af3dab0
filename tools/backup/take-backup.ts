import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readMigrations, SNAPSHOT_SIGNAL, snapshotFolderOf, takeSnapshot } from '@alfred/local-stack'
import type { Log } from '@alfred/local-stack'
import { create } from 'tar'
import type { Home } from '../stack/home.ts'
import { identityOf } from '../stack/process-identity.ts'
import { isRunning, readState } from '../stack/state.ts'
import { BackupError } from './errors.ts'
import { writeManifest } from './manifest.ts'

const SNAPSHOT_TIMEOUT_MS = 60_000

/**
 * Writes everything that must not be lost into one file: the database as it is at one moment, and the keys. Alfred may
 * run meanwhile. The file appears under its name when it is whole. Gives its size in bytes.
 */
export async function takeBackup(home: Home, file: string, log: Log): Promise<number> {
  if (!existsSync(join(home.databaseFolder, 'PG_VERSION')))
    throw new BackupError(`There is nothing to back up in ${home.folder}: Alfred has not been started here.`)
  if (existsSync(file)) throw new BackupError(`${file} is there already. Choose another name.`)
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  const work = await mkdtemp(join(dirname(file), '.backup-'))
  try {
    log('Copying the database ...')
    const snapshot = await snapshotOf(home)
    await rename(snapshot, join(work, 'postgres')).catch(async () => {
      // Another file system: what cannot be moved there is copied.
      await cp(snapshot, join(work, 'postgres'), { recursive: true })
      await rm(snapshot, { recursive: true })
    })
    await rm(join(work, 'postgres', 'postmaster.pid'), { force: true })
    if (existsSync(home.keysFolder)) await cp(home.keysFolder, join(work, 'keys'), { recursive: true })
    log('Packing ...')
    await writeManifest(work, (await readMigrations()).at(-1)?.version ?? '')
    const partial = `${file}.partial`
    await create({ file: partial, cwd: work, gzip: true, portable: true, mode: 0o600 }, ['.'])
    await rename(partial, file)
    return (await stat(file)).size
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

/** A copy of the data folder as it is at one moment: by the database itself while it runs. */
async function snapshotOf(home: Home): Promise<string> {
  const snapshot = snapshotFolderOf(home.databaseFolder)
  await rm(snapshot, { recursive: true, force: true })
  const state = readState(home)
  const database = state?.processes.find(({ name }) => name === 'database')
  const isServed = database !== undefined && identityOf(database.pid) === database.identity
  if (!isServed) {
    if (isRunning(state))
      throw new BackupError('The database is just being started again. Please try once more.')
    takeSnapshot(home.databaseFolder)
    return snapshot
  }
  process.kill(database.pid, SNAPSHOT_SIGNAL)
  const giveUpAt = Date.now() + SNAPSHOT_TIMEOUT_MS
  while (!existsSync(snapshot)) {
    if (Date.now() > giveUpAt || identityOf(database.pid) !== database.identity)
      throw new BackupError(`The database made no copy of itself; ${home.logFile('database')} tells why.`)
    await sleep(50)
  }
  return snapshot
}
