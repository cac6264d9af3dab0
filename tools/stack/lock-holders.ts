import { readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs'
import { basename } from 'node:path'
import { parentOf } from '@alfred/local-stack'
import { identityOf } from './process-identity.ts'

/** A process that has the lock file open. */
export type LockHolder = { pid: number; identity: string; name: string; stopSignal?: NodeJS.Signals }

/**
 * Finds servers and services that hold an installation's lock without a supervisor: theirs has died, and where the
 * disk was full it could not record them. Reads /proc; finds none where that is missing, and none in other process
 * namespaces.
 */
export function findOrphanedHolders(lockFile: string): LockHolder[] {
  try {
    const path = realpathSync(lockFile)
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name) => orphanedHolder(Number(name), path))
  } catch {
    return []
  }
}

function orphanedHolder(pid: number, lockFile: string): LockHolder[] {
  try {
    const files = readdirSync(`/proc/${pid}/fd`).map((file) => readlinkSync(`/proc/${pid}/fd/${file}`))
    const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
    const identity = identityOf(pid)
    // A detached supervisor has no parent either, but is no orphan.
    if (!files.includes(lockFile) || parentOf(pid) !== 1 || isTool(words) || !identity) return []
    const name = nameOf(words)
    return [{ pid, identity, name, ...(name === 'postgres' && { stopSignal: 'SIGINT' as const }) }]
  } catch {
    // The process has ended meanwhile, or belongs to another user.
    return []
  }
}

const isTool = (words: readonly string[]): boolean =>
  words.slice(0, 2).some((word) => /[/\\]tools[/\\]/.test(word))

/** The name of the service, else of the program. */
function nameOf([program = '', entry = '']: readonly string[]): string {
  return /[/\\]apps[/\\]([a-z-]{1,40})[/\\]/.exec(entry)?.[1] ?? basename(program)
}
