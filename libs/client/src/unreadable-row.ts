import { UNREADABLE_ENTRY } from '@alfred/contracts'

/** The placeholder for a row that this version cannot parse, so that it hides no others. */
export type UnreadableRow = {
  /** The id of the row if it has one, so that the row can be found. */
  id: string | null
  unreadable: typeof UNREADABLE_ENTRY
}

export function unreadableRow(row: unknown): UnreadableRow {
  const id: unknown = typeof row === 'object' && row !== null && 'id' in row ? row.id : null
  return { id: typeof id === 'string' ? id : null, unreadable: UNREADABLE_ENTRY }
}

/** True for a row that was parsed, false for the placeholder. */
export function isReadable<Row extends object>(row: Row | UnreadableRow): row is Row {
  return !('unreadable' in row)
}
