import { matchesValue } from './match-value.ts'
import { inShort, type Miss } from './miss.ts'
import type { Scenario, Table } from './scenario.ts'

type Row = Record<string, unknown>

/** Compares the final rows with the expectation and returns the differences. A missing table is a difference. */
export function checkEndState(
  then: Scenario['then'],
  rows: ReadonlyMap<Table, readonly Row[] | null>,
): Miss[] {
  return Object.entries(then).flatMap(([name, expected]) => {
    const came = rows.get(name as Table) ?? null
    if (came !== null && matchesValue(expected, came)) return []
    return [
      {
        where: 'end',
        expected: `${name} ${inShort(expected)}`,
        came: came === null ? 'no such table' : inShort(came.map((row) => told(row, expected))),
      },
    ]
  })
}

const tellingFields = [
  'name',
  'food',
  'food_key',
  'title',
  'kind',
  'value',
  'quantity',
  'unit',
  'day',
  'meal',
  'status',
]

/** The fields of a row that identify it, and those that the expectation names. */
function told(row: Row, expected: unknown): Row {
  const named = new Set([...tellingFields, ...fieldsOf(expected)])
  return Object.fromEntries(
    Object.entries(row).filter(([field, value]) => named.has(field) && value !== null),
  )
}

function fieldsOf(expected: unknown): string[] {
  if (Array.isArray(expected)) return expected.flatMap(fieldsOf)
  if (typeof expected !== 'object' || expected === null) return []
  return Object.entries(expected).flatMap(([name, value]) => [name, ...fieldsOf(value)])
}
