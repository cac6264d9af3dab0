import { isReady } from '@alfred/local-stack'
import type { Home } from '../stack/home.ts'
import { isRunning, type StackState } from '../stack/state.ts'
import type { Finding } from './finding.ts'

/** Checks whether Alfred runs and each of its processes is ready. Not running is no fault. */
export async function checkRunning(home: Home, state: StackState | undefined): Promise<Finding[]> {
  if (!isRunning(state)) return [{ isGood: true, line: 'Alfred is not running; start it with npm start' }]
  const processes = await Promise.all(
    state.processes.map(async ({ name, pid, readiness }) => ({
      isGood: await isReady(readiness),
      line: `${name} (process ${pid})`,
      advice: `It runs but is not ready; ${home.logFile(name)} tells why.`,
    })),
  )
  return [{ isGood: state.phase === 'ready', line: `Alfred runs, phase: ${state.phase}` }, ...processes]
}
