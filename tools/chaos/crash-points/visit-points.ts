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

/** The result for one service: its crash points, those at which it died, and the defects found. */
export type Visits = {
  points: Point[]
  reached: number
  missed: Point[]
  wrong: { point: Point; problems: string[] }[]
}

export type VisitPlan = {
  service: string
  scenario: Scenario
  /** The time within which each turn of the scenario must have ended. */
  answerWithinMs: number
  /** Chooses which points to visit; all by default. */
  choose: (points: Point[]) => Point[]
  onVisit: (visit: { point: Point; isReached: boolean; problems: string[]; tookMs: number }) => void
}

/** Agents announce themselves once a second; the service is observed idle for longer than that. */
const IDLE_MS = 4_000
const PLAYS_RECORDED = 3
const ATTEMPTS = 3
/** Background actions occur every one or two seconds, with or without a turn. */
const DEATH_WITHIN_MS = 6_000
const POLL_MS = 25

/**
 * Records a service at work, then kills it at each of its crash points; the scenario must end correctly every time.
 */
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
  const play = (): Promise<string[]> => plan.scenario.play(stack, (plays += 1), plan.answerWithinMs)
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
  // The first play is not recorded: connections are opened and agents are discovered.
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

/** Repeats the play until the service died at the point, since a play may not reach it. */
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
