import { notice } from '@alfred/noticing'
import type { Dish, Household, LookedAt } from '@alfred/contracts'
import type { HouseholdStore } from '@alfred/db/proactive'
import type { Logger } from '@alfred/observability'

/** Small enough that a page is read and stored well within the time of a statement. */
const PAGE_SIZE = 50
/** So small that nobody who talks waits for it: some fifty milliseconds. */
const DAILY_PAGE_SIZE = 5
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

/** How far a daily run has come: the last household that was looked at, how many were, and how many suggestions were kept. */
export type DailyRun = { fire_at: string; after: string | null; looked: number; stored: number }

/**
 * Looks once a day at each household, when its day has begun, and keeps what is worth telling (spec S8): at a few of them, and gives back what
 * is left of the run and how long (ms) to rest before, so that so many are looked at in a second and at least half of the time is left to
 * others. A run that is cut short goes on where it was: whoever was looked at is noted with what was kept, in one transaction.
 */
export async function lookAtSomeHouseholds(
  run: DailyRun,
  { hour, secondMax, ...looking }: Looking & { hour: number; secondMax: number },
): Promise<{ data: DailyRun; restMs: number } | undefined> {
  const startedAt = performance.now()
  const households = await looking.store.due({
    ...{ fireAt: run.fire_at, hour, after: run.after, limit: DAILY_PAGE_SIZE },
  })
  const counts = {
    looked: run.looked + households.length,
    stored: run.stored + (await keepNoticed(households, { ...looking, isDaily: true })),
  }
  if (households.length < DAILY_PAGE_SIZE) {
    looking.logger.info({ schedule: 'households', fire_at: run.fire_at, ...counts }, 'a schedule ran')
    return undefined
  }
  const tookMs = performance.now() - startedAt
  return {
    data: { fire_at: run.fire_at, after: households.at(-1)?.user_id ?? null, ...counts },
    restMs: Math.max((DAILY_PAGE_SIZE * 1_000) / secondMax - tookMs, tookMs),
  }
}

/** Looks at each household that changed, page by page, and keeps what is noticed of each page before the next one is read. */
export async function followHints(run: { at: string }, looking: Looking): Promise<void> {
  const counts = { looked: 0, stored: 0 }
  let after: string | null = null
  for (let page = 0; page < PAGES_MAX; page += 1) {
    const households = await looking.store.hinted({ ...run, after, limit: PAGE_SIZE })
    counts.stored += await keepNoticed(households, { ...looking, isDaily: false })
    counts.looked += households.length
    after = households.at(-1)?.user_id ?? null
    if (households.length < PAGE_SIZE) break
  }
  if (counts.looked > 0) looking.logger.info({ schedule: 'hints', ...counts }, 'changes were followed')
}

/** Keeps what is noticed of each of some households; gives how many suggestions are new. */
async function keepNoticed(
  households: readonly Household[],
  { store, cookbook, dayMax, isDaily }: Looking & { isDaily: boolean },
): Promise<number> {
  if (households.length === 0) return 0
  const dishes = await cookbook()
  return store.store(
    households.map((household) => lookedAt(household, dishes, isDaily)),
    dayMax,
  )
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
