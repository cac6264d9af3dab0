import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { keysOf, nutrients } from '@alfred/contracts'
import { DataToolError } from '../errors.ts'
import { readFndds } from './read-fndds.ts'
import { readFoodKeeper } from './read-foodkeeper.ts'
import { readFoundation } from './read-foundation.ts'
import { readSr28 } from './read-sr28.ts'
import type { ReferenceEntry } from './reference-entry.ts'

const target = join(import.meta.dirname, '..', '..', '..', 'data', 'reference')

/**
 * Makes the files of data/reference from a folder with the downloaded publications of the USDA, in the folders `sr28`,
 * `fndds_2021_2023`, `fndds_2017_2018`, `foundation_2024_10` (its archive unpacked) and `foodkeeper`. Returns lines that
 * tell what was written. The same input gives the same bytes. Throws REFERENCE_UNREADABLE.
 */
export function makeReference(folder: string): string[] {
  const entries = [
    ...readSr28(join(folder, 'sr28')),
    ...readFndds({
      folder: join(folder, 'fndds_2021_2023'),
      patternsFolder: join(folder, 'fndds_2017_2018'),
    }),
    ...readFoundation(unpackedFoundation(join(folder, 'foundation_2024_10'))),
  ]
  const times = readFoodKeeper(join(folder, 'foodkeeper'))
  mkdirSync(target, { recursive: true })
  return [
    write('foods.csv.gz', foodRows(entries)),
    write(
      'weights.csv.gz',
      entries.flatMap(({ id, weights }) => weights.map(({ measure, grams }) => [id, measure, grams])),
      ['id', 'measure', 'grams'],
    ),
    write(
      'keeping.csv',
      times.map(({ id, name, group, state, daysAtLeast, daysAtMost }) => [
        id,
        name,
        group,
        state,
        daysAtLeast,
        daysAtMost,
      ]),
      ['id', 'name', 'group', 'state', 'days_at_least', 'days_at_most'],
    ),
  ]
}

/** The archive holds one folder, named after its edition. */
function unpackedFoundation(folder: string): string {
  const inside = readdirSync(folder, { withFileTypes: true }).find((entry) => entry.isDirectory())
  if (inside === undefined) {
    throw new DataToolError('REFERENCE_UNREADABLE', `Unpack foundation.zip in ${folder} first.`)
  }
  return join(folder, inside.name)
}

function foodRows(entries: readonly ReferenceEntry[]): Cell[][] {
  const codes = keysOf(nutrients)
  return [
    ['id', 'name', 'also_called', 'group', 'is_brand', 'refuse_percent', ...codes],
    ...entries.map(({ id, name, alsoCalled, group, isBrand, refusePercent, per100g }) => [
      ...[id, name, alsoCalled, group, isBrand ? 'yes' : '', refusePercent ?? ''],
      ...codes.map((code) => per100g[code] ?? ''),
    ]),
  ]
}

type Cell = string | number

function write(name: string, rows: Cell[][], header?: string[]): string {
  const all = header === undefined ? rows : [header, ...rows]
  const text = all.map((row) => `${row.map(quoted).join(',')}\n`).join('')
  const bytes = name.endsWith('.gz') ? gzipSync(text, { level: 9 }) : Buffer.from(text)
  writeFileSync(join(target, name), bytes)
  return `data/reference/${name}: ${all.length - 1} rows, ${Math.round(bytes.length / 1024)} KB`
}

function quoted(cell: Cell): string {
  const text = String(cell)
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
