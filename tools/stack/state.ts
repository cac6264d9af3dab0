import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Readiness } from '@alfred/local-stack'
import type { Home } from './home.ts'
import { identityOf } from './process-identity.ts'

type RecordedProcess = {
  name: string
  pid: number
  identity: string
  readiness: Readiness
  /** The signal that stops it. */
  stopSignal?: NodeJS.Signals | undefined
}

/** The recorded state of a running stack, for `npm stop`, `npm run doctor` and the next start. */
export type StackState = {
  /**
   * The folder of the installation: a copy of the folder is another installation. Earlier versions did not record it.
   */
  home?: string
  phase: 'starting' | 'ready' | 'stopping'
  pid: number
  identity: string
  gatewayUrl: string
  processes: RecordedProcess[]
}

/** Reads the state file; undefined when it is missing, unreadable or about another folder. */
export function readState(home: Home): StackState | undefined {
  const state = parseState(home)
  return state?.home === undefined || state.home === home.folder ? state : undefined
}

function parseState(home: Home): StackState | undefined {
  try {
    const state = JSON.parse(readFileSync(home.stateFile, 'utf8')) as StackState
    return Array.isArray(state.processes) ? state : undefined
  } catch {
    return undefined
  }
}

/** Is there a state file that cannot be read, because it is truncated or empty? */
export function isStateUnreadable(home: Home): boolean {
  return existsSync(home.stateFile) && parseState(home) === undefined
}

/** Is the supervisor that wrote this state alive? */
export function isRunning(state: StackState | undefined): state is StackState {
  return state !== undefined && identityOf(state.pid) === state.identity
}

/** Records that this process, which holds the lock, starts the installation. */
export function beginState(home: Home, gatewayUrl: string): StackState {
  const identity = identityOf(process.pid) ?? ''
  const state: StackState = {
    ...{ home: home.folder, phase: 'starting', pid: process.pid, identity, gatewayUrl },
    processes: [],
  }
  mkdirSync(dirname(home.stateFile), { recursive: true })
  writeState(home, state)
  return state
}

/** Writes the state file atomically; false when there is no room for it. */
export function writeState(home: Home, state: StackState): boolean {
  try {
    writeFileSync(`${home.stateFile}.new`, JSON.stringify(state, null, 2), { mode: 0o600 })
  } catch {
    return false
  }
  renameSync(`${home.stateFile}.new`, home.stateFile)
  return true
}

export function removeState(home: Home): void {
  rmSync(home.stateFile, { force: true })
}

/** Ends what a killed supervisor has left running. Returns the names. */
export async function endLeftovers(state: StackState | undefined, graceMs = 5_000): Promise<string[]> {
  if (state === undefined) return []
  const alive = state.processes.filter(({ pid, identity }) => identityOf(pid) === identity).toReversed()
  // The database was started first and is ended last.
  for (const leftover of alive) await endProcess(leftover, graceMs)
  return alive.map(({ name }) => name)
}

/** Asks a process that is not a child to stop, and kills it after the grace period. */
export async function endProcess(
  { pid, identity, stopSignal }: Pick<RecordedProcess, 'pid' | 'identity' | 'stopSignal'>,
  graceMs: number,
): Promise<void> {
  const isAlive = () => identityOf(pid) === identity
  const deadline = Date.now() + graceMs
  if (isAlive()) process.kill(pid, stopSignal ?? 'SIGTERM')
  while (isAlive() && Date.now() < deadline) await sleep(50)
  if (isAlive()) process.kill(pid, 'SIGKILL')
  while (isAlive()) await sleep(20)
}
