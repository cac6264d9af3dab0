import { exportedRowSchema, type ExportedRow } from '@alfred/contracts'
import { z } from 'zod'
import type { Database } from './client.ts'
import { fromCursor, toCursor } from './cursor.ts'

const placeSchema = z.object({
  table: z.string(),
  after: z.record(z.string(), z.unknown()).nullable(),
})
const pageSchema = z.object({
  table: z.string(),
  rows: z.array(exportedRowSchema),
  next: placeSchema.nullable(),
})

export type ExportPage = { table: string; rows: ExportedRow[]; next: string | null }

/** All that is kept of a person. */
export type AccountStore = {
  /** A page of all tables, or of the one that is named. Throws NOT_FOUND for a table that holds nothing of people. */
  exportPage(userId: string, asked: { table: string | null; place: string | null }): Promise<ExportPage>
  /** Deletes all of it, for good. Throws CONVERSATION_BUSY while a turn is open. */
  delete(userId: string): Promise<void>
  /** Which of these turns are gone, or hold no more all that was said in them. */
  forgottenTurns(turns: string[]): Promise<string[]>
}

const RETRY_MS = 5_000
/** A guard: more portions than any account has. */
const PORTIONS_MAX = 2_000

/** The accounts in the database. `serviceToken` gives a valid token of the orchestrator's own role. */
export function createAccountStore(database: Database, serviceToken: () => Promise<string>): AccountStore {
  return {
    exportPage: async (userId, { table, place }) => {
      const { next, ...page } = await database.call({
        name: 'export_account',
        arguments: { p_user: userId, p_table: table, p_place: fromCursor(place ?? undefined, placeSchema) },
        token: await serviceToken(),
        reply: pageSchema,
        retryForMs: RETRY_MS,
      })
      return { ...page, next: next === null ? null : toCursor(next) }
    },
    delete: async (userId) => {
      for (let portion = 0; portion < PORTIONS_MAX; portion += 1) {
        const { done } = await database.call({
          name: 'delete_account',
          arguments: { p_user: userId },
          token: await serviceToken(),
          reply: z.object({ done: z.boolean() }),
          // A portion that was deleted twice is gone all the same.
          retryForMs: RETRY_MS,
        })
        if (done) return
      }
    },
    forgottenTurns: async (turns) =>
      database.call({
        name: 'forgotten_turns',
        arguments: { p_turns: turns },
        token: await serviceToken(),
        reply: z.array(z.string()),
        retryForMs: RETRY_MS,
      }),
  }
}
