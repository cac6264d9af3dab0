import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { inRepository } from '@alfred/local-stack'
import { EvaluationError } from './errors.ts'
import { halfOf } from './half-of.ts'
import { playAll } from './play-all.ts'
import { readScenarioFiles, scenarioFolders } from './read-scenarios.ts'
import { renderReplies, renderReport } from './render-report.ts'
import { reachesBar, scoreOf } from './score.ts'

const help = `Plays the scenarios of evals/*.yaml against real services and tells what was not as expected.

  npm run eval                             all of them, on the offline rules
  npm run eval -- --only "banana"          those whose name holds this
  npm run eval -- --class days             those of this class
  npm run eval -- --half                   the half that npm test plays
  npm run eval -- --agent agents-garden    those of an agent's own folder, with that agent and no other
  npm run eval -- --bar 0.8                the share that has to pass (0.9); below it the exit code is 1
  npm run eval -- --at-once 4              how many are played at a time
  npm run eval -- --json result.json       the results as a file, too
  npm run eval -- --show                   every reply, too
  npm run eval -- --check                  only read the files

With OPENAI_API_KEY (and OPENAI_BASE_URL, MODEL_OVERRIDES) set, the real model answers, and its cost is told.`

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    class: { type: 'string' },
    half: { type: 'boolean', default: false },
    agent: { type: 'string' },
    bar: { type: 'string', default: '0.9' },
    'at-once': { type: 'string', default: '4' },
    json: { type: 'string' },
    show: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

if (values.help) process.stdout.write(`${help}\n`)
else {
  try {
    await evaluate()
  } catch (error) {
    if (!(error instanceof EvaluationError)) throw error
    say(error.message)
    process.exitCode = 2
  }
}

async function evaluate(): Promise<void> {
  const folders = scenarioFolders(inRepository(), values.agent)
  if (folders.length === 0) throw new EvaluationError(`There are no scenarios in apps/${values.agent}/evals.`)
  const files = readScenarioFiles(...folders)
  const all = files.flat()
  const chosen = (values.half ? files.flatMap(halfOf) : all).filter(
    ({ name, class: own }) =>
      name.toLowerCase().includes(values.only.toLowerCase()) && (values.class ?? own) === own,
  )
  if (chosen.length === 0) throw new EvaluationError('No scenario fits.')
  say(`${chosen.length} of ${all.length} scenarios.`)
  if (values.check) return
  const bar = Number(values.bar)
  if (!(bar >= 0 && bar <= 1)) throw new EvaluationError('The bar is a share between 0 and 1.')
  const played = await playAll(chosen, { atOnce: Number(values['at-once']), say, agent: values.agent })
  if (values.show) process.stdout.write(`${renderReplies(played)}\n`)
  const score = scoreOf(played)
  process.stdout.write(`${renderReport(score, bar)}\n`)
  if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(score, null, 2)}\n`)
  process.exitCode = reachesBar(score, bar) ? 0 : 1
}

function say(line: string): void {
  process.stderr.write(`${line}\n`)
}
