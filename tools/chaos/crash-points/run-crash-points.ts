import { createRandom } from '@alfred/testing'
import { ChaosError } from '../errors.ts'
import { choose } from '../faults/choose.ts'
import type { Told } from '../run-chaos.ts'
import { expiry } from './play-expiry.ts'
import { eggs } from './play-eggs.ts'
import { water } from './play-water.ts'
import { describePoint } from './point.ts'
import type { Point } from './point.ts'
import type { Scenario } from './scenario.ts'
import { visitPoints } from './visit-points.ts'

/** The scenario during which each service is killed. */
const scenarios: Record<string, Scenario> = {
  gateway: eggs,
  orchestrator: eggs,
  'agents-pantry': eggs,
  'agents-coach': water,
  'proactive-worker': expiry,
}

export type CrashPointsPlan = {
  seed: number
  only: string[]
  sample: number | undefined
  answerWithinMs: number
}

/**
 * Kills each service before and after everything that it sends and receives. True when every point was reached and
 * all outcomes were correct.
 */
export async function runCrashPoints(plan: CrashPointsPlan, { log, say }: Told): Promise<boolean> {
  const unknown = plan.only.find((name) => !(name in scenarios))
  if (unknown !== undefined)
    throw new ChaosError(
      `--only knows ${Object.keys(scenarios).join(', ')}, and not "${unknown}". See --help.`,
    )
  const random = createRandom(plan.seed)
  const lines: string[] = []
  let isRight = true
  for (const [service, scenario] of Object.entries(scenarios)) {
    if (plan.only.length > 0 && !plan.only.includes(service)) {
      lines.push(`${service}: not run, since others were asked for`)
      continue
    }
    say(`seed ${plan.seed}; watching ${service} in ${scenario.name} ...`)
    let visited = 0
    let found = 0
    const { points, reached, missed, wrong } = await visitPoints({
      service,
      scenario,
      answerWithinMs: plan.answerWithinMs,
      choose: (all) => {
        found = all.length
        const chosen = plan.sample === undefined ? all : takeSome(all, plan.sample, random)
        log.write('points', { service, all: all.map(describePoint) })
        say(`${service}: ${all.length} points, visiting ${chosen.length}`)
        return chosen
      },
      onVisit: ({ point, isReached, problems, tookMs }) => {
        visited += 1
        log.write('visit', { service, point: describePoint(point), isReached, problems, tookMs })
        if (visited % 10 === 0) say(`${service}: ${visited} visited`)
      },
    })
    const sampled = points.length === found ? '' : ` (a sample of ${found})`
    lines.push(`${service}: ${reached} of ${points.length} points${sampled}, ${wrong.length} wrong`)
    for (const point of missed) lines.push(`  never came by: ${describePoint(point)}`)
    for (const { point, problems } of wrong)
      lines.push(`  wrong: ${describePoint(point)}: ${problems.join('; ')}`)
    isRight &&= reached === points.length && wrong.length === 0 && points.length > 0
  }
  for (const line of lines) say(line)
  return isRight
}

function takeSome(points: readonly Point[], count: number, random: () => number): Point[] {
  const left = [...points]
  const taken: Point[] = []
  while (taken.length < count && left.length > 0) {
    const point = choose(left, random)
    left.splice(left.indexOf(point), 1)
    taken.push(point)
  }
  return taken
}
