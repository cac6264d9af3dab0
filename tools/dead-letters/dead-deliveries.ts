import type { DeadDeliveryStore } from '@alfred/db/dead-deliveries'
import type { DeadLetter } from './dead-letter.ts'

/** What the ids of messages begin with, so that `replay` knows whose they are. */
export const DELIVERY_PREFIX = 'deliveries/'

/** The messages outside of Alfred that were given up, the latest first. */
export async function listDeadDeliveries(store: DeadDeliveryStore): Promise<DeadLetter[]> {
  return (await store.list()).map(({ id, way, attempts, error, ended_at, obstacle }): DeadLetter => ({
    kind: 'delivery',
    id: `${DELIVERY_PREFIX}${id}`,
    at: new Date(ended_at).toISOString(),
    reason: `${way} failed with ${error ?? 'no code'} after ${attempts} attempt${attempts === 1 ? '' : 's'}`,
    obstacle,
  }))
}
