import {
  AlfredError,
  changesSchema,
  isErrorCode,
  toolOutcomeSchema,
  undoneSchema,
  type Changes,
  type Undone,
} from '@alfred/contracts'
import type { Database } from './client.ts'

/** Reads and undoes changes as the person of the token, under row level security. */
export type ChangeStore = {
  /** The changes of a turn. Another person's turn and a missing one look the same: no changes. */
  read(token: string, source: string): Promise<Changes>
  /**
   * Undoes a turn's changes, once for each key. Throws CHANGED_SINCE, NOTHING_TO_UNDO, ALREADY_UNDONE or
   * STILL_RUNNING.
   */
  undo(token: string, undo: { key: string; source: string }): Promise<Undone>
}

export function createChangeStore(database: Database): ChangeStore {
  return {
    read: (token, source) =>
      database.call({
        name: 'changes_of',
        arguments: { p_source: source },
        token,
        reply: changesSchema,
        retryForMs: 2_000,
      }),
    undo: async (token, { key, source }) => {
      const outcome = await database.call({
        name: 'edit_by_hand',
        arguments: { p_key: key, p_tool: 'undo_changes', p_arguments: { source } },
        token,
        reply: toolOutcomeSchema,
        retryForMs: 5_000,
      })
      if (outcome.ok) return undoneSchema.parse(outcome.data)
      const { code, message } = outcome.error
      throw new AlfredError(isErrorCode(code) ? code : 'INTERNAL', message)
    },
  }
}
