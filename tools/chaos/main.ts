// npm run chaos: people use Alfred while faults strike it, and an audit checks the outcome.
import { runControl } from './control/run-control.ts'
import { runCrashPoints } from './crash-points/run-crash-points.ts'
import { ChaosError } from './errors.ts'
import { runPowerCut } from './power-cut/run-power-cut.ts'
import { readArguments, usage } from './read-arguments.ts'
import type { Request } from './read-arguments.ts'
import { reportOutcome } from './report.ts'
import { runChaos } from './run-chaos.ts'
import type { Outcome } from './run-chaos.ts'
import { startRunLog } from './run-log.ts'
import type { RunLog } from './run-log.ts'

const say = (line: string): void => console.log(line)

/** True when the outcome is as it should be. */
async function answer(request: Request): Promise<boolean> {
  if (request.command === 'help') {
    say(usage)
    return true
  }
  const log = startRunLog(request.command, request.seed)
  say(`log: ${log.path}`)
  if (request.command === 'control') return control(request, log)
  if (request.command === 'crash-points') return runCrashPoints(request, { log, say })
  if (request.command === 'power-cut') return runPowerCut(request.seed, { log, say })
  const outcome = await runChaos(request, { log, say })
  tell(outcome, log)
  return outcome.findings.length === 0
}

/** True when the audit has found the built-in defect. */
async function control(request: Request & { command: 'control' }, log: RunLog): Promise<boolean> {
  const outcome = await runControl(request.control, request, { log, say })
  tell(outcome, log)
  const { found, mustFind } = outcome
  say(`control ${request.control}: ${found > 0 ? '' : 'NOT '}found, ${found} turns ${mustFind}`)
  return found > 0
}

function tell(outcome: Outcome, log: RunLog): void {
  for (const finding of outcome.findings) log.write('finding', { finding })
  for (const line of reportOutcome(outcome)) say(line)
}

let exitCode = 1
try {
  exitCode = (await answer(readArguments(process.argv.slice(2)))) ? 0 : 1
} catch (error) {
  console.error(error instanceof ChaosError ? error.message : error)
}
// Exits explicitly, since Node may wait forever for the handle of a connection that was reset.
process.exit(exitCode)
