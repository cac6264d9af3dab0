import { z } from 'zod'
import type { Database } from './client.ts'

const turnFiguresSchema = z.object({
  /** Turns that nobody alive works on. */
  waiting: z.int().nonnegative(),
  running: z.int().nonnegative(),
  oldest_waiting_seconds: z.number().nonnegative().nullable(),
  /** Turns that were given up, as an operator lists them; not counted beyond 1000. */
  dead: z.int().nonnegative(),
  database_bytes: z.int().nonnegative(),
  /** What the write-ahead log takes beside it; null where that may not be looked at, absent before 20261206000100. */
  wal_bytes: z.int().nonnegative().nullish(),
  /** How much of it is kept for a replica that has not read it. */
  wal_held_bytes: z.number().nonnegative().nullish(),
  is_short_of_room: z.boolean(),
})

/** What an orchestrator tells of the queue that it shares with the others. Names no person and no turn. */
export type TurnFigures = z.infer<typeof turnFiguresSchema>

/** Whoever reads figures waits for them, so that a database that does not answer is given up soon. */
const PATIENCE_MS = 2_000

export function createTurnFigures(
  database: Database,
  serviceToken: () => Promise<string>,
): () => Promise<TurnFigures> {
  return async () =>
    database.call({
      name: 'turn_figures',
      arguments: {},
      token: await serviceToken(),
      reply: turnFiguresSchema,
      retryForMs: 0,
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
}
