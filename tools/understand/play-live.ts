import { sumUsage } from '@alfred/contracts'
import type { Usage } from '@alfred/contracts'
import { playAll } from '../eval/play-all.ts'
import type { Played } from '../eval/play-scenario.ts'
import { liveOutcome, liveOutcomes, type LiveOutcome } from './live-outcome.ts'
import { liveScenario, standsAlone } from './live-scenario.ts'
import type { Line } from './corpus.ts'

/** A message with what became of it on running services. */
export type LiveReading = { line: Line; outcome: LiveOutcome; called: string[]; response: string }

/** What was played, with the time and the cost of all turns together. */
export type LiveRun = { readings: LiveReading[]; seconds: number; usage: Usage }

/** Plays the messages that stand alone on running services, each as a person of its own. */
export async function playLive(lines: readonly Line[]): Promise<LiveRun> {
  const alone = lines.filter(standsAlone)
  const startedAt = performance.now()
  const played = await playAll(alone.map(liveScenario), {
    atOnce: 4,
    say: (line) => process.stderr.write(`${line}\n`),
  })
  return {
    readings: alone.flatMap((line, place) => readingOf(line, played[place])),
    seconds: (performance.now() - startedAt) / 1_000,
    usage: sumUsage(played.flatMap(({ told }) => told.flatMap(({ came }) => came.usage.calls))),
  }
}

/** A message whose kitchen could not be written was not played, and is not counted. */
function readingOf(line: Line, played: Played | undefined): LiveReading[] {
  const came = played?.told.at(-1)?.came
  if (came === undefined) return []
  const called = came.toolsCalled.map(({ tool }) => tool)
  return [{ line, outcome: liveOutcome(line, came), called, response: came.response }]
}

/** The shares of the outcomes, by tool and in all, and what the run took. */
export function renderLive({ readings, seconds, usage }: LiveRun): string {
  const groups = Map.groupBy(
    readings.flatMap((reading) => groupsOf(reading.line).map((name) => ({ name, reading }))),
    ({ name }) => name,
  )
  const rows = [...groups].toSorted(([one], [other]) => (one < other ? -1 : 1))
  const cost = usage.cost_known === false ? 'not known' : `${usage.cost_usd.toFixed(4)} $`
  return [
    ...rows.map(([name, all]) =>
      renderRow(
        name,
        all.map(({ reading }) => reading),
      ),
    ),
    '',
    renderRow('all', readings),
    `${(seconds / Math.max(1, readings.length)).toFixed(2)} s a message, start included; model calls: ${usage.model_calls}, cost: ${cost}`,
  ].join('\n')
}

function groupsOf({ kind, acts }: Line): string[] {
  return [`kind ${kind}`, ...new Set(acts.map(({ tool }) => `tool ${tool}`))]
}

function renderRow(name: string, readings: readonly LiveReading[]): string {
  const shares = liveOutcomes.map((outcome) => {
    const count = readings.filter((reading) => reading.outcome === outcome).length
    return `${outcome} ${`${((100 * count) / Math.max(1, readings.length)).toFixed(1)} %`.padStart(8)}`
  })
  return `${name.padEnd(34)}${String(readings.length).padStart(6)}  ${shares.join('  ')}`
}
