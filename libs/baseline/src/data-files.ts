import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { wordTableFile } from '@alfred/embedding'
import { parse as parseCsv } from 'csv-parse/sync'
import { parse as parseYaml } from 'yaml'
import { z } from 'zod'
import { BaselineError } from './errors.ts'

const dataFolder = join(import.meta.dirname, '..', '..', '..', 'data')
/** Reads a file in data/ as text. Throws DATA_UNREADABLE when it is missing. */
export function readDataFile(name: string): string {
  return readText(join(dataFolder, name))
}

/** The sorted names of the files in a folder of data/. */
export function listDataFiles(folder: string): string[] {
  return readdirSync(join(dataFolder, folder)).toSorted()
}

/** Reads a CSV table in data/ row by row; a cell with several values separates them by `|`. Throws DATA_INVALID. */
export function readTable<Row extends z.ZodType>(name: string, row: Row): z.infer<Row>[] {
  const rows: unknown[] = parseCsv(readDataFile(name), { columns: true, skip_empty_lines: true })
  return rows.map((cells, index) =>
    parseRow({ name: `${name}, line ${index + 2}`, schema: row, value: cells }),
  )
}

type Parsing<Row extends z.ZodType> = { name: string; schema: Row; value: unknown }

/** Reads a YAML file in data/ that holds a list. Throws DATA_INVALID. */
export function readList(name: string): unknown[] {
  try {
    return z.array(z.unknown()).parse(parseYaml(readDataFile(name)))
  } catch (error) {
    if (error instanceof BaselineError) throw error
    const reason = error instanceof z.ZodError ? 'it has to be a list' : messageOf(error)
    throw new BaselineError('DATA_INVALID', `${name}: ${reason}`, { cause: error })
  }
}

const messageOf = (error: unknown) =>
  error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)

/** Parses a value by its schema. Throws DATA_INVALID with the position in the file. */
export function parseRow<Row extends z.ZodType>({ name, schema, value }: Parsing<Row>): z.infer<Row> {
  const read = schema.safeParse(value)
  if (read.success) return read.data
  const [issue] = read.error.issues
  throw new BaselineError(
    'DATA_INVALID',
    `${name}: ${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`,
    {
      cause: read.error,
    },
  )
}

/** Returns a hash of all input files of the baseline: as long as it is the same, the baseline is the same. */
export function hashDataFiles(): string {
  const hash = createHash('sha256')
  const names = [
    'categories.csv',
    'ingredients.csv',
    'words.csv',
    'translations.csv',
    'aromas.csv',
    'compounds.csv',
    'substitutes.csv',
    'eaten.csv',
    'servings.csv',
    'choices.csv',
    'wishes.csv',
    'pairings.csv',
    'keeping.csv',
    'reference/foods.csv.gz',
    'reference/weights.csv.gz',
    'reference/keeping.csv',
  ]
  for (const name of [...names, ...listDataFiles('recipes').map((file) => `recipes/${file}`)]) {
    hash.update(name).update(readDataFile(name))
  }
  // The vectors of stored texts and of queries must come from the same word table.
  hash.update(readFileSync(wordTableFile))
  return hash.digest('hex')
}

/** A name that ends in .gz is that of a file compressed by gzip. */
function readText(path: string): string {
  try {
    return path.endsWith('.gz') ? gunzipSync(readFileSync(path)).toString('utf8') : readFileSync(path, 'utf8')
  } catch (error) {
    throw new BaselineError('DATA_UNREADABLE', `${path} cannot be read.`, { cause: error })
  }
}
