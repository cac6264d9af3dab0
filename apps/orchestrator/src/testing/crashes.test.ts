import { describe, expect, test } from '@jest/globals'
import { play } from './play.ts'
import { replyText } from './reply-text.ts'
import { scenarios } from './all-scenarios.ts'
import type { Scenario } from './scenarios.ts'

/** Small numbers that are the same in every run. */
function* randomNumbers(seed: number): Generator<number, never> {
  for (let state = seed; ;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    yield state / 2 ** 32
  }
}

let runsSoFar = 0

const commandsByName = new Map<string, string[]>()

/** What agents are told to carry out when nothing crashes. */
async function commandsOf(scenario: Scenario): Promise<string[]> {
  const known = commandsByName.get(scenario.name)
  if (known) return known
  const { world } = await play(scenario)
  const commands = [...world.commands].toSorted()
  commandsByName.set(scenario.name, commands)
  return commands
}

/** Plays a scenario and crashes whatever process is at one of these points; gives how many crashes there were. */
async function playWithCrashes(
  scenario: Scenario,
  crashAt: readonly number[],
  limits: Scenario['limits'] = {},
): Promise<number> {
  let crashes = 0
  runsSoFar += 1
  const { world, jobs, turnIds, replays } = await play(scenario, {
    limits,
    onPoint: ({ index }) => {
      const isCrash = crashAt.includes(index)
      if (isCrash) crashes += 1
      return isCrash
    },
  })
  const { expected } = scenario
  const end = {
    crashAt,
    labels: crashAt.map((index) => world.points[index]?.label),
    statuses: jobs.map(({ status }) => status),
    responses: jobs.map(({ response }) => response),
    stock: world.stock(),
    dishes: world.dishes().map(({ name }) => name),
    effects: world.effects(),
    told: turnIds.map((turnId, index) => replyText(world.live(turnId), replays[index] ?? [])),
    openSuggestions: world.openSuggestions().length,
    commands: [...world.commands].toSorted(),
  }
  expect(end).toEqual({
    crashAt,
    labels: end.labels,
    dishes: [],
    ...expected,
    told: expected.responses,
    openSuggestions: 0,
    // Whoever takes the turn over folds what is recorded and gives the same commands.
    commands: await commandsOf(scenario),
  })
  return crashes
}

/** Worlds share nothing, so they run side by side: what waits for an agent to come back costs no time. */
async function inParallel(runs: readonly (() => Promise<number>)[]): Promise<number[]> {
  const counts: number[] = []
  for (let first = 0; first < runs.length; first += 60) {
    counts.push(...(await Promise.all(runs.slice(first, first + 60).map((run) => run()))))
  }
  return counts
}

async function pointsOf(scenario: Scenario, limits: Scenario['limits'] = {}): Promise<number> {
  return (await play(scenario, { limits })).world.points.length
}

const everyRecordStored = { unrecordedModelTimeMs: 0 }

/** In the long tests each point; else every third one, at another place in each scenario. */
const isLong = 'ALFRED_LONG_TESTS' in process.env
function someOf(points: number, scenario: Scenario): number[] {
  const all = Array.from({ length: points }, (_, index) => index)
  return isLong ? all : all.filter((index) => index % 3 === scenarios.indexOf(scenario) % 3)
}
/** A machine that others use too takes its time. */
const WORK_MS = 180_000
const RANDOM_RUNS = isLong ? 500 : 150

describe('a crash', () => {
  test.each(scenarios)(
    'before or after any effect changes neither the commands nor the end of a turn with $name',
    async (scenario) => {
      const points = await pointsOf(scenario)
      const counts = await inParallel(
        Array.from({ length: points }, (_, index) => () => playWithCrashes(scenario, [index])),
      )
      expect(points).toBeGreaterThanOrEqual(10)
      expect(counts).toEqual(Array.from({ length: points }, () => 1))
    },
    WORK_MS,
  )

  test.each(scenarios)(
    'does not either when $name is stored record by record',
    async (scenario) => {
      const points = someOf(await pointsOf(scenario, everyRecordStored), scenario)
      const counts = await inParallel(
        points.map((index) => () => playWithCrashes(scenario, [index], everyRecordStored)),
      )
      expect(points.length).toBeGreaterThan(2)
      expect(counts).toEqual(points.map(() => 1))
    },
    WORK_MS,
  )

  test(
    'after a crash after a crash does not either, in random runs',
    async () => {
      const random = randomNumbers(7)
      const pick = (limit: number): number => Math.floor(random.next().value * limit)
      const runs = Array.from({ length: RANDOM_RUNS }, () => {
        const scenario = scenarios[pick(scenarios.length)] as Scenario
        const crashAt = Array.from({ length: 2 + pick(3) }, () => pick(70))
        const limits = pick(2) === 0 ? {} : everyRecordStored
        return () => playWithCrashes(scenario, crashAt, limits)
      })
      const counts = await inParallel(runs)
      expect(counts.filter((count) => count >= 2).length).toBeGreaterThan(RANDOM_RUNS * 0.3)
      // So many were crashed that a fault which shows in one of a thousand would have been seen.
      expect(runsSoFar).toBeGreaterThan(1_000)
    },
    WORK_MS,
  )
})
