import { expect, test } from '@jest/globals'
import { shareOf } from '@alfred/contracts/testing'
import { scenarios } from './all-scenarios.ts'
import { CRASH_RUNS_MS, inParallel, playWithCrashes, pointsOf } from './crash-runs.ts'

test.each(scenarios)(
  'a crash before or after any effect changes neither the commands nor the end of a turn with $name',
  async (scenario) => {
    const all = Array.from({ length: await pointsOf(scenario) }, (_, index) => index)
    const points = shareOf(all, 12, scenarios.indexOf(scenario))
    const counts = await inParallel(points.map((index) => () => playWithCrashes(scenario, [index])))
    expect(all.length).toBeGreaterThanOrEqual(10)
    expect(counts).toEqual(points.map(() => 1))
  },
  CRASH_RUNS_MS,
)
