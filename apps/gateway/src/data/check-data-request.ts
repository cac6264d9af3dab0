import { AlfredError, READ_ROWS_MAX } from '@alfred/contracts'

/** PostgREST works at a filter for the square of its length. */
const QUERY_BYTES_MAX = 4_096
/** `or=(and(a,b),c)` is two deep; each deeper one multiplies what the database plans. */
const NESTING_MAX = 3
/** Relations that one read may join, all told. */
const RELATIONS_MAX = 4

/** What a client asks PostgREST: a table or function as named in the address, and the query behind the question mark. */
export type DataRequest = { kind: 'table' | 'function'; name: string; query: string }

/**
 * The query as it goes to PostgREST: rows of a table get a limit where none was asked for. Throws NOT_FOUND for a name that
 * is none, and INVALID_REQUEST for a query whose answer could be larger or dearer than any client needs.
 */
export function checkDataRequest({ kind, name, query }: DataRequest): string {
  if (!/^[a-z][a-z0-9_]{0,62}$/.test(name)) throw new AlfredError('NOT_FOUND', `There is no such ${kind}.`)
  if (query.length > QUERY_BYTES_MAX) throw invalid(`the address is longer than ${QUERY_BYTES_MAX} bytes`)
  if (nestingOf(decode(query)) > NESTING_MAX)
    throw invalid(`brackets stand more than ${NESTING_MAX} deep in each other`)
  const parameters = new URLSearchParams(query)
  for (const [parameter, value] of parameters) if (isSelect(parameter)) checkSelect(value)
  const limit = limitOf(parameters)
  if (limit !== undefined || kind === 'function') return query
  return `${query}${query === '' ? '' : '&'}limit=${READ_ROWS_MAX}`
}

function decode(query: string): string {
  try {
    const decoded = decodeURIComponent(query)
    if (!decoded.includes('\0')) return decoded
  } catch {
    // Told below.
  }
  throw invalid('the address is no text in UTF-8')
}

function nestingOf(text: string): number {
  let depth = 0
  let deepest = 0
  for (const character of text) {
    if (character === '(') depth += 1
    if (character === ')') depth -= 1
    deepest = Math.max(deepest, depth)
  }
  return deepest
}

const isSelect = (parameter: string): boolean => parameter === 'select' || parameter.endsWith('.select')

/** A column that is named again, or a relation in a relation, multiplies an answer by as much as there is. */
function checkSelect(select: string): void {
  if (nestingOf(select) > 1) throw invalid('a relation is selected inside of another one')
  const parts = select.split(/[()]/)
  const relations = parts.filter((_, index) => index % 2 === 1)
  if (relations.length > RELATIONS_MAX) throw invalid(`more than ${RELATIONS_MAX} relations are selected`)
  checkColumns(parts.filter((_, index) => index % 2 === 0).join(''))
  for (const columns of relations) checkColumns(columns)
}

function checkColumns(columns: string): void {
  const seen = new Set<string>()
  for (const column of columns.split(',').map(withoutAlias)) {
    if (seen.has(column)) throw invalid(`"${column.slice(0, 60)}" is selected twice`)
    if (column !== '') seen.add(column)
  }
}

/** `title:name::text` is `name`; `relation!hint` is `relation`. */
function withoutAlias(selected: string): string {
  const [named = ''] = selected.split('::')
  const [column = ''] = named.slice(named.indexOf(':') + 1).split('!')
  return column.trim()
}

function limitOf(parameters: URLSearchParams): number | undefined {
  const limits = parameters.getAll('limit')
  if (limits.length === 0) return undefined
  const [limit = ''] = limits
  if (limits.length === 1 && /^\d{1,6}$/.test(limit) && Number(limit) <= READ_ROWS_MAX) return Number(limit)
  throw invalid(`the limit must be a number from 0 to ${READ_ROWS_MAX}`)
}

function invalid(what: string): AlfredError {
  return new AlfredError('INVALID_REQUEST', `Rows cannot be read like this: ${what}.`)
}
