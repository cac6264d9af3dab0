import { accessSync, chmodSync, constants, existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { inRepository } from '@alfred/local-stack'
import { StackError } from './errors.ts'

/** Where one installation keeps everything: data, keys, logs, and what is running. */
export type Home = ReturnType<typeof homeAt>

/** The folders of this installation; ALFRED_HOME, else `.alfred` in the repository. */
export function locateHome() {
  const given = process.env['ALFRED_HOME']
  return homeAt(given ? resolve(given) : inRepository('.alfred'))
}

/** The folders of the installation in a folder. */
export function homeAt(folder: string) {
  return {
    folder,
    databaseFolder: join(folder, 'data', 'database'),
    /** Where versions before it had theirs. */
    pgliteFolder: join(folder, 'data', 'postgres'),
    redisFolder: join(folder, 'data', 'redis'),
    keysFolder: join(folder, 'keys'),
    /** Room that is kept free for the database. */
    reserveFile: join(folder, 'data', 'reserve'),
    portsFile: join(folder, 'ports.json'),
    runFolder: join(folder, 'run'),
    /** Held open, and locked, by everything that runs on this home. */
    lockFile: join(folder, 'run', 'lock'),
    stateFile: join(folder, 'run', 'supervisor.json'),
    promptLogFolder: join(folder, 'prompt-logs'),
    cacheFolder: join(folder, 'cache'),
    logFolder: join(folder, 'logs'),
    logFile: (name: string) => join(folder, 'logs', `${name}.log`),
  }
}

/** Makes the folders; fails in one line when they cannot be written. */
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

/** Not mkdir's own recursion: that never ends where a parent cannot be made, as below /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  mkdirSync(folder, { mode: 0o700 })
}

/** Where the folder was made by hand, others may enter it; whoever is not its owner leaves it as it is. */
function closeRunFolder({ runFolder }: Home): void {
  const { mode, uid } = statSync(runFolder)
  if (uid === process.getuid?.() && (mode & 0o077) !== 0) chmodSync(runFolder, 0o700)
}

/** As root the database runs as another user, who passes through these two folders and reads neither. */
function letDatabasePass({ folder }: Home): void {
  for (const path of [folder, join(folder, 'data')]) chmodSync(path, (statSync(path).mode & 0o777) | 0o001)
}
