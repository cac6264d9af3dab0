// npm test runs every check, those that need servers concurrently with those that do not. `npm test -- unit pgtap`
// runs those stages, `npm test -- gateway` the tests of a room that need no server, `npm test -- integration gateway`
// a stage of a room, `npm test -- routes/data` every test with a matching path. `npm test -- --watch gateway` runs
// what needs no server again whenever a file changes. Tests that take long run where they are asked for by name, and in npm run verify.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inRepository } from '@alfred/local-stack'
import { PREPARED_VARIABLE } from '@alfred/testing'
import { chooseStages } from './choose-stages.ts'
import { evalStage } from './eval-stage.ts'
import { pgtapStage } from './pgtap-stage.ts'
import { runSideBySide } from './run-side-by-side.ts'
import { addResults, type Stage, type StageResult } from './stage.ts'
import { endToEndStage, integrationStage, webStage } from './server-stages.ts'
import { staticStages, typesStage } from './static-stages.ts'
import { unitStage } from './unit-stage.ts'
import { watchTests } from './watch-tests.ts'

// Services are started some hundred times in new folders; they share Node's compile cache.
process.env['NODE_COMPILE_CACHE'] ??= inRepository('.nx', 'compile-cache')

/**
 * The end-to-end tests, which wait for servers half of the time, begin beside the integration tests; the others keep the
 * processor busy. With three stages at once on two cores, what a test waits for is not done in time.
 */
const all = [
  ...[endToEndStage, integrationStage, webStage, ...staticStages],
  ...[unitStage, pgtapStage, evalStage, typesStage],
]
const STAGES_AT_ONCE = 2

const lines = new Map<Stage, string>()
const results: StageResult[] = []

async function runStage(stage: Stage, parts: readonly string[]): Promise<void> {
  console.log(`\n== ${stage.name}`)
  const startedAt = performance.now()
  const result = await runSafely(stage, parts)
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  const { passed, failed, skipped, database } = result
  const where = database === undefined ? '' : `, on ${database}`
  const skips = skipped === 0 ? '' : `, ${skipped} skipped`
  lines.set(
    stage,
    `${failed === 0 ? 'ok  ' : 'FAIL'} ${stage.name}: ${passed} passed, ${failed} failed${skips} (${seconds} s${where})`,
  )
  results.push(result)
}

async function runSafely(stage: Stage, parts: readonly string[]): Promise<StageResult> {
  try {
    return await stage.run(parts)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return { passed: 0, failed: 1, skipped: 0 }
  }
}

/** Selects the stages, and prints an error in the arguments without a stack trace. */
function choose(): ReturnType<typeof chooseStages> {
  try {
    return chooseStages(all, words)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}

const words = process.argv.slice(2)
if (words.includes('--watch')) process.exit(await watchTests(words.filter((word) => word !== '--watch')))
const startedAt = performance.now()
const { stages, parts } = choose()
// What is asked for by name runs at length.
if (words.length > 0) process.env['ALFRED_NAMED_TESTS'] = 'on'
// The stages share the databases that they start from.
const prepared = await mkdtemp(join(tmpdir(), 'alfred-prepared-'))
process.env[PREPARED_VARIABLE] = prepared
await runSideBySide(stages, STAGES_AT_ONCE, (stage) => runStage(stage, parts))
await rm(prepared, { recursive: true, force: true })

const total = addResults(results)
console.log(`\n${stages.map((stage) => lines.get(stage)).join('\n')}\n`)
console.log(`in ${((performance.now() - startedAt) / 60_000).toFixed(1)} minutes`)
console.log(
  `${total.passed} passed, ${total.failed} failed${total.skipped === 0 ? '' : `, ${total.skipped} skipped`}`,
)
process.exitCode = total.failed === 0 ? 0 : 1
