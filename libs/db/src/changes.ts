import { changesSchema, toolOutcomeSchema, type Changes, type ToolOutcome } from '@alfred/contracts'
import type { Database } from './client.ts'

/** Reads and undoes changes as the person of the token, under row level security. */
export type ChangeStore = {
  /** The changes of a turn. Another person's turn and a missing one look the same: no changes. */
  read(token: string, source: string): Promise<Changes>
  /**
   * Undoes a turn's changes, once for each key. Refused with CHANGED_SINCE, NOTHING_TO_UNDO, ALREADY_UNDONE or
   * STILL_RUNNING and the details of it.
   */
  undo(token: string, undo: { key: string; source: string }): Promise<ToolOutcome>
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
    undo: (token, { key, source }) =>
      database.call({
        name: 'edit_by_hand',
        arguments: { p_key: key, p_tool: 'undo_changes', p_arguments: { source } },
        token,
        reply: toolOutcomeSchema,
        retryForMs: 5_000,
      }),
  }
}
