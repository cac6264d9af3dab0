import type { InputRecord } from './files/input-record.ts'
import type { ImportRow } from './rows.ts'

/** An import: its source, its records and their rows. */
export type ImportJob = {
  source: string
  /** Identifies this input within the source, so that an import can be resumed. */
  input: string
  /** The name of the input in messages. */
  title: string
  /** A file does not change, so it is imported once; an API may have something new. */
  isFile: boolean
  /** Pairings are scored relative to each other, so a new import replaces those of an earlier one. */
  replacesPairings: boolean
  records(after: number): AsyncIterable<InputRecord>
  /** Maps a record to rows. Throws a RecordError. */
  toRows(value: unknown): ImportRow[]
}
