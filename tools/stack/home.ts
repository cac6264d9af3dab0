import { accessSync, constants, existsSync, mkdirSync, renameSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { inRepository } from '@alfred/local-stack'
import { StackError } from './errors.ts'

/** Where one installation keeps everything: data, keys, logs, and what is running. */
export type Home = ReturnType<typeof locateHome>

const logBytesMax = 10 * 1024 * 1024

/** The folders of this installation; ALFRED_HOME, else `.alfred` in the repository. */
export function locateHome() {
  const given = process.env['ALFRED_HOME']
  const folder = given ? resolve(given) : inRepository('.alfred')
  return {
    folder,
    databaseFolder: join(folder, 'data', 'postgres'),
    redisFolder: join(folder, 'data', 'redis'),
    keysFolder: join(folder, 'keys'),
    portsFile: join(folder, 'ports.json'),
    stateFile: join(folder, 'run', 'supervisor.json'),
    promptLogFolder: join(folder, 'prompt-logs'),
    cacheFolder: join(folder, 'cache'),
    logFile: (name: string) => join(folder, 'logs', `${name}.log`),
  }
}

/** Makes the folders; fails in one line when they cannot be written. */
export function prepareHome(home: Home): void {
  try {
    for (const part of ['data/postgres', 'data/redis', 'keys', 'logs', 'run', 'cache']) {
      const folder = join(home.folder, part)
      makeFolder(folder)
      accessSync(folder, constants.W_OK)
    }
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

/** Puts a log that has grown large aside; one older generation is kept. */
export function rotateLog(path: string): void {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0
  if (size > logBytesMax) renameSync(path, `${path}.1`)
}
