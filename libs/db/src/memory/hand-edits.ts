import type { HandEdit } from '../turns.ts'
import type { MemoryTurn, Tables } from './rows.ts'

const HAND_EDITS_MAX = 50
const FIRST_TURN_LOOKS_BACK_MS = 4 * 60 * 60_000

/**
 * The latest edit by hand of each entity for a turn: entities edited since the conversation's last finished turn,
 * and those that the client named and the audit trail knows.
 */
export function handEditsFor(tables: Tables, turn: MemoryTurn): HandEdit[] {
  const earlier = tables.turns
    .slice(0, tables.turns.indexOf(turn))
    .findLast(
      ({ conversationId, status }) =>
        conversationId === turn.conversationId && ['done', 'partial', 'blocked'].includes(status),
    )
  const since = earlier?.createdAt ?? tables.now() - FIRST_TURN_LOOKS_BACK_MS
  const told = turn.opened.input['ui_changes']
  const toldIds = new Set((Array.isArray(told) ? told : []).map((change: { id?: unknown }) => change.id))
  const own = tables.handEdits.filter(({ userId }) => userId === turn.userId)
  const touched = new Set(own.filter(({ at }) => at > since).map(({ edit }) => edit.id))
  const latest = new Map<string, HandEdit>()
  for (const { edit } of own) {
    if (!touched.has(edit.id) && !toldIds.has(edit.id)) continue
    latest.delete(edit.id)
    latest.set(edit.id, edit)
  }
  return [...latest.values()].slice(-HAND_EDITS_MAX)
}
