import { parse } from 'csv-parse/sync'
import { readText } from './read-text.ts'

/** Reads a table whose first line names its columns. Throws REFERENCE_UNREADABLE. */
export function readCsv(file: string): Record<string, string>[] {
  return parse(readText(file), { columns: true, bom: true, skip_empty_lines: true })
}
