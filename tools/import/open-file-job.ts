import { ImportError } from './errors.ts'
import { readJsonFile } from './files/read-json-file.ts'
import { readJsonList } from './files/read-json-list.ts'
import { readJsonLines, readTable } from './files/read-lines.ts'
import { inspectFile, type InputFile } from './files/open-input.ts'
import type { InputRecord } from './files/input-record.ts'
import type { ImportJob } from './import-job.ts'
import type { SourceName } from './read-arguments.ts'
import type { ImportRow } from './rows.ts'
import { mapEdamam, unwrapEdamam } from './sources/edamam.ts'
import { fooddataCentralLists, mapFood } from './sources/fooddata-central.ts'
import { mapProduct, mapTableRow } from './sources/open-food-facts.ts'
import { mapSpoonacular, unwrapSpoonacular } from './sources/spoonacular.ts'

/** How the files of a source are read and their records mapped. */
type Format = {
  read(file: InputFile, after: number): AsyncIterable<InputRecord>
  map(value: unknown, fetchedAt: string): ImportRow[]
}

const formats: Record<Exclude<SourceName, 'flavordb'>, (file: InputFile) => Format> = {
  'open-food-facts': chooseDump,
  'fooddata-central': () => ({
    read: (file, after) => readJsonList(file, after, fooddataCentralLists),
    map: mapFood,
  }),
  spoonacular: () => ({
    read: (file, after) => readJsonFile(file, after, unwrapSpoonacular),
    map: mapSpoonacular,
  }),
  edamam: () => ({ read: (file, after) => readJsonFile(file, after, unwrapEdamam), map: mapEdamam }),
}

/** Chooses between the two dumps of Open Food Facts by the file's name. */
function chooseDump({ name }: InputFile): Format {
  if (/\.(jsonl|ndjson|json)(\.gz)?$/i.test(name)) return { read: readJsonLines, map: mapProduct }
  if (/\.(csv|tsv)(\.gz)?$/i.test(name)) {
    return { read: (file, after) => readTable(file, after, 'code'), map: mapTableRow }
  }
  const advice = 'The dump of Open Food Facts is a .jsonl or a .csv, which may end in .gz.'
  throw new ImportError('INPUT_UNREADABLE', `${name} is neither of their two dumps. ${advice}`)
}

/** Creates the import of a file. Throws INPUT_UNREADABLE. */
export async function openFileJob(source: Exclude<SourceName, 'flavordb'>, path: string): Promise<ImportJob> {
  const file = await inspectFile(path)
  const format = formats[source](file)
  return {
    source,
    input: `${file.name} ${file.fingerprint}`,
    title: file.name,
    isFile: true,
    replacesPairings: false,
    records: (after) => format.read(file, after),
    toRows: (value) => format.map(value, file.fetchedAt),
  }
}
