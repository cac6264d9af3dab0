import { readFile } from 'node:fs/promises'
import type { FindingKind } from '../audit/finding.ts'
import type { ControlName, RunPlan } from '../read-arguments.ts'
import { runChaos } from '../run-chaos.ts'
import type { Outcome, Preparation, Told } from '../run-chaos.ts'
import { startSplittingProxy } from './start-splitting-proxy.ts'

/** A defect that is built into a run, and the finding that it must cause. */
type Control = { mustFind: FindingKind; preparation: Preparation }

const controls: Record<ControlName, Control> = {
  keys: {
    mustFind: 'duplicated',
    preparation: {
      judgesRowsAlone: true,
      prepare: async (stack) => {
        const path = new URL('./without-keys.sql', import.meta.url)
        await stack.query(await readFile(path, 'utf8'))
      },
    },
  },
  tears: { mustFind: 'torn', preparation: { beforeDatabase: startSplittingProxy, judgesRowsAlone: true } },
}

/**
 * Runs the same workload, faults and audit on a stack with a built-in defect: an audit that misses it proves nothing.
 */
export async function runControl(
  name: ControlName,
  plan: RunPlan,
  told: Told,
): Promise<Outcome & { mustFind: FindingKind; found: number }> {
  const { mustFind, preparation } = controls[name]
  const outcome = await runChaos(plan, told, preparation)
  return { ...outcome, mustFind, found: outcome.findings.filter(({ kind }) => kind === mustFind).length }
}
