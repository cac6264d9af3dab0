// npm run doctor: what Alfred finds on this machine, what is missing, and what to do about it; tries the model that is
// set, or finds one on this machine. Exits with 1 when something necessary is missing.
import { loadEnvironmentFile } from '../stack/load-environment-file.ts'
import { locateHome } from '../stack/home.ts'
import { readState } from '../stack/state.ts'
import { checkAgents } from './check-agents.ts'
import { checkMachine } from './check-machine.ts'
import { checkModel } from './check-model.ts'
import { checkRunning } from './check-running.ts'

loadEnvironmentFile()
const home = locateHome()
const findings = [
  ...(await checkMachine(home)),
  ...(await checkRunning(home, readState(home))),
  ...(await checkAgents(home, readState(home))),
  ...(await checkModel(process.env)),
]
for (const { isGood, line, advice, hints = [] } of findings) {
  console.log(`${isGood ? 'ok     ' : 'MISSING'}  ${line}`)
  if (!isGood && advice !== undefined) console.log(`         -> ${advice}`)
  for (const hint of hints) console.log(`         ${hint}`)
}
const bad = findings.filter(({ isGood }) => !isGood).length
console.log(bad === 0 ? '\nEverything that is needed is here.' : `\nMissing or not ready: ${bad}.`)
process.exitCode = bad === 0 ? 0 : 1
