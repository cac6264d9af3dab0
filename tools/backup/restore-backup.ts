import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { readMigrations } from '@alfred/local-stack'
import type { Log } from '@alfred/local-stack'
import { extract } from 'tar'
import type { Home } from '../stack/home.ts'
import { isRunning, readState } from '../stack/state.ts'
import { BackupError } from './errors.ts'
import { checkManifest } from './manifest.ts'
import type { Manifest } from './manifest.ts'

/**
 * Puts a backup in the place of what is there, which is kept beside it. Everything is unpacked and checked before
 * anything is moved. Gives the manifest and where the former data are; undefined when there were none.
 */
export async function restoreBackup(
  home: Home,
  file: string,
  { replaces, log }: { replaces: boolean; log: Log },
): Promise<{ manifest: Manifest; former: string | undefined }> {
  if (!existsSync(file)) throw new BackupError(`There is no file ${file}.`)
  if (isRunning(readState(home))) throw new BackupError('Alfred is running. Stop it first: npm stop')
  const hasData = existsSync(join(home.databaseFolder, 'PG_VERSION'))
  if (hasData && !replaces)
    throw new BackupError(
      `${home.folder} holds data already. To put the backup in their place (they are kept aside), add --replace.`,
    )
  await mkdir(home.folder, { recursive: true, mode: 0o700 })
  const work = await mkdtemp(join(home.folder, '.restore-'))
  try {
    log('Unpacking ...')
    await unpack(file, work)
    log('Checking ...')
    const manifest = await checkManifest(work)
    await refuseNewer(manifest)
    const former = hasData ? join(home.folder, `before-restore-${timestamp()}`) : undefined
    await put(home, work, former)
    return { manifest, former }
  } finally {
    await rm(work, { recursive: true, force: true })
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

/** What was there is moved aside first. Redis only ticks: it is begun anew, and finds in the database what is due. */
async function put(home: Home, work: string, former: string | undefined): Promise<void> {
  if (former !== undefined) {
    await mkdir(former, { mode: 0o700 })
    await rename(home.databaseFolder, join(former, 'postgres'))
    if (existsSync(home.keysFolder)) await rename(home.keysFolder, join(former, 'keys'))
  }
  await rm(home.databaseFolder, { recursive: true, force: true })
  await mkdir(dirname(home.databaseFolder), { recursive: true, mode: 0o700 })
  await rename(join(work, 'postgres'), home.databaseFolder)
  if (existsSync(join(work, 'keys'))) {
    await rm(home.keysFolder, { recursive: true, force: true })
    await rename(join(work, 'keys'), home.keysFolder)
  }
  await rm(home.redisFolder, { recursive: true, force: true })
}

/** Now, as part of a file's name. */
export function timestamp(): string {
  return new Date().toISOString().slice(0, 19).replaceAll(':', '-')
}
