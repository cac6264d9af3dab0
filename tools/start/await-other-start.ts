import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '@alfred/local-stack'
import { StackError } from '../stack/errors.ts'
import type { Home } from '../stack/home.ts'
import { isRunning, readState, type StackState } from '../stack/state.ts'

const POLL_MS = 200

/** Waits until an Alfred that another process is starting is ready. Throws a StackError when that start fails. */
export async function awaitOtherStart(home: Home, running: StackState, log: Log): Promise<StackState> {
  let state: StackState | undefined = running
  if (state.phase === 'starting') log(`Alfred is already starting on ${home.folder}; waiting for it ...`)
  while (isRunning(state) && state.phase === 'starting') {
    await sleep(POLL_MS)
    state = readState(home)
  }
  if (isRunning(state) && state.phase === 'ready') return state
  throw new StackError(`The Alfred that was there has stopped. Start it again: npm start`)
}
