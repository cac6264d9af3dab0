import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { inspectCluster, loadPostgresPasswords, postgresUrl, saveRows } from '@alfred/local-stack'
import type { Log } from '@alfred/local-stack'
import { Client } from 'pg'
import { create } from 'tar'
import { acquireHome } from '../stack/acquire-home.ts'
import type { Home } from '../stack/home.ts'
import { isRunning, readState } from '../stack/state.ts'
import { BackupError } from './errors.ts'
import { writeManifest } from './manifest.ts'
import { serveCluster } from './serve-cluster.ts'

/**
 * Writes everything that must not be lost into one file: every row from one consistent snapshot, and the keys. A
 * running Alfred is not blocked. The file gets its name once it is complete. Returns its size in bytes.
 */
export async function takeBackup(home: Home, file: string, log: Log): Promise<number> {
  if ((await inspectCluster(home.databaseFolder)) === 'empty')
    throw new BackupError(`There is nothing to back up in ${home.folder}: Alfred has not been started here.`)
  if (existsSync(file)) throw new BackupError(`${file} is there already. Choose another name.`)
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  const work = await mkdtemp(join(dirname(file), '.backup-'))
  try {
    log('Copying the database ...')
    const version = await withDatabase(home, log, (ownerUrl) => saveInto(ownerUrl, join(work, 'rows')))
    await cp(home.keysFolder, join(work, 'keys'), { recursive: true })
    log('Packing ...')
    await writeManifest(work, version)
    const partial = `${file}.partial`
    await create({ file: partial, cwd: work, gzip: true, portable: true, mode: 0o600 }, ['.'])
    await rename(partial, file)
    return (await stat(file)).size
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

/** Runs work on the running database, or on the one of a stopped Alfred, which is started for it. */
async function withDatabase<Result>(
  home: Home,
  log: Log,
  work: (ownerUrl: string) => Promise<Result>,
): Promise<Result> {
  if (isRunning(readState(home))) {
    const ports = JSON.parse(await readFile(home.portsFile, 'utf8')) as Record<string, number>
    const passwords = await loadPostgresPasswords(home.keysFolder)
    return work(postgresUrl('postgres', ports['database'] ?? 0, passwords))
  }
  const lock = await acquireHome(home, log)
  try {
    return await serveCluster({ folder: home.databaseFolder, keysFolder: home.keysFolder, lock }, work)
  } finally {
    lock.release()
  }
}

async function saveInto(connectionString: string, folder: string): Promise<string> {
  const owner = new Client({ connectionString, application_name: 'alfred-backup' })
  // A lost connection rejects the query in flight; without a listener the event would also end the process.
  owner.on('error', () => undefined)
  try {
    await owner.connect()
    return (await saveRows(owner, folder)).version
  } catch (error) {
    throw new BackupError('The database does not answer at the moment. Please try once more.', {
      cause: error,
    })
  } finally {
    await owner.end().catch(() => undefined)
  }
}
