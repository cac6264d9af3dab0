import { startFakeOpenAi } from '@alfred/llm/testing'
import { createRandom } from '@alfred/testing'
import { ChaosError } from '../errors.ts'
import { choose } from '../faults/choose.ts'
import type { Told } from '../run-chaos.ts'
import { createFickleModel } from '../workload/fickle-model.ts'
import { expiry } from './play-expiry.ts'
import { eggs } from './play-eggs.ts'
import { createWaterModel, water } from './play-water.ts'
import { describePoint } from './point.ts'
import type { Point } from './point.ts'
import type { Scenario } from './scenario.ts'
import { startCrashStack } from './start-crash-stack.ts'
import { visitPoints } from './visit-points.ts'
import type { VisitPlan } from './visit-points.ts'

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
export async function runCrashPoints(plan: CrashPointsPlan, told: Told): Promise<boolean> {
  const unknown = plan.only.find((name) => !(name in scenarios))
  if (unknown !== undefined)
    throw new ChaosError(
      `--only knows ${Object.keys(scenarios).join(', ')}, and not "${unknown}". See --help.`,
    )
  const isWanted = (service: string): boolean => plan.only.length === 0 || plan.only.includes(service)
  const services = Object.keys(scenarios)
  const lines = services
    .filter((service) => !isWanted(service))
    .map((service) => `${service}: not run, since others were asked for`)
  const random = createRandom(plan.seed)
  let isRight = true
  for (const [scenario, watched] of Map.groupBy(services.filter(isWanted), (name) => scenarios[name])) {
    if (scenario === undefined) continue
    await playOnStack({ scenario, watched, answerWithinMs: plan.answerWithinMs }, async (service, on) => {
      told.say(`seed ${plan.seed}; watching ${service} in ${scenario.name} ...`)
      const outcome = await visitService(service, { ...on, sample: plan.sample, random, told })
      lines.push(...outcome.lines)
      isRight &&= outcome.isRight
    })
  }
  for (const line of lines) told.say(line)
  return isRight
}

type Played = { scenario: Scenario; watched: readonly string[]; answerWithinMs: number }
type OnStack = Pick<VisitPlan, 'watched' | 'play'>

/** Starts all of Alfred once for the services that die during the same scenario, and calls back for each of them. */
async function playOnStack(
  { scenario, watched, answerWithinMs }: Played,
  visit: (service: string, on: OnStack) => Promise<void>,
): Promise<void> {
  const fake = await startFakeOpenAi(createWaterModel(createFickleModel()))
  try {
    const stack = await startCrashStack(watched, fake.url)
    try {
      let plays = 0
      const play = (): Promise<string[]> => scenario.play(stack, (plays += 1), answerWithinMs)
      for (const [service, one] of stack.watched) await visit(service, { watched: one, play })
    } finally {
      await stack.stop()
    }
  } finally {
    await fake.close()
  }
}

type Visiting = OnStack & { sample: number | undefined; random: () => number; told: Told }

/** Kills one service at its points, and says what came of it. */
async function visitService(
  service: string,
  { watched, play, sample, random, told: { log, say } }: Visiting,
): Promise<{ lines: string[]; isRight: boolean }> {
  let visited = 0
  let found = 0
  const { points, reached, missed, wrong } = await visitPoints({
    watched,
    play,
    choose: (all) => {
      found = all.length
      const chosen = sample === undefined ? all : takeSome(all, sample, random)
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
  return {
    lines: [
      `${service}: ${reached} of ${points.length} points${sampled}, ${wrong.length} wrong`,
      ...missed.map((point) => `  never came by: ${describePoint(point)}`),
      ...wrong.map(({ point, problems }) => `  wrong: ${describePoint(point)}: ${problems.join('; ')}`),
    ],
    isRight: reached === points.length && wrong.length === 0 && points.length > 0,
  }
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
