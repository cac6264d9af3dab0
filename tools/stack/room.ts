import { statfsSync } from 'node:fs'
import { StackError } from './errors.ts'

// A new database with its baseline and logs takes about 150 MB; an existing one needs some to recover and to write.
const BYTES_FOR_NEW = 400 * 1024 * 1024
const BYTES_FOR_EXISTING = 64 * 1024 * 1024

/**
 * Throws a one-line error when there is no room to start: a database that runs out of it during its start gives no
 * reason.
 */
export function requireRoom(folder: string, kind: 'new' | 'existing'): void {
  const needed = kind === 'new' ? BYTES_FOR_NEW : BYTES_FOR_EXISTING
  const free = freeBytesOf(folder)
  if (free >= needed) return
  throw new StackError(
    `There is no room in ${folder}: ${toMegabytes(free)} MB are free, and Alfred needs ${toMegabytes(needed)} MB to start. Make room, or set ALFRED_HOME to a folder elsewhere.`,
  )
}

export function freeBytesOf(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

const toMegabytes = (bytes: number): number => Math.floor(bytes / 1024 / 1024)
