import { dishSchema, householdSchema } from '@alfred/contracts'
import type { Dish, Household, LookedAt } from '@alfred/contracts'
import { z } from 'zod'
import { callAs } from './call-as.ts'
import type { Database } from './client.ts'

export type HouseholdStore = {
  /** Households whose day has begun and that were not looked at today, behind the one named `after`. */
  due(page: { fireAt: string; hour: number; after: string | null; limit: number }): Promise<Household[]>
  /** Households that changed, behind the one named `after`. */
  hinted(page: { at: string; after: string | null; limit: number }): Promise<Household[]>
  /** Keeps what was noticed, each once, and that they were looked at; gives how many suggestions are new. */
  store(households: readonly LookedAt[], dayMax: number): Promise<number>
  /** The cookbook. */
  dishes(): Promise<Dish[]>
}

/** The households that the worker looks at; its token may call these functions. */
export function createHouseholdStore(database: Database, token: string): HouseholdStore {
  const call = callAs(database, token)
  return {
    due: ({ fireAt, hour, after, limit }) =>
      call(
        'due_households',
        { p_fire_at: fireAt, p_hour: hour, p_after: after, p_limit: limit },
        z.array(householdSchema),
      ),
    hinted: ({ at, after, limit }) =>
      call('hinted_households', { p_at: at, p_after: after, p_limit: limit }, z.array(householdSchema)),
    store: (households, dayMax) =>
      call('store_households', { p_households: households, p_day_max: dayMax }, z.int()),
    dishes: () => call('cookbook_dishes', {}, z.array(dishSchema)),
  }
}
