import { ImportError, RecordError } from './errors.ts'
import type { InputRecord } from './files/input-record.ts'
import type { ImportJob } from './import-job.ts'
import type { Progress } from './progress.ts'
import { writeRow } from './rows.ts'
import type { Batch, RunState, Store } from './store.ts'

const ROWS_MAX = 500
// Rows of products may be long, and the size of a message should stay below several megabytes.
const CHARACTERS_MAX = 1_000_000
// Batches of skipped records also advance the position from which to resume.
const RECORDS_MAX = 20_000

/** The result of an import. */
export type RunReport = RunState & {
  outcome: 'finished' | 'stopped' | 'was-finished'
  /** The position from which it resumed; 0 when it started at the beginning. */
  resumedFrom: number
}

type Run = { store: Store; progress: Progress; signal: AbortSignal }

/**
 * Imports a job batch by batch, from where an earlier run of it stopped. When it is stopped, or when the input or the
 * source fails, everything read until then is stored. Throws an ImportError.
 */
export async function runImport(job: ImportJob, run: Run, { again }: { again: boolean }): Promise<RunReport> {
  const state = await run.store.begin(job, again)
  const resumedFrom = state.position
  if (state.isFinished) return { ...state, resumedFrom, outcome: 'was-finished' }
  try {
    for await (const batch of readBatches(job, { ...run, state }))
      await storeBatch(job, batch, { ...run, state })
  } catch (error) {
    // Waiting for a source rejects with its own error when the import is stopped.
    if (!run.signal.aborted || error instanceof ImportError) throw error
  }
  if (run.signal.aborted) return { ...state, resumedFrom, outcome: 'stopped' }
  await run.store.finish(job)
  return { ...state, resumedFrom, outcome: 'finished' }
}

type Running = Run & { state: RunState }

/** Reads a job in batches. When reading fails, the records read so far are yielded before the error is thrown. */
async function* readBatches(job: ImportJob, run: Running): AsyncGenerator<Batch> {
  let batch = emptyBatch(run.state.position)
  try {
    for await (const record of job.records(batch.from)) {
      if (run.signal.aborted) break
      await readRecord(job, record, { batch, run })
      if (!isFull(batch)) continue
      yield batch
      batch = emptyBatch(batch.position)
    }
  } catch (error) {
    if (hasRead(batch)) yield batch
    throw error
  }
  // The last batch may be empty: an empty input still replaces the rows of an earlier one.
  if (hasRead(batch) || !run.signal.aborted) yield batch
}

/** Adds a record to the batch, as rows or as skipped. */
async function readRecord(
  job: ImportJob,
  record: InputRecord,
  { batch, run }: { batch: Batch; run: Running },
) {
  const rows = await writeRows(job, record).catch((error: unknown) => {
    if (!(error instanceof RecordError)) throw error
    batch.skipped += 1
    run.progress.skip(error.message, error.kind === 'broken' ? record.where : undefined)
    return []
  })
  batch.rows.push(...rows)
  batch.characters += rows.reduce((length, { json }) => length + json.length, 0)
  batch.position = record.position
  run.progress.tick({ imported: run.state.imported, skipped: run.state.skipped + batch.skipped })
}

async function writeRows(job: ImportJob, { where, read }: InputRecord): Promise<Batch['rows']> {
  const rows = job.toRows(await read())
  return rows.map((row) => ({ family: row.family, where, json: writeRow(row) }))
}

const emptyBatch = (from: number): Batch => ({ from, position: from, rows: [], characters: 0, skipped: 0 })

const hasRead = ({ from, position }: Batch) => position > from

function isFull({ rows, characters, from, position }: Batch): boolean {
  return rows.length >= ROWS_MAX || characters >= CHARACTERS_MAX || position - from >= RECORDS_MAX
}

async function storeBatch(job: ImportJob, batch: Batch, { store, progress, state }: Running): Promise<void> {
  const { imported, refused, known } = await store.save(job, batch)
  for (const { where, reason } of refused) progress.skip(reason, where)
  for (let count = 0; count < known; count++) progress.skip('came twice, or Alfred knows it already')
  state.position = batch.position
  state.imported += imported
  state.skipped += batch.skipped + refused.length + known
  progress.tick(state)
}
