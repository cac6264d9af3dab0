import { createDatabase } from '@alfred/db'
import { createHouseholdStore } from '@alfred/db/proactive'
import type { HouseholdStore } from '@alfred/db/proactive'
import type { Config } from './config.ts'

type Place = Pick<
  Config,
  'SUPABASE_URL' | 'SUPABASE_ANON_KEY' | 'SUPABASE_REST_PATH' | 'SUPABASE_WORKER_TOKEN'
>

/** The households as the worker's token may see them, also for a measurement beside the running worker. */
export function openHouseholds(place: Place): HouseholdStore {
  return createHouseholdStore(createDatabase(place), place.SUPABASE_WORKER_TOKEN)
}
