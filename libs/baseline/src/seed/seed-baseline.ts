import { hashDataFiles } from '../data-files.ts'
import { BaselineError } from '../errors.ts'
import { readBaseline } from '../read-baseline.ts'
import { rowsOf } from './rows.ts'

/** What seeding needs of a database connection, which must be the owner's. */
export type OwnerConnection = {
  query(sql: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>
}

/** The result of seeding. */
export type SeedReport = { isNew: boolean; ingredients: number; recipes: number }

// Increase this when the same files must be loaded in a new way.
const loadVersion = 6
const ROWS_PER_MESSAGE = 200
// An arbitrary lock id, the same for all seeders.
const lockKey = 736_412_002

/**
 * Loads the baseline into a migrated database unless the same baseline is loaded already. It does so in one
 * transaction: concurrent readers see the old baseline until the commit, and people's rows are not touched. Throws
 * SEED_FAILED.
 */
export async function seedBaseline(
  owner: OwnerConnection,
  log?: (line: string) => void,
): Promise<SeedReport> {
  const hash = `${loadVersion}:${hashDataFiles()}`
  const before = await readLoaded(owner)
  if (before?.hash === hash) return { isNew: false, ...before.counts }
  log?.('Loading ingredients and recipes ...')
  return loadBaseline(owner, hash)
}

async function loadBaseline(owner: OwnerConnection, hash: string): Promise<SeedReport> {
  // Computed before the transaction begins: the database ends one that is idle for long.
  const { families, report } = loadOf(hash)
  try {
    await owner.query('begin')
    await owner.query('select pg_advisory_xact_lock($1)', [lockKey])
    const meanwhile = await readLoaded(owner)
    if (meanwhile?.hash === hash) {
      await owner.query('commit')
      return { isNew: false, ...meanwhile.counts }
    }
    await owner.query('create temporary table baseline_rows (n serial, row jsonb) on commit drop')
    let changes = new Map<string, number>()
    for (const [family, rows] of families) {
      await load(owner, { family, rows })
      if (family === 'words') await owner.query('select private.derive_diets()')
      changes = await analyzeChangedTables(owner, changes)
    }
    await owner.query('select private.learn_words()')
    await owner.query(
      `insert into private.baseline (hash, ingredients, recipes) values ($1, $2, $3)
       on conflict (is_one) do update set hash = $1, ingredients = $2, recipes = $3, loaded_at = clock_timestamp()`,
      [hash, report.ingredients, report.recipes],
    )
    await owner.query('commit')
  } catch (error) {
    await owner.query('rollback').catch(() => undefined)
    const reason = error instanceof Error ? error.message : String(error)
    throw new BaselineError('SEED_FAILED', `The baseline data could not be loaded: ${reason}`, {
      cause: error,
    })
  }
  return { isNew: true, ...report }
}

type Load = { families: ReturnType<typeof rowsOf>; report: Omit<SeedReport, 'isNew'> }

/** What was computed last, for a minute: it takes seconds, and is the same for the same files. */
let latest: { hash: string; load: Load; forgetting: NodeJS.Timeout } | undefined
const KEPT_MS = 60_000

/** What is to be loaded, which follows from the data files alone. */
function loadOf(hash: string): Load {
  if (latest?.hash === hash) {
    latest.forgetting.refresh()
    return latest.load
  }
  const baseline = readBaseline()
  const load = {
    families: rowsOf(baseline),
    report: {
      ingredients: baseline.foods.length + baseline.eaten.length + baseline.references.length,
      recipes: baseline.recipes.length,
    },
  }
  clearTimeout(latest?.forgetting)
  latest = { hash, load, forgetting: setTimeout(() => (latest = undefined), KEPT_MS).unref() }
  return load
}

/**
 * Tells the planner how much this transaction has loaded into the tables that changed since the counts given. Statistics
 * that were taken after a seeding that failed say that the tables are empty, and with those the queries of the next
 * families take minutes. Returns the counts of now.
 */
async function analyzeChangedTables(
  owner: OwnerConnection,
  before: ReadonlyMap<string, number>,
): Promise<Map<string, number>> {
  const { rows } = await owner.query(`
    select format('%I.%I', schemaname, relname) as name, n_tup_ins + n_tup_upd + n_tup_del as changes from pg_stat_xact_user_tables
    where schemaname in ('public', 'private') and n_tup_ins + n_tup_upd + n_tup_del > 0`)
  const now = new Map(rows.map(({ name, changes }) => [String(name), Number(changes)]))
  const changed = [...now].filter(([name, changes]) => changes !== before.get(name)).map(([name]) => name)
  if (changed.length > 0) await owner.query(`analyze ${changed.join(', ')}`)
  return now
}

/** Loads rows in batches, so that no message grows to several megabytes. */
async function load(
  owner: OwnerConnection,
  { family, rows }: { family: string; rows: object[] },
): Promise<void> {
  await owner.query('truncate baseline_rows')
  for (let at = 0; at < rows.length; at += ROWS_PER_MESSAGE) {
    const part = JSON.stringify(rows.slice(at, at + ROWS_PER_MESSAGE))
    await owner.query('insert into baseline_rows (row) select r from jsonb_array_elements($1::jsonb) r', [
      part,
    ])
  }
  const all = `(select coalesce(jsonb_agg(row order by n), '[]') from baseline_rows)`
  await owner.query(`select private.load_${family}(${all})`)
}

async function readLoaded(owner: OwnerConnection) {
  const { rows } = await owner.query('select hash, ingredients, recipes from private.baseline')
  const [row] = rows
  return (
    row && {
      hash: String(row['hash']),
      counts: { ingredients: Number(row['ingredients']), recipes: Number(row['recipes']) },
    }
  )
}
