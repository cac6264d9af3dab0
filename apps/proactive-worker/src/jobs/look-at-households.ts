import { notice } from '@alfred/noticing'
import type { Dish, Household, LookedAt } from '@alfred/contracts'
import type { HouseholdStore } from '@alfred/db/proactive'
import type { Logger } from '@alfred/observability'

/** Small enough that a page is read and stored well within the time of a statement. */
const PAGE_SIZE = 50
/** A guard: a run ends with its first incomplete page, and after this many pages in any case. */
const PAGES_MAX = 10_000

type Looking = {
  store: HouseholdStore
  cookbook: Cookbook
  /** How many suggestions a person gets in a day. */
  dayMax: number
  logger: Logger
}

/** The cookbook, kept for a while: it is the same for all. */
export type Cookbook = () => Promise<readonly Dish[]>

/** Reads the cookbook when it is first needed and again after `keptMs` (milliseconds). */
export function keepCookbook(
  store: Pick<HouseholdStore, 'dishes'>,
  keptMs: number,
  now = Date.now,
): Cookbook {
  let kept: { at: number; dishes: readonly Dish[] } | undefined
  return async () => {
    if (kept === undefined || now() - kept.at > keptMs) kept = { at: now(), dishes: await store.dishes() }
    return kept.dishes
  }
}

/**
 * Looks once a day at each household, when its day has begun, and keeps what is worth telling (spec S8). A run that is cut short goes on where
 * it was: whoever was looked at is noted with what was kept, in one transaction.
 */
export async function lookAtHouseholds(
  run: { fireAt: string; hour: number },
  looking: Looking,
): Promise<void> {
  const read = (after: string | null): Promise<Household[]> =>
    looking.store.due({ ...run, after, limit: PAGE_SIZE })
  const counts = await lookAtEach(read, { ...looking, isDaily: true })
  looking.logger.info({ schedule: 'households', fire_at: run.fireAt, ...counts }, 'a schedule ran')
}

/** Looks at each household that changed. */
export async function followHints(run: { at: string }, looking: Looking): Promise<void> {
  const read = (after: string | null): Promise<Household[]> =>
    looking.store.hinted({ ...run, after, limit: PAGE_SIZE })
  const counts = await lookAtEach(read, { ...looking, isDaily: false })
  if (counts.looked > 0) looking.logger.info({ schedule: 'hints', ...counts }, 'changes were followed')
}

/** Looks at households page by page, and keeps what is noticed of each page before the next one is read. */
async function lookAtEach(
  read: (after: string | null) => Promise<Household[]>,
  { store, cookbook, dayMax, isDaily }: Looking & { isDaily: boolean },
): Promise<{ looked: number; stored: number }> {
  const dishes = await cookbook()
  let after: string | null = null
  let looked = 0
  let stored = 0
  for (let page = 0; page < PAGES_MAX; page += 1) {
    const households = await read(after)
    if (households.length > 0)
      stored += await store.store(
        households.map((household) => lookedAt(household, dishes, isDaily)),
        dayMax,
      )
    looked += households.length
    after = households.at(-1)?.user_id ?? null
    if (households.length < PAGE_SIZE) break
  }
  return { looked, stored }
}

/** What a change makes urgent; a dish for tonight waits for the look of the day. */
const AT_ONCE: ReadonlySet<string> = new Set(['restock', 'shopping'])

function lookedAt(household: Household, dishes: readonly Dish[], isDaily: boolean): LookedAt {
  const { user_id: userId, today, looked_at: at } = household
  const noticed = notice(household, dishes)
  return {
    ...{ user_id: userId, today, looked_at: at, is_daily: isDaily },
    suggestions: isDaily ? noticed : noticed.map((one) => ({ ...one, waits: !AT_ONCE.has(one.kind) })),
  }
}
