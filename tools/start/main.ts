// npm start: runs Alfred until Ctrl-C; with --detach it returns when everything is ready.
import { toLine } from '../stack/errors.ts'
import { locateHome } from '../stack/home.ts'
import { loadEnvironmentFile } from '../stack/load-environment-file.ts'
import { isRunning, readState } from '../stack/state.ts'
import { startDetached } from './start-detached.ts'
import { superviseHere } from './supervise-here.ts'

loadEnvironmentFile()
const home = locateHome()
const flags = new Set(process.argv.slice(2))
const running = readState(home)

try {
  if (isRunning(running)) {
    console.log(
      `Alfred already runs at ${running.gatewayUrl} (data in ${home.folder}). Stop it with: npm stop`,
    )
  } else if (flags.has('--detach')) await startDetached(home)
  else await superviseHere(home)
} catch (error) {
  console.error(toLine(error))
  process.exit(1)
}
