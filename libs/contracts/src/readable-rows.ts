import type { z } from 'zod'

/** The text shown instead of a row that cannot be read. */
export const UNREADABLE_ENTRY = 'an entry that cannot be read'

/**
 * Parses data and leaves out rows (array elements) that break the schema, so that they cannot hide the others.
 * Gives the rest and the number of rows left out; undefined when an error lies outside any row.
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

/** "One entry cannot be read." as a list of one sentence; empty when the count is 0. */
export function sayUnreadable(count: number): string[] {
  if (count === 0) return []
  return [count === 1 ? 'One entry cannot be read.' : `${count} entries cannot be read.`]
}

/** The paths (as JSON) of the innermost rows that hold errors; undefined when an error is in no row. */
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
