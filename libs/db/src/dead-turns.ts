import { turnIdSchema, turnStatusSchema } from '@alfred/contracts'
import { z } from 'zod'
import type { Database } from './client.ts'

/** A turn that was given up because of a technical failure, as an operator may see it: nothing that was said. */
const deadTurnSchema = z.object({
  turn_id: turnIdSchema,
  seq: z.int(),
  user_id: z.uuid(),
  conversation_id: z.uuid(),
  status: turnStatusSchema,
  attempts: z.int(),
  code: z.string().nullable(),
  created_at: z.string(),
  finished_at: z.string().nullable(),
  /** Why it cannot be replayed; null when it can. */
  obstacle: z.string().nullable(),
})
export type DeadTurn = z.infer<typeof deadTurnSchema>

export type DeadTurnStore = {
  /** Lists dead turns, the latest first; `before` is the `seq` of the last one listed. */
  list(page: { limit: number; before?: number }): Promise<DeadTurn[]>
  /** Lets the same turn go on; no call of it is made twice. Throws NOT_FOUND or NOT_REPLAYABLE. */
  replay(turnId: string): Promise<void>
}

/** Dead turns in the database, with a token of the role `alfred_operator`, which may do this and nothing else. */
export function createDeadTurnStore(database: Database, token: string): DeadTurnStore {
  return {
    list: ({ limit, before }) =>
      database.call({
        name: 'list_dead_turns',
        arguments: { p_limit: limit, p_before: before ?? null },
        token,
        reply: z.array(deadTurnSchema),
        retryForMs: 2_000,
      }),
    replay: async (turnId) => {
      await database.call({
        name: 'replay_turn',
        arguments: { p_turn: turnId },
        token,
        reply: z.unknown(),
        retryForMs: 0,
      })
    },
  }
}
