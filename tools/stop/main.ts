// npm stop: stops the Alfred of this data folder, also what a killed supervisor has left behind.
import { locateHome } from '../stack/home.ts'
import { loadEnvironmentFile } from '../stack/load-environment-file.ts'
import { endLeftovers, endProcess, isRunning, readState } from '../stack/state.ts'

// Longer than the supervisor's own patience with its services.
const graceMs = 60_000

loadEnvironmentFile()
const home = locateHome()
const state = readState(home)
if (isRunning(state)) {
  console.log('Stopping ...')
  await endProcess(state, graceMs)
  await endLeftovers(home)
  console.log('Alfred has stopped.')
} else {
  const ended = await endLeftovers(home)
  console.log(
    ended.length === 0
      ? `Alfred is not running (data folder ${home.folder}).`
      : `Alfred was not running; ended what it had left behind: ${ended.join(', ')}.`,
  )
}
