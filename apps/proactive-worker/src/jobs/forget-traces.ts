import type { ForgetTraces } from '@alfred/db/proactive'
import type { Logger } from '@alfred/observability'

const SCHEDULE = 'forget-traces'
/** What the database deletes at once; fewer mean that nothing old is left. */
const PORTION = 5_000
/** A guard: what is left after so many portions is for the next run. */
const PORTIONS_MAX = 200

/** Deletes the traces of turns that were kept for long enough. */
export async function forgetTraces(
  run: { fireAt: string; daysMax: number },
  { forget, logger }: { forget: ForgetTraces; logger: Logger },
): Promise<void> {
  let forgotten = 0
  for (let portion = 0; portion < PORTIONS_MAX; portion += 1) {
    const now = await forget({ schedule: SCHEDULE, ...run })
    forgotten += now
    if (now < PORTION) break
  }
  logger.info({ schedule: SCHEDULE, fire_at: run.fireAt, forgotten }, 'a schedule ran')
}
