import { AlfredError, READ_ROWS_MAX } from '@alfred/contracts'

/** PostgREST's time for a filter grows with the square of its length. */
const QUERY_BYTES_MAX = 4_096
/** `or=(and(a,b),c)` has depth two; each further level multiplies the work of the query planner. */
const NESTING_MAX = 3
/** How many relations one read may join in all. */
const RELATIONS_MAX = 4
/** How many paths into one column may be selected. */
const PARTS_MAX = 5

/** A client's request to PostgREST: the table or function named in the address, and the query string. */
export type DataRequest = { kind: 'table' | 'function'; name: string; query: string }

/**
 * Gives the query for PostgREST; a read without a limit gets one. Throws NOT_FOUND for an invalid name, and
 * INVALID_REQUEST for a query that could cost too much or give too large an answer.
 */
export function checkDataRequest({ kind, name, query }: DataRequest): string {
  if (!/^[a-z][a-z0-9_]{0,62}$/.test(name)) throw new AlfredError('NOT_FOUND', `There is no such ${kind}.`)
  if (query.length > QUERY_BYTES_MAX) throw invalid(`the address is longer than ${QUERY_BYTES_MAX} bytes`)
  if (nestingOf(decode(query)) > NESTING_MAX)
    throw invalid(`brackets stand more than ${NESTING_MAX} deep in each other`)
  const parameters = new URLSearchParams(query)
  for (const [parameter, value] of parameters) {
    if (isSelect(parameter)) checkSelect(value)
    else checkFilter(parameter, value)
  }
  if (hasLimit(parameters) || kind === 'function') return query
  return `${query}${query === '' ? '' : '&'}limit=${READ_ROWS_MAX}`
}

function decode(query: string): string {
  try {
    const decoded = decodeURIComponent(query)
    if (!decoded.includes('\0')) return decoded
  } catch {
    // Throws below.
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

/**
 * Refuses regular expressions in filters: one can keep the database busy until its timeout, which `like` cannot.
 */
function checkFilter(parameter: string, value: string): void {
  const isGroup = /(?:^|\.)(?:and|or)$/.test(parameter)
  const matches = isGroup
    ? /\.(?:not\.)?i?match(?:\((?:any|all)\))?\./i.test(value)
    : /^(?:not\.)?i?match(?:\((?:any|all)\))?\./i.test(value)
  if (matches) throw invalid('rows are found by "like" and not by a pattern')
}

/** Refuses repeated columns and nested relations: each multiplies the size of the answer. */
function checkSelect(select: string): void {
  // A name in quotes or with escapes would make the same column look like another one.
  if (/["\\]/.test(select)) throw invalid('names of columns have no quotes')
  if (nestingOf(select) > 1) throw invalid('a relation is selected inside of another one')
  const parts = select.split(/[()]/)
  const relations = parts.filter((_, index) => index % 2 === 1)
  if (relations.length > RELATIONS_MAX) throw invalid(`more than ${RELATIONS_MAX} relations are selected`)
  checkColumns(parts.filter((_, index) => index % 2 === 0).join(''))
  for (const columns of relations) checkColumns(columns)
}

function checkColumns(columns: string): void {
  const seen = new Map<string, number>()
  for (const { column, isPart } of columns.split(',').map(readColumn)) {
    const key = isPart ? `${column}->` : column
    const times = (seen.get(key) ?? 0) + 1
    if (column !== '') seen.set(key, times)
    if (times > (isPart ? PARTS_MAX : 1))
      throw invalid(`"${column.slice(0, 60)}" is selected again and again`)
  }
}

/** `title:name::text` is `name`; `relation!hint` is `relation`; `steps->0` is a part of `steps`. */
function readColumn(selected: string): { column: string; isPart: boolean } {
  const [named = ''] = selected.split('::')
  const [path = ''] = named.slice(named.indexOf(':') + 1).split('!')
  const [column = ''] = path.split('->')
  return { column: column.trim(), isPart: path.includes('->') }
}

function hasLimit(parameters: URLSearchParams): boolean {
  const [limit, ...more] = parameters.getAll('limit')
  if (limit === undefined) return false
  if (more.length === 0 && /^\d{1,6}$/.test(limit) && Number(limit) <= READ_ROWS_MAX) return true
  throw invalid(`the limit must be a number from 0 to ${READ_ROWS_MAX}`)
}

function invalid(what: string): AlfredError {
  return new AlfredError('INVALID_REQUEST', `Rows cannot be read like this: ${what}.`)
}
