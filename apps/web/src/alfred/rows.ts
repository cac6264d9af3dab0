import { isReadable } from '@alfred/client'
import { READ_ROWS_MAX, readCatalog, type ReadFilters, type ReadName, type ReadRow } from '@alfred/contracts'
import { useQuery, type QueryClient, type UseQueryResult } from '@tanstack/react-query'
import { client } from './client.ts'

/** Rows of the person, and how many more there are that no version of ours can read. */
export type Rows<Name extends ReadName> = { rows: ReadRow<Name>[]; unreadable: number }

export type RowsWanted<Name extends ReadName> = {
  where?: ReadFilters<Name>
  /** All of them where it is left out. */
  limit?: number
  isEnabled?: boolean
}

/** Tables that belong to the rows of another. */
const belongsTo: Readonly<Record<string, string>> = { recipe_ingredients: 'recipes', person_rules: 'people' }

/** What is missing for a plan hangs on more tables than one. */
const neededFor = new Set(['inventory_lots', 'meal_plan_entries', 'shopping_items', 'recipes'])

const rowsKey = <Name extends ReadName>(name: Name, { where, limit }: RowsWanted<Name>) =>
  ['rows', name, where ?? {}, limit ?? 'all'] as const

/** What a recipe has against it hangs on what holds for whom. */
const conflictsFollow = new Set(['preferences', 'people', 'recipes'])

/** The person's rows of one kind, read again whenever one of them changes anywhere. */
export function useRows<Name extends ReadName>(
  name: Name,
  wanted: RowsWanted<Name> = {},
): UseQueryResult<Rows<Name>> {
  return useQuery({
    queryKey: rowsKey(name, wanted),
    queryFn: ({ signal }) => readRows(name, wanted, signal),
    enabled: wanted.isEnabled ?? true,
  })
}

/** Reads page after page, since one answer holds at most a thousand rows. */
async function readRows<Name extends ReadName>(
  name: Name,
  { where, limit }: RowsWanted<Name>,
  signal: AbortSignal,
): Promise<Rows<Name>> {
  const found: Rows<Name> = { rows: [], unreadable: 0 }
  for (let offset = 0; ; offset += READ_ROWS_MAX) {
    const page = await client.read(name, {
      ...(where !== undefined && { where }),
      ...{ limit: limit ?? READ_ROWS_MAX, offset, signal },
    })
    const readable = page.filter((row): row is ReadRow<Name> => isReadable(row))
    found.rows.push(...readable)
    found.unreadable += page.length - readable.length
    if (limit !== undefined || page.length < READ_ROWS_MAX) return found
  }
}

/** Has whatever shows rows of this table read them again. */
export async function refreshTable(queries: QueryClient, table: string): Promise<void> {
  const changed = belongsTo[table] ?? table
  await queries.invalidateQueries({
    predicate: ({ queryKey: [kind, name] }) =>
      (kind === 'rows' && readCatalog[name as ReadName].table === changed) ||
      (kind === 'quiet' && changed === 'suggestions') ||
      (kind === 'missing' && neededFor.has(changed)) ||
      (kind === 'conflicts' && conflictsFollow.has(changed)),
  })
}
