import { AlfredError, READ_ROWS_MAX, readCatalog } from '@alfred/contracts'
import type { ErrorCode, Read, ReadFilters, ReadName, ReadRow, Settings } from '@alfred/contracts'
import { gatewayAway, messageInvalid } from './errors.ts'

export type ReadSettings<Name extends ReadName> = {
  /** Fields that must be equal, or days from one to another. */
  where?: ReadFilters<Name>
  /** At most a thousand, a hundred unless told. */
  limit?: number
  offset?: number
  signal?: AbortSignal
}

/** Reads rows of one's own; what row level security hides is simply not there. */
export type ReadRows = <Name extends ReadName>(
  name: Name,
  settings?: ReadSettings<Name>,
) => Promise<ReadRow<Name>[]>

type Door = {
  fetch: typeof globalThis.fetch
  token(): Promise<string>
  /** Asks the gateway where rows are read. */
  settings(): Promise<Settings>
}

/** The other door: rows come from the database itself, with the person's token, and no service in between. */
export function createReader({ fetch, token, settings }: Door): ReadRows {
  let found: Promise<Settings> | undefined
  const whereToRead = async (): Promise<NonNullable<Settings['data']>> => {
    found ??= settings()
    const { data } = await found.catch((error: unknown) => {
      // Asked again the next time: a gateway that was away may be back.
      found = undefined
      throw error
    })
    if (data !== null) return data
    const message = 'This installation lets nobody read rows directly: DATA_URL is not set.'
    throw new AlfredError('UNAVAILABLE', message, { retryable: false })
  }
  return async (name, given = {}) => {
    const read: Read = readCatalog[name]
    const query = queryOf(read, given)
    const { url, api_key: apiKey } = await whereToRead()
    const headers = { authorization: `Bearer ${await token()}`, ...(apiKey !== null && { apikey: apiKey }) }
    const response = await fetch(`${url.replace(/\/$/, '')}/${read.table}?${query}`, {
      headers,
      ...(given.signal && { signal: given.signal }),
    }).catch((error: unknown) => {
      given.signal?.throwIfAborted()
      throw gatewayAway(error)
    })
    if (!response.ok) throw refusalOf(response.status)
    const rows = read.row.array().safeParse(await response.json().catch(() => undefined))
    if (!rows.success) throw messageInvalid('rows', rows.error)
    return rows.data as ReadRow<typeof name>[]
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

const refusals: Readonly<Record<number, [ErrorCode, string]>> = {
  401: ['UNAUTHENTICATED', 'The token is missing, or not valid any more.'],
  403: ['FORBIDDEN', 'This may not be read.'],
  404: ['NOT_FOUND', 'There is nothing to read at this address.'],
  429: ['TOO_MANY_REQUESTS', 'Too many reads at once.'],
}

/** The database's own words are about tables and policies: nothing that a person could use. */
function refusalOf(status: number): AlfredError {
  const [code, message] = refusals[status] ?? [
    status >= 500 ? 'UNAVAILABLE' : 'INVALID_REQUEST',
    `The rows cannot be read right now (status ${status}).`,
  ]
  return new AlfredError(code, message)
}
