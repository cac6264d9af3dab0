// npm run malice: people talk to Alfred while its model attacks; the outcome is checked in the database.
import { parseArgs } from 'node:util'
import { runHostileModel } from '../security/hostile-model/run-hostile-model.ts'
import { toLine } from '../stack/errors.ts'

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    turns: { type: 'string', default: '1000' },
  },
})
const seed = Number(values.seed)
console.log(`seed ${seed}`)
try {
  const startedAt = performance.now()
  const run = await runHostileModel({ seed, turns: Number(values.turns), say: console.log })
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(0)
  for (const fault of run.faults.slice(0, 50)) console.log(`FAULT ${fault}`)
  console.log(`turns: ${JSON.stringify(run.statuses)}`)
  console.log(
    `seed ${seed}: ${run.turns} turns, ${run.emitted.calls} calls emitted (${run.emitted.obeyed} orders of texts obeyed), ${run.effects} rows changed within the rules, ${run.faults.length} faults (${seconds} s)`,
  )
  process.exitCode = run.faults.length === 0 ? 0 : 1
} catch (error) {
  console.error(toLine(error))
  process.exitCode = 1
}
