import { z } from 'zod'
import { callAs } from './call-as.ts'
import type { Database } from './client.ts'

/** A message outside of Alfred that was given up, as an operator may see it: neither what it says nor where it goes. */
const deadDeliverySchema = z.object({
  id: z.uuid(),
  way: z.string(),
  attempts: z.int(),
  error: z.string().nullable(),
  ended_at: z.string(),
  /** Why it cannot be tried again; null when it can. */
  obstacle: z.string().nullable(),
})

export type DeadDeliveryStore = {
  /** Lists the latest two hundred. */
  list(): Promise<z.output<typeof deadDeliverySchema>[]>
  /** Has it tried again. Throws NOT_FOUND or NOT_REPLAYABLE. */
  replay(id: string): Promise<void>
}

/** Messages that were given up, with a token of the role `alfred_operator`. */
export function createDeadDeliveryStore(database: Database, token: string): DeadDeliveryStore {
  const call = callAs(database, token)
  return {
    list: () => call('list_dead_deliveries', {}, z.array(deadDeliverySchema)),
    replay: async (id) => {
      await call('replay_delivery', { p_id: id }, z.unknown())
    },
  }
}
