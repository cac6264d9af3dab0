// npm start: runs Alfred until Ctrl-C; with --detach it returns when everything is ready.
import { toLine } from '../stack/errors.ts'
import { locateHome } from '../stack/home.ts'
import { loadEnvironmentFile } from '../stack/load-environment-file.ts'
import { isRunning, readState } from '../stack/state.ts'
import { awaitOtherStart } from './await-other-start.ts'
import { help, readFlags } from './flags.ts'

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
    return
  }
  // What supervises is loaded by the process that does it: it knows every server and the data, which takes a while to load.
  if (flags.isDetached) await (await import('./start-detached.ts')).startDetached(home, words)
  else await (await import('./supervise-here.ts')).superviseHere(home, flags)
}
