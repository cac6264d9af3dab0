import { AlfredError, turnTraceSchema } from '@alfred/contracts'
import type { TurnTrace } from '@alfred/contracts'
import type { Database } from './client.ts'

/** The traces of turns. Throws NOT_FOUND for one that is not kept, or no longer. */
export type TraceStore = { read(token: string, turnId: string): Promise<TurnTrace> }

/**
 * Reads traces with the given token: a person's own, under row level security, or any as `alfred_operator`, who asks
 * another function.
 */
export function createTraceStore(database: Database, as: 'person' | 'operator' = 'person'): TraceStore {
  return {
    read: async (token, turnId) => {
      const trace = await database.call({
        name: as === 'person' ? 'trace_of_turn' : 'trace_of_any_turn',
        arguments: { p_turn: turnId },
        token,
        reply: turnTraceSchema.nullable(),
        retryForMs: 2_000,
      })
      if (trace === null) throw new AlfredError('NOT_FOUND', 'There is no trace of this job.')
      return trace
    },
  }
}
