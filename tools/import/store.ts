import type { Client } from 'pg'
import { codeOf, ImportError, messageOf } from './errors.ts'
import type { ImportJob } from './import-job.ts'
import type { Family } from './rows.ts'

/** The progress of an import. */
export type RunState = { position: number; imported: number; skipped: number; isFinished: boolean }

/** A row serialised for the database, with its place in the input. */
export type WrittenRow = { family: Family; where: string; json: string }

/** The records since the last batch. */
export type Batch = {
  /** The run's position before the batch. */
  from: number
  position: number
  rows: WrittenRow[]
  /** The total length of the rows. */
  characters: number
  skipped: number
}

/** The result of a batch: the stored rows, and those that the database refused with place and reason. */
export type Saved = { imported: number; refused: { where: string; reason: string }[]; known: number }

/** Stores the rows and the state of an import. */
export type Store = {
  begin(job: ImportJob, again: boolean): Promise<RunState>
  /** Stores the rows and the new position in one transaction. */
  save(job: ImportJob, batch: Batch): Promise<Saved>
  finish(job: ImportJob): Promise<void>
}

const families: readonly Family[] = ['products', 'foods', 'recipes', 'pairings']

export function createStore(client: Client): Store {
  return {
    begin: (job, again) => guard(() => begin(client, job, again)),
    save: (job, batch) => guard(() => save(client, job, batch)),
    finish: (job) => guard(() => finish(client, job)),
  }
}

async function begin(client: Client, { source, input }: ImportJob, again: boolean): Promise<RunState> {
  const { rows } = await client.query<
    Record<'position' | 'imported' | 'skipped', string> & { is_finished: boolean }
  >(
    `insert into private.import_runs as r (source, input) values ($1, $2)
     on conflict (source, input) do update set
       position = case when $3 then 0 else r.position end, imported = case when $3 then 0 else r.imported end,
       skipped = case when $3 then 0 else r.skipped end, finished_at = case when $3 then null else r.finished_at end,
       updated_at = clock_timestamp()
     returning position, imported, skipped, finished_at is not null as is_finished`,
    [source, input, again],
  )
  const [row] = rows
  return {
    position: Number(row?.position ?? 0),
    imported: Number(row?.imported ?? 0),
    skipped: Number(row?.skipped ?? 0),
    isFinished: row?.is_finished ?? false,
  }
}

async function save(client: Client, job: ImportJob, batch: Batch): Promise<Saved> {
  await client.query('begin')
  try {
    if (job.replacesPairings && batch.from === 0) {
      await client.query('select private.clear_pairings($1)', [job.source])
    }
    const saved: Saved = { imported: 0, refused: [], known: 0 }
    for (const family of families) {
      await saveFamily(client, { family, rows: batch.rows.filter((row) => row.family === family), saved })
    }
    await moveOn(client, job, { batch, saved })
    await client.query('commit')
    return saved
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}

type FamilyRows = { family: Family; rows: WrittenRow[]; saved: Saved }

/**
 * Stores all rows at once; if the database refuses that, one by one, so that a single row does not stop the others.
 */
async function saveFamily(client: Client, { family, rows, saved }: FamilyRows): Promise<void> {
  if (rows.length === 0) return
  const whole = await attempt(client, family, rows)
  if (typeof whole === 'number') {
    saved.imported += whole
    saved.known += rows.length - whole
    return
  }
  for (const row of rows) {
    const stored = await attempt(client, family, [row])
    if (typeof stored === 'string') saved.refused.push({ where: row.where, reason: stored })
    else saved.imported += stored
    if (stored === 0) saved.known += 1
  }
}

/** The number of stored rows, or the reason why the database refuses their data. */
async function attempt(client: Client, family: Family, rows: WrittenRow[]): Promise<number | string> {
  await client.query('savepoint rows')
  try {
    const list = `[${rows.map(({ json }) => json).join(',')}]`
    const stored = await client.query<{ count: number }>(
      `select private.import_${family}($1::jsonb) as count`,
      [list],
    )
    await client.query('release savepoint rows')
    return stored.rows[0]?.count ?? 0
  } catch (error) {
    // Classes 22 and 23: the data is wrong. Any other error is not the fault of a row.
    if (!/^2[23]...$/.test(codeOf(error))) throw error
    await client.query('rollback to savepoint rows')
    return `the database refuses it: ${messageOf(error)}`
  }
}

async function moveOn(
  client: Client,
  job: ImportJob,
  { batch, saved }: { batch: Batch; saved: Saved },
): Promise<void> {
  const skipped = batch.skipped + saved.refused.length + saved.known
  const { rowCount } = await client.query(
    `update private.import_runs set position = $3, imported = imported + $4, skipped = skipped + $5, updated_at = clock_timestamp()
     where source = $1 and input = $2 and position = $6`,
    [job.source, job.input, batch.position, saved.imported, skipped, batch.from],
  )
  if (rowCount === 1) return
  throw new ImportError(
    'RUN_ELSEWHERE',
    `${job.title} is being imported by another command too; this one stops.`,
  )
}

/**
 * Marks a file as finished for good. The state of an API import is deleted, so that it is asked anew the next time.
 */
async function finish(client: Client, { source, input, isFile }: ImportJob): Promise<void> {
  const statement = isFile
    ? 'update private.import_runs set finished_at = clock_timestamp() where source = $1 and input = $2'
    : 'delete from private.import_runs where source = $1 and input = $2'
  await client.query(statement, [source, input])
}

async function guard<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw asImportError(error)
  }
}

/** Turns a database error into an ImportError that says what to do. The database's messages contain no password. */
function asImportError(error: unknown): ImportError {
  if (error instanceof ImportError) return error
  const code = codeOf(error)
  const message = messageOf(error)
  // No such schema, table or function.
  if (['3F000', '42P01', '42883'].includes(code)) {
    const advice = 'The database is older than this command: run `npm run migrate`, then start again.'
    return new ImportError('DATABASE_UNREADY', advice, { cause: error })
  }
  if (code === '42501') {
    const advice = `The database does not allow it (${message}): DATABASE_URL has to be that of its owner.`
    return new ImportError('DATABASE_UNREADY', advice, { cause: error })
  }
  return new ImportError('DATABASE_FAILED', `The database could not be written: ${message}.`, {
    cause: error,
  })
}
