import { accessSync, chmodSync, constants, existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { inRepository } from '@alfred/local-stack/repository'
import { StackError } from './errors.ts'

/** The paths of one installation: data, keys, logs and the state of its processes. */
export type Home = ReturnType<typeof homeAt>

/** The paths of this installation: ALFRED_HOME, else `.alfred` in the repository. */
export function locateHome() {
  const given = process.env['ALFRED_HOME']
  return homeAt(given ? resolve(given) : inRepository('.alfred'))
}

/** The paths of the installation in this folder. */
export function homeAt(folder: string) {
  return {
    folder,
    databaseFolder: join(folder, 'data', 'database'),
    /** The database folder of earlier versions (PGlite). */
    pgliteFolder: join(folder, 'data', 'postgres'),
    redisFolder: join(folder, 'data', 'redis'),
    keysFolder: join(folder, 'keys'),
    /** A file that reserves disk space for the database. */
    reserveFile: join(folder, 'data', 'reserve'),
    /** Who has signed in on this machine, and the sessions that are open. */
    signInFile: join(folder, 'keys', 'sign-in.json'),
    portsFile: join(folder, 'ports.json'),
    runFolder: join(folder, 'run'),
    /** Held open, and locked, by every process of this home. */
    lockFile: join(folder, 'run', 'lock'),
    stateFile: join(folder, 'run', 'supervisor.json'),
    promptLogFolder: join(folder, 'prompt-logs'),
    cacheFolder: join(folder, 'cache'),
    logFolder: join(folder, 'logs'),
    logFile: (name: string) => join(folder, 'logs', `${name}.log`),
  }
}

/** Creates the folders. Throws a one-line error when they cannot be written. */
export function prepareHome(home: Home): void {
  try {
    for (const part of ['data/redis', 'keys', 'logs', 'run', 'cache']) {
      const folder = join(home.folder, part)
      makeFolder(folder)
      accessSync(folder, constants.W_OK)
    }
    closeRunFolder(home)
    if (process.getuid?.() === 0) letDatabasePass(home)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StackError(
      `The data folder ${home.folder} cannot be used (${reason}). Make it writable or set ALFRED_HOME to another folder.`,
      { cause: error },
    )
  }
}

/**
 * Creates a folder with its parents. Not mkdir's own recursion, which never ends where a parent cannot be created, as
 * below /proc.
 */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  mkdirSync(folder, { mode: 0o700 })
}

/** Closes the run folder to others, who may enter it if it was created by hand. Only its owner can do that. */
function closeRunFolder({ runFolder }: Home): void {
  const { mode, uid } = statSync(runFolder)
  if (uid === process.getuid?.() && (mode & 0o077) !== 0) chmodSync(runFolder, 0o700)
}

/**
 * Lets others enter these two folders without reading them: when root starts Alfred, the database runs as another
 * user.
 */
function letDatabasePass({ folder }: Home): void {
  for (const path of [folder, join(folder, 'data')]) chmodSync(path, (statSync(path).mode & 0o777) | 0o001)
}
