// npm start: runs Alfred until Ctrl-C; with --detach it returns when everything is ready.
import { toLine } from '../stack/errors.ts'
import { locateHome } from '../stack/home.ts'
import { loadEnvironmentFile } from '../stack/load-environment-file.ts'
import { isRunning, readState } from '../stack/state.ts'
import { awaitOtherStart } from './await-other-start.ts'
import { help, readFlags } from './flags.ts'
import { startDetached } from './start-detached.ts'
import { superviseHere } from './supervise-here.ts'

loadEnvironmentFile()
const home = locateHome()
const words = process.argv.slice(2)

try {
  if (words.includes('--help')) console.log(help)
  else await start()
} catch (error) {
  console.error(toLine(error))
  process.exit(1)
}

async function start(): Promise<void> {
  const flags = readFlags(words)
  const running = readState(home)
  if (isRunning(running)) {
    const { gatewayUrl } = await awaitOtherStart(home, running, (line) => console.log(line))
    console.log(`Alfred already runs at ${gatewayUrl} (data in ${home.folder}). Stop it with: npm stop`)
  } else if (flags.isDetached) await startDetached(home, words)
  else await superviseHere(home, flags)
}
