import { setTimeout as sleep } from 'node:timers/promises'
import { startFakeOpenAi } from '@alfred/llm/testing'
import { toLine } from '../errors.ts'
import { createFickleModel } from '../workload/fickle-model.ts'
import { derivePoints } from './derive-points.ts'
import { createWaterModel } from './play-water.ts'
import type { Point } from './point.ts'
import type { Scenario } from './scenario.ts'
import { startCrashStack } from './start-crash-stack.ts'
import type { CrashStack } from './start-crash-stack.ts'

/** What came of one service: its points, those at which it died, and what was wrong afterwards. */
export type Visits = {
  points: Point[]
  reached: number
  missed: Point[]
  wrong: { point: Point; problems: string[] }[]
}

export type VisitPlan = {
  service: string
  scenario: Scenario
  /** Chooses among the points; all of them, unless told. */
  choose: (points: Point[]) => Point[]
  onVisit: (visit: { point: Point; isReached: boolean; problems: string[]; tookMs: number }) => void
}

/** Agents announce themselves once a second; the service is left alone for longer than that. */
const IDLE_MS = 4_000
const PLAYS_RECORDED = 3
const ATTEMPTS = 3
/** What happens in the background comes once a second or two, a turn or not. */
const DEATH_WITHIN_MS = 6_000
const POLL_MS = 25

/** Watches a service at its work, then lets it die at each point of it; the scenario must come out right every time. */
export async function visitPoints(plan: VisitPlan): Promise<Visits> {
  const fake = await startFakeOpenAi(createWaterModel(createFickleModel()))
  try {
    const stack = await startCrashStack(plan.service, fake.url)
    try {
      return await visitOn(stack, plan)
    } finally {
      await stack.stop()
    }
  } finally {
    await fake.close()
  }
}

async function visitOn(stack: CrashStack, plan: VisitPlan): Promise<Visits> {
  let plays = 0
  const play = (): Promise<string[]> => plan.scenario.play(stack, (plays += 1))
  const points = plan.choose(await findPoints(stack, play))
  const visits: Visits = { points, reached: 0, missed: [], wrong: [] }
  for (const point of points) {
    const startedAt = Date.now()
    const { isReached, problems } = await visit(stack, point, play)
    if (isReached) visits.reached += 1
    else visits.missed.push(point)
    if (problems.length > 0) visits.wrong.push({ point, problems })
    plan.onVisit({ point, isReached, problems, tookMs: Date.now() - startedAt })
  }
  return visits
}

async function findPoints(stack: CrashStack, play: () => Promise<string[]>): Promise<Point[]> {
  // The first time is another one: connections are made and agents are met.
  await play()
  const record = async (doing: () => Promise<unknown>): Promise<string[]> => {
    await stack.watched.record()
    await doing()
    return stack.watched.report()
  }
  const idle = await record(() => sleep(IDLE_MS))
  const plays: string[][] = []
  for (let number = 0; number < PLAYS_RECORDED; number += 1) plays.push(await record(play))
  return derivePoints(idle, plays)
}

/** Until it died at that point, for a point that this play did not come by is another play's. */
async function visit(
  stack: CrashStack,
  point: Point,
  play: () => Promise<string[]>,
): Promise<{ isReached: boolean; problems: string[] }> {
  const problems: string[] = []
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const before = stack.watched.deaths
    await stack.watched.arm(point)
    problems.push(...(await play().catch((error: unknown) => [toLine(error)])))
    const giveUpAt = Date.now() + DEATH_WITHIN_MS
    while (stack.watched.deaths === before && Date.now() < giveUpAt) await sleep(POLL_MS)
    await stack.watched.waitUntilReady()
    if (stack.watched.deaths > before) return { isReached: true, problems }
  }
  return { isReached: false, problems }
}
