import { claimedDeliverySchema } from '@alfred/contracts'
import type { ClaimedDelivery, DeliveryOutcome, OpenDeliveryWay } from '@alfred/contracts'
import { z } from 'zod'
import { callAs } from './call-as.ts'
import type { Database } from './client.ts'

export type DeliveryStore = {
  /**
   * Takes up messages that are due, for a minute; says by which ways they can go. What was noticed less than `afterSeconds` ago waits. Gives at most `limit`.
   */
  claim(asked: {
    at: string
    ways: readonly OpenDeliveryWay[]
    afterSeconds: number
    limit: number
  }): Promise<ClaimedDelivery[]>
  /** Notes what came of an attempt; false where another attempt's word holds. */
  note(attempt: {
    id: string
    attempt: number
    outcome: DeliveryOutcome
    error: string | null
    at: string
  }): Promise<boolean>
  /** Forgets messages of long ago, a portion; gives how many. */
  forget(at: string): Promise<number>
}

/** The messages that the worker delivers; its token may call these functions. */
export function createDeliveryStore(database: Database, token: string): DeliveryStore {
  const call = callAs(database, token)
  return {
    claim: ({ at, ways, afterSeconds, limit }) =>
      call(
        'claim_deliveries',
        { p_at: at, p_ways: ways, p_after_seconds: afterSeconds, p_limit: limit },
        z.array(claimedDeliverySchema),
      ),
    note: ({ id, attempt, outcome, error, at }) =>
      call(
        'note_delivery',
        { p_id: id, p_attempt: attempt, p_outcome: outcome, p_error: error, p_at: at },
        z.boolean(),
      ),
    forget: (at) => call('forget_deliveries', { p_at: at }, z.int()),
  }
}
