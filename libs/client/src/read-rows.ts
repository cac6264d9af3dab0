import { AlfredError, READ_ROWS_MAX, readCatalog } from '@alfred/contracts'
import type { Read, ReadFilters, ReadName, ReadRow } from '@alfred/contracts'
import type { DataDoor } from './data-door.ts'
import { messageInvalid } from './errors.ts'
import { unreadableRow } from './unreadable-row.ts'
import type { UnreadableRow } from './unreadable-row.ts'

export type ReadSettings<Name extends ReadName> = {
  /** Fields that must be equal, or a range of days. */
  where?: ReadFilters<Name>
  /** At most a thousand; by default a hundred. */
  limit?: number
  offset?: number
  signal?: AbortSignal
}

/**
 * Reads the person's rows; rows hidden by row level security are missing. A row that cannot be parsed is marked as
 * unreadable.
 */
export type ReadRows = <Name extends ReadName>(
  name: Name,
  settings?: ReadSettings<Name>,
) => Promise<(ReadRow<Name> | UnreadableRow)[]>

/** Reads rows from the gateway's data endpoint with the person's token. */
export function createReader(door: DataDoor): ReadRows {
  return async (name, given = {}) => {
    const read: Read = readCatalog[name]
    const query = queryOf(read, given)
    const response = await door(`${read.table}?${query}`, { ...(given.signal && { signal: given.signal }) })
    const rows: unknown = await response.json().catch(() => undefined)
    if (!Array.isArray(rows)) throw messageInvalid('rows', 'there is no list')
    return rows.map((row: unknown) => {
      const parsed = read.row.safeParse(row)
      return parsed.success ? (parsed.data as ReadRow<typeof name>) : unreadableRow(row)
    })
  }
}

function queryOf(read: Read, given: { where?: object; limit?: number; offset?: number }): URLSearchParams {
  const { where = {}, limit = 100, offset = 0 } = given
  const filters = read.filters.safeParse(where)
  if (!filters.success)
    throw invalid(`there is no such filter: ${filters.error.issues[0]?.path.join('.') || 'where'}`)
  if (!Number.isInteger(limit) || limit < 1 || limit > READ_ROWS_MAX)
    throw invalid(`the limit must be from 1 to ${READ_ROWS_MAX}`)
  if (!Number.isInteger(offset) || offset < 0) throw invalid('the offset must be 0 or more')
  const query = new URLSearchParams({ select: read.select, order: read.order })
  query.set('limit', String(limit))
  query.set('offset', String(offset))
  for (const [field, value] of Object.entries(read.only ?? {})) query.append(field, value)
  for (const [field, value] of Object.entries(filters.data)) {
    if (value === undefined) continue
    const { from, until } = typeof value === 'object' ? (value as { from?: string; until?: string }) : {}
    if (typeof value !== 'object') query.append(field, `eq.${String(value)}`)
    if (from !== undefined) query.append(field, `gte.${from}`)
    if (until !== undefined) query.append(field, `lte.${until}`)
  }
  return query
}

function invalid(what: string): AlfredError {
  return new AlfredError('INVALID_REQUEST', `The rows cannot be read like this: ${what}.`)
}
