import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { inspectCluster, loadRows, readBaseline, readMigrations } from '@alfred/local-stack'
import type { Log } from '@alfred/local-stack'
import { extract } from 'tar'
import { acquireHome } from '../stack/acquire-home.ts'
import { holdsPglite } from '../stack/former-database.ts'
import type { HomeLock } from '../stack/home-lock.ts'
import { prepareHome, type Home } from '../stack/home.ts'
import { isRunning, readState } from '../stack/state.ts'
import { BackupError } from './errors.ts'
import { checkManifest } from './manifest.ts'
import type { Manifest } from './manifest.ts'
import { serveCluster } from './serve-cluster.ts'

/**
 * Replaces the existing data by a backup and keeps it aside. Everything is unpacked and verified before anything is
 * moved. Returns the manifest and the folder of the former data; undefined when there was none.
 */
export async function restoreBackup(
  home: Home,
  file: string,
  { replaces, log }: { replaces: boolean; log: Log },
): Promise<{ manifest: Manifest; former: string | undefined }> {
  if (!existsSync(file)) throw new BackupError(`There is no file ${file}.`)
  if (isRunning(readState(home))) throw new BackupError('Alfred is running. Stop it first: npm stop')
  prepareHome(home)
  const lock = await acquireHome(home, log)
  try {
    const hasData = await holdsData(home)
    if (hasData && !replaces)
      throw new BackupError(
        `${home.folder} holds data already. To put the backup in their place (they are kept aside), add --replace.`,
      )
    return await restoreInto(home, { file, hasData, lock, log })
  } finally {
    lock.release()
  }
}

/** Does the home have any data, even if it can no longer be opened? */
async function holdsData(home: Home): Promise<boolean> {
  const found = await inspectCluster(home.databaseFolder).catch(() => 'damaged' as const)
  return found !== 'empty' || holdsPglite(home)
}

type Restoring = { file: string; hasData: boolean; lock: HomeLock; log: Log }

async function restoreInto(
  home: Home,
  { file, hasData, lock, log }: Restoring,
): Promise<{ manifest: Manifest; former: string | undefined }> {
  const work = await mkdtemp(join(home.folder, '.restore-'))
  const made = `${home.databaseFolder}-restored`
  try {
    log('Unpacking ...')
    await unpack(file, work)
    log('Checking ...')
    const manifest = await checkManifest(work)
    await refuseNewer(manifest)
    await refuseOlder(manifest)
    log('Loading ...')
    await rm(made, { recursive: true, force: true })
    await serveCluster({ folder: made, keysFolder: join(work, 'keys'), lock }, (ownerUrl) =>
      loadRows(ownerUrl, join(work, 'rows')),
    )
    const former = hasData ? join(home.folder, `before-restore-${timestamp()}`) : undefined
    await put(home, { work, made, former })
    return { manifest, former }
  } finally {
    await rm(made, { recursive: true, force: true })
    // A failed unpacking may still be writing its next file.
    await rm(work, { recursive: true, force: true, maxRetries: 10 })
  }
}

async function unpack(file: string, folder: string): Promise<void> {
  try {
    await extract({ file, cwd: folder, strict: true, preservePaths: false })
  } catch (error) {
    throw new BackupError('This file cannot be unpacked: it is damaged, or no backup of Alfred.', {
      cause: error,
    })
  }
}

async function refuseNewer({ newest_migration: newest }: Manifest): Promise<void> {
  const known = (await readMigrations()).at(-1)?.version ?? ''
  if (newest > known)
    throw new BackupError('This backup was made by a newer Alfred. Update this one first, then restore.')
}

async function refuseOlder({ newest_migration: newest }: Manifest): Promise<void> {
  const { standsFor = '' } = (await readBaseline()) ?? {}
  if (newest < standsFor)
    throw new BackupError(
      `This backup was made by an Alfred at version ${newest}, and this one goes on from ${standsFor}. Restore and start it once with the last Alfred whose newest migration is ${standsFor}, and back up there: docs/operations.md tells how to get it.`,
    )
}

type Putting = { work: string; made: string; former: string | undefined }

/**
 * Moves the existing data aside and the new data into place. Redis starts empty, since the database knows what is
 * due.
 */
async function put(home: Home, { work, made, former }: Putting): Promise<void> {
  if (former !== undefined) {
    await mkdir(former, { mode: 0o700 })
    for (const folder of [home.databaseFolder, home.pgliteFolder, home.keysFolder])
      if (existsSync(folder)) await rename(folder, join(former, basename(folder)))
  }
  await rm(home.databaseFolder, { recursive: true, force: true })
  await rename(made, home.databaseFolder)
  if (existsSync(join(work, 'keys'))) {
    await rm(home.keysFolder, { recursive: true, force: true })
    await rename(join(work, 'keys'), home.keysFolder)
  }
  await rm(home.redisFolder, { recursive: true, force: true })
}

/** The current time as a part of a file name. */
export function timestamp(): string {
  return new Date().toISOString().slice(0, 19).replaceAll(':', '-')
}
