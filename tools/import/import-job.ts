import type { InputRecord } from './files/input-record.ts'
import type { ImportRow } from './rows.ts'

/** What is to be imported: from where, record by record, as which rows. */
export type ImportJob = {
  source: string
  /** What tells this input from others of the source, so that an import can go on where it stopped. */
  input: string
  /** The input as people are told of it. */
  title: string
  /** A file stays what it is, so that once is enough; a source that is asked may have something new. */
  isFile: boolean
  /** Pairings are scored against each other: those of an earlier import go when a new one begins. */
  replacesPairings: boolean
  records(after: number): AsyncIterable<InputRecord>
  /** Throws a RecordError. */
  toRows(value: unknown): ImportRow[]
}
