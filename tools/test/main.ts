// npm test: everything that is checked, cheapest first. `npm test -- unit pgtap` runs those stages,
// `npm test -- gateway` the tests whose path fits.
import { evalStage } from './eval-stage.ts'
import { endToEndStage, jestStages } from './jest-stages.ts'
import { pgtapStage } from './pgtap-stage.ts'
import { runSideBySide } from './run-side-by-side.ts'
import type { Stage, StageResult } from './stage.ts'
import { staticStages } from './static-stages.ts'

/** As many as the smallest machine that is meant has cores. */
const STATIC_STAGES_AT_ONCE = 2

const all = [...staticStages, ...jestStages(), pgtapStage, endToEndStage(), evalStage]

/** Names of stages choose stages; anything else is a pattern for the paths of tests. */
function chooseStages(wanted: string[]): Stage[] {
  if (wanted.length === 0) return all
  const named = all.filter(({ name }) => wanted.includes(name))
  if (named.length === wanted.length) return named
  const pattern = wanted.join('|')
  return [...jestStages(pattern), endToEndStage(pattern)]
}

const lines: string[] = []
const total: StageResult = { passed: 0, failed: 0, skipped: 0 }

async function runStage(stage: Stage): Promise<void> {
  console.log(`\n== ${stage.name}`)
  const startedAt = performance.now()
  const { passed, failed, skipped, database } = await runSafely(stage)
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  const where = database === undefined ? '' : `, on ${database}`
  const skips = skipped === 0 ? '' : `, ${skipped} skipped`
  lines.push(
    `${failed === 0 ? 'ok  ' : 'FAIL'} ${stage.name}: ${passed} passed, ${failed} failed${skips} (${seconds} s${where})`,
  )
  total.passed += passed
  total.failed += failed
  total.skipped += skipped
}

async function runSafely(stage: Stage): Promise<StageResult> {
  try {
    return await stage.run()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return { passed: 0, failed: 1, skipped: 0 }
  }
}

const chosen = chooseStages(process.argv.slice(2))
const startedAt = performance.now()
await runSideBySide(
  chosen.filter(({ isStatic }) => isStatic),
  STATIC_STAGES_AT_ONCE,
  runStage,
)
for (const stage of chosen.filter(({ isStatic }) => !isStatic)) await runStage(stage)

console.log(`\n${lines.join('\n')}\n`)
console.log(`in ${((performance.now() - startedAt) / 60_000).toFixed(1)} minutes`)
console.log(
  `${total.passed} passed, ${total.failed} failed${total.skipped === 0 ? '' : `, ${total.skipped} skipped`}`,
)
process.exitCode = total.failed === 0 ? 0 : 1
