import { expect } from '@jest/globals'
import { scenarios } from './all-scenarios.ts'
import { shareOf, shareOfRuns } from '@alfred/contracts/testing'
import { testAtLength } from '@alfred/testing/at-length'
import { CRASH_RUNS_MS, inParallel, playWithCrashes, pointsOf } from './crash-runs.ts'
import type { Scenario } from './scenarios.ts'

const everyRecordStored = { unrecordedModelTimeMs: 0 }

const RANDOM_RUNS = shareOfRuns(500, 16)

/** Pseudo-random small numbers that are the same in every run. */
function* randomNumbers(seed: number): Generator<number, never> {
  for (let state = seed; ;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    yield state / 2 ** 32
  }
}

testAtLength.each(scenarios)(
  'a crash also changes nothing when a turn with $name is stored record by record',
  async (scenario) => {
    const all = Array.from({ length: await pointsOf(scenario, everyRecordStored) }, (_, index) => index)
    const points = shareOf(all, 8, scenarios.indexOf(scenario))
    const counts = await inParallel(
      points.map((index) => () => playWithCrashes(scenario, [index], everyRecordStored)),
    )
    expect(points.length).toBeGreaterThan(1)
    expect(counts).toEqual(points.map(() => 1))
  },
  CRASH_RUNS_MS,
)

testAtLength(
  'a second crash also changes nothing, in random runs',
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
  },
  CRASH_RUNS_MS,
)
