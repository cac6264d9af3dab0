import { setTimeout as sleep } from 'node:timers/promises'
import { toLine } from '../errors.ts'
import { derivePoints } from './derive-points.ts'
import type { Point } from './point.ts'
import type { WatchedService } from './watched-service.ts'

/** The result for one service: its crash points, those at which it died, and the defects found. */
export type Visits = {
  points: Point[]
  reached: number
  missed: Point[]
  wrong: { point: Point; problems: string[] }[]
}

export type VisitPlan = {
  watched: WatchedService
  /** Plays the scenario once more to its end, and returns the defects found afterwards. */
  play: Play
  /** Chooses which points to visit; all by default. */
  choose: (points: Point[]) => Point[]
  onVisit: (visit: { point: Point; isReached: boolean; problems: string[]; tookMs: number }) => void
}

type Play = () => Promise<string[]>

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
  const points = plan.choose(await findPoints(plan))
  const visits: Visits = { points, reached: 0, missed: [], wrong: [] }
  for (const point of points) {
    const startedAt = Date.now()
    const { isReached, problems } = await visit(plan, point)
    if (isReached) visits.reached += 1
    else visits.missed.push(point)
    if (problems.length > 0) visits.wrong.push({ point, problems })
    plan.onVisit({ point, isReached, problems, tookMs: Date.now() - startedAt })
  }
  return visits
}

async function findPoints({ watched, play }: VisitPlan): Promise<Point[]> {
  // The first play is not recorded: connections are opened and agents are discovered.
  await play()
  const record = async (doing: () => Promise<unknown>): Promise<string[]> => {
    await watched.record()
    await doing()
    return watched.report()
  }
  const idle = await record(() => sleep(IDLE_MS))
  const plays: string[][] = []
  for (let number = 0; number < PLAYS_RECORDED; number += 1) plays.push(await record(play))
  return derivePoints(idle, plays)
}

/** Repeats the play until the service died at the point, since a play may not reach it. */
async function visit(
  { watched, play }: VisitPlan,
  point: Point,
): Promise<{ isReached: boolean; problems: string[] }> {
  const problems: string[] = []
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const before = watched.deaths
    await watched.arm(point)
    problems.push(...(await play().catch((error: unknown) => [toLine(error)])))
    const giveUpAt = Date.now() + DEATH_WITHIN_MS
    while (watched.deaths === before && Date.now() < giveUpAt) await sleep(POLL_MS)
    await watched.waitUntilReady()
    if (watched.deaths > before) return { isReached: true, problems }
  }
  return { isReached: false, problems }
}
