import { spawnSync } from 'node:child_process'
import { closeSync, constants, openSync } from 'node:fs'
import { StackError } from './errors.ts'

/**
 * A lock on an installation. The kernel keeps it until the last process that has the file open ends, however it ends.
 */
export type HomeLock = {
  /** The open file, to be passed to every process that works on the installation. */
  file: number
  /** Releases this process's hold; other processes with the open file keep the lock. */
  release(): void
}

// The exit code of flock(1) when another process has the lock.
const TAKEN = 1
// On macOS, opening the file takes the lock (O_EXLOCK); Node has no constant for it.
const OPEN_LOCKED = 0x20

/**
 * Takes the lock if it is free. Undefined when another process has it, in whatever container or process namespace on
 * this machine. Process ids would not do: they mean nothing in another namespace, and a child may outlive its parent.
 */
export function tryHomeLock(path: string): HomeLock | undefined {
  if (process.platform === 'darwin') return tryOpenLocked(path)
  const file = openSync(path, 'a', 0o600)
  // Windows needs no lock: files in use cannot be replaced there, and the ports reveal a second start.
  if (process.platform === 'win32') return lockOn(file)
  // The lock belongs to the open file, which this process shares with the flock command for a moment.
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
