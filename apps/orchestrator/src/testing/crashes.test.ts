import { expect, test } from '@jest/globals'
import { scenarios } from './all-scenarios.ts'
import { CRASH_RUNS_MS, inParallel, playWithCrashes, pointsOf } from './crash-runs.ts'

test.each(scenarios)(
  'a crash before or after any effect changes neither the commands nor the end of a turn with $name',
  async (scenario) => {
    const points = await pointsOf(scenario)
    const counts = await inParallel(
      Array.from({ length: points }, (_, index) => () => playWithCrashes(scenario, [index])),
    )
    expect(points).toBeGreaterThanOrEqual(10)
    expect(counts).toEqual(Array.from({ length: points }, () => 1))
  },
  CRASH_RUNS_MS,
)
