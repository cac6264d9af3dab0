import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '@alfred/local-stack'
import { StackError } from './errors.ts'
import { tryHomeLock, type HomeLock } from './home-lock.ts'
import type { Home } from './home.ts'
import { findOrphanedHolders } from './lock-holders.ts'
import { endLeftovers, endProcess, isRunning, isStateUnreadable, readState } from './state.ts'

const PATIENCE_MS = 5_000
const POLL_MS = 100
const GRACE_MS = 5_000

/**
 * Locks an installation for this process and ends what a killed supervisor has left running on it. Throws a
 * StackError, without touching anything, when another process has the lock.
 */
export async function acquireHome(home: Home, log: Log): Promise<HomeLock> {
  let deadline = Date.now() + PATIENCE_MS
  for (;;) {
    const lock = tryHomeLock(home.lockFile)
    const state = readState(home)
    if (isRunning(state)) {
      lock?.release()
      throw inUse(home, state.phase)
    }
    // Even without the lock: leftover processes hold it, and so does a concurrent start, whose processes are not in
    // the state file of a dead supervisor.
    const ended = [...(await endLeftovers(state)), ...(lock === undefined ? await endOrphans(home) : [])]
    if (ended.length > 0) {
      log(`Ended what an earlier start had left behind: ${ended.join(', ')}.`)
      // Ending them takes time; the lock is free afterwards.
      deadline = Date.now() + PATIENCE_MS
    }
    if (lock !== undefined) {
      if (isStateUnreadable(home)) log(`${home.stateFile} was empty or cut; it is written anew.`)
      return lock
    }
    if (Date.now() > deadline) throw inUseUnseen(home)
    await sleep(POLL_MS)
  }
}

/** Ends processes that hold the lock but are in no state file, since there was no room to write it. */
async function endOrphans(home: Home): Promise<string[]> {
  const orphans = findOrphanedHolders(home.lockFile)
  for (const orphan of orphans) await endProcess(orphan, GRACE_MS)
  return orphans.map(({ name }) => name)
}

function inUse(home: Home, phase: string): StackError {
  if (phase === 'starting') return new StackError(`Alfred is already starting on ${home.folder}.`)
  if (phase === 'stopping')
    return new StackError(`Alfred is just stopping on ${home.folder}. Start it when it has.`)
  return new StackError(`Alfred already runs on ${home.folder}. Stop it with: npm stop`)
}

function inUseUnseen(home: Home): StackError {
  return new StackError(
    `The data in ${home.folder} are in use by an Alfred that cannot be seen from here: another start, or one in another container. Stop that one first; nothing was changed.`,
  )
}
