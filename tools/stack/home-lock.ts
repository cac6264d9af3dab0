import { spawnSync } from 'node:child_process'
import { closeSync, constants, openSync } from 'node:fs'
import { StackError } from './errors.ts'

/** A lock on an installation. The kernel keeps it until the last process that holds the file open has ended, however it ends. */
export type HomeLock = {
  /** The open file, to be handed to every process that works on the installation. */
  file: number
  /** Lets go of this process's hold; others that hold the file keep the lock. */
  release(): void
}

// What flock(1) ends with when somebody else has the lock.
const TAKEN = 1
// On macOS opening takes the lock itself (O_EXLOCK); Node has no name for it.
const OPEN_LOCKED = 0x20

/**
 * Takes the lock if nobody has it; undefined when somebody does, in whatever container or process namespace on this machine. Process ids would
 * not tell: they mean nothing in another namespace, and a child may outlive its parent.
 */
export function tryHomeLock(path: string): HomeLock | undefined {
  if (process.platform === 'darwin') return tryOpenLocked(path)
  const file = openSync(path, 'a', 0o600)
  // Windows: files in use cannot be replaced there, and the ports tell a second start.
  if (process.platform === 'win32') return lockOn(file)
  // The lock belongs to the open file, which this process shares with the command for a moment.
  const { status, error } = spawnSync('flock', ['-x', '-n', '3'], {
    stdio: ['ignore', 'ignore', 'ignore', file],
  })
  if (status === 0) return lockOn(file)
  closeSync(file)
  if (status === TAKEN) return undefined
  throw new StackError(
    `The data folder cannot be locked with flock (${error?.message ?? `exit code ${status}`}). Install util-linux, then start again.`,
  )
}

function tryOpenLocked(path: string): HomeLock | undefined {
  const { O_CREAT, O_NONBLOCK, O_RDWR } = constants
  try {
    return lockOn(openSync(path, O_RDWR | O_CREAT | O_NONBLOCK | OPEN_LOCKED, 0o600))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EAGAIN') return undefined
    throw error
  }
}

function lockOn(file: number): HomeLock {
  return { file, release: () => closeSync(file) }
}
