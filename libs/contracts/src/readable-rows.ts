import type { z } from 'zod'

/** What is shown in the place of a row that nobody can read. */
export const UNREADABLE_ENTRY = 'an entry that cannot be read'

/**
 * Reads data row by row: a row that breaks the schema is left out and counted, so that it cannot hide the others.
 * Undefined when what is broken stands in no row.
 */
export function readRowByRow<Schema extends z.ZodType>(
  schema: Schema,
  data: unknown,
): { data: z.output<Schema>; unreadable: number } | undefined {
  const parsed = schema.safeParse(data)
  if (parsed.success) return { data: parsed.data, unreadable: 0 }
  const broken = rowsOf(parsed.error)
  if (broken === undefined) return undefined
  const rest = schema.safeParse(withoutRows(data, broken))
  return rest.success ? { data: rest.data, unreadable: broken.size } : undefined
}

/** "One entry cannot be read." Nothing is said where all of them can. */
export function sayUnreadable(count: number): string[] {
  if (count === 0) return []
  return [count === 1 ? 'One entry cannot be read.' : `${count} entries cannot be read.`]
}

/** The innermost rows that errors are in, each by its path; undefined when one is in none. */
function rowsOf(error: z.ZodError): Set<string> | undefined {
  const rows = new Set<string>()
  for (const { path } of error.issues) {
    const end = path.findLastIndex((part) => typeof part === 'number')
    if (end === -1) return undefined
    rows.add(JSON.stringify(path.slice(0, end + 1)))
  }
  return rows
}

function withoutRows(value: unknown, rows: ReadonlySet<string>, path: readonly unknown[] = []): unknown {
  const isKept = (index: number): boolean => !rows.has(JSON.stringify([...path, index]))
  if (Array.isArray(value))
    return value.flatMap((one: unknown, index) =>
      isKept(index) ? [withoutRows(one, rows, [...path, index])] : [],
    )
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, withoutRows(one, rows, [...path, name])]),
  )
}
