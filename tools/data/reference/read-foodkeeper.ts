import { join } from 'node:path'
import { readCsv } from './read-csv.ts'

type Row = Record<string, string>

/** How long a product keeps in one state, in days at least and at most. */
export type KeepingTime = {
  /** The number of the product in FoodKeeper. */
  id: string
  name: string
  /** Its sort: "Dairy Products & Eggs". */
  group: string
  /** `pantry`, `opened_pantry`, `fridge`, `opened_fridge`, `thawed_fridge` or `freezer`. */
  state: string
  daysAtLeast: number
  daysAtMost: number
}

/** The columns of each state; where a time counts from the day of purchase, as most do, its columns begin with DOP. */
const states = [
  ['pantry', ['Pantry', 'DOP_Pantry']],
  ['opened_pantry', ['Pantry_After_Opening']],
  ['fridge', ['Refrigerate', 'DOP_Refrigerate']],
  ['opened_fridge', ['Refrigerate_After_Opening']],
  ['thawed_fridge', ['Refrigerate_After_Thawing']],
  ['freezer', ['Freeze', 'DOP_Freeze']],
] as const

const daysOfMetric: Readonly<Record<string, number>> = {
  hours: 1 / 24,
  days: 1,
  weeks: 7,
  months: 30,
  year: 365,
  years: 365,
}

/**
 * Reads the keeping times of USDA FoodKeeper, version 128 (public domain). A state whose time is told in words only
 * ("Not Recommended", "Package use-by date") has no row. Throws REFERENCE_UNREADABLE.
 */
export function readFoodKeeper(folder: string): KeepingTime[] {
  const groups = new Map(
    readCsv(join(folder, 'Category.csv')).map((row) => [
      row['ID'],
      textOf(row, ['Category_Name', 'Subcategory_Name']),
    ]),
  )
  return readCsv(join(folder, 'Product.csv')).flatMap((row) =>
    states.flatMap(([state, columns]) => {
      const time = columns.map((column) => timeOf(row, column)).find((one) => one !== undefined)
      if (time === undefined) return []
      const name = textOf(row, ['Name', 'Name_subtitle'])
      return [{ id: row['ID'] ?? '', name, group: groups.get(row['Category_ID']) ?? '', state, ...time }]
    }),
  )
}

function timeOf(row: Row, column: string): { daysAtLeast: number; daysAtMost: number } | undefined {
  const days = daysOfMetric[(row[`${column}_Metric`] ?? '').trim().toLowerCase()]
  const [least, most] = [Number(row[`${column}_Min`]), Number(row[`${column}_Max`])]
  if (days === undefined || !(most > 0)) return undefined
  const inDays = (count: number) => Math.max(1, Math.floor(count * days))
  return { daysAtLeast: inDays(least > 0 ? least : most), daysAtMost: inDays(most) }
}

function textOf(row: Row, columns: readonly string[]): string {
  return columns
    .map((column) => (row[column] ?? '').trim())
    .filter((text) => text !== '')
    .join(', ')
}
