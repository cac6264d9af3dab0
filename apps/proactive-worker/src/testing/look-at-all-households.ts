import { lookAtSomeHouseholds } from '../jobs/look-at-households.ts'
import type { DailyRun } from '../jobs/look-at-households.ts'

/** Goes on with a daily run until nothing is left of it, as the schedules do; `rest` waits for so many milliseconds, or notes them. */
export async function lookAtAllHouseholds(
  fireAt: string,
  looking: Parameters<typeof lookAtSomeHouseholds>[1],
  rest: (restMs: number) => unknown = () => undefined,
): Promise<void> {
  let run: DailyRun | undefined = { fire_at: fireAt, after: null, looked: 0, stored: 0 }
  while (run !== undefined) {
    const left = await lookAtSomeHouseholds(run, looking)
    if (left !== undefined) await rest(left.restMs)
    run = left?.data
  }
}
