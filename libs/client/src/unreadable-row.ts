import { UNREADABLE_ENTRY } from '@alfred/contracts'

/** What stands in the place of a row that this version cannot read, so that it hides no other. */
export type UnreadableRow = {
  /** The id of the row where it has one, so that it can be looked for. */
  id: string | null
  unreadable: typeof UNREADABLE_ENTRY
}

export function unreadableRow(row: unknown): UnreadableRow {
  const id: unknown = typeof row === 'object' && row !== null && 'id' in row ? row.id : null
  return { id: typeof id === 'string' ? id : null, unreadable: UNREADABLE_ENTRY }
}

/** Is it a row as it should be? */
export function isReadable<Row extends object>(row: Row | UnreadableRow): row is Row {
  return !('unreadable' in row)
}
