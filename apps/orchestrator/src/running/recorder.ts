import type { TurnClaim } from '@alfred/db/turns'
import { turnRecordSchema } from '../state/turn-record.ts'
import type { TurnRecord } from '../state/turn-record.ts'

/** The records of a turn, and how many of them are known to be stored. */
export type Recorder = {
  add(record: TurnRecord): void
  all(): readonly TurnRecord[]
  /** The records to store with the next write, and the ordinal of the first of them. */
  unstored(): { first: number; records: TurnRecord[] }
  /** Marks the first `count` records as stored. Never goes back, in whatever order acknowledgements arrive. */
  markStored(count: number): void
}

export function createRecorder(stored: readonly TurnRecord[]): Recorder {
  const records = [...stored]
  let storedCount = stored.length
  return {
    add: (record) => void records.push(record),
    all: () => records,
    unstored: () => ({ first: storedCount, records: records.slice(storedCount) }),
    markStored: (count) => {
      storedCount = Math.max(storedCount, count)
    },
  }
}

/**
 * The stored records in order, each once. Batches may overlap, since a checkpoint and an apply can carry the same
 * records; overlapping records are equal, because a fence has one owner. Throws when a record does not parse.
 */
export function readStoredRecords(batches: TurnClaim['batches']): TurnRecord[] {
  const records: TurnRecord[] = []
  for (const batch of batches.toSorted((left, right) => left.first_record - right.first_record)) {
    const known = Math.max(records.length - batch.first_record, 0)
    for (const record of batch.records.slice(known)) records.push(turnRecordSchema.parse(record))
  }
  return records
}
