// npm stop: stops the Alfred of this data folder, including what a killed supervisor has left running.
import { existsSync } from 'node:fs'
import { tryHomeLock } from '../stack/home-lock.ts'
import { locateHome, type Home } from '../stack/home.ts'
import { loadEnvironmentFile } from '../stack/load-environment-file.ts'
import { endLeftovers, endProcess, isRunning, readState, removeState } from '../stack/state.ts'

// Longer than the supervisor waits for its services.
const graceMs = 60_000

loadEnvironmentFile()
const home = locateHome()
const state = readState(home)
if (isRunning(state)) {
  console.log('Stopping ...')
  await endProcess(state, graceMs)
  await endLeftovers(state)
  console.log('Alfred has stopped.')
} else {
  const ended = await endLeftovers(state)
  if (ended.length > 0)
    console.log(`Alfred was not running; ended what it had left behind: ${ended.join(', ')}.`)
  else if (isHeld(home)) {
    console.error(
      `The data in ${home.folder} are in use by an Alfred that cannot be seen from here: stop it where it was started (another container?). If ${home.stateFile} is empty or cut, end its processes by hand.`,
    )
    process.exitCode = 1
  } else console.log(`Alfred is not running (data folder ${home.folder}).`)
}

/** Does a process hold the installation? If none does, removes the stale state file. */
function isHeld(place: Home): boolean {
  if (!existsSync(place.lockFile)) return false
  const lock = tryHomeLock(place.lockFile)
  if (lock === undefined) return true
  removeState(place)
  lock.release()
  return false
}
