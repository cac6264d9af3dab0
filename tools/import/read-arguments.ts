import { parseArgs } from 'node:util'
import { ImportError, messageOf } from './errors.ts'
import { readEdamamId } from './sources/edamam.ts'

export const sources = ['open-food-facts', 'fooddata-central', 'spoonacular', 'edamam', 'flavordb'] as const
export type SourceName = (typeof sources)[number]

/** What to import: a file or a folder, or things by their ids in the source. */
export type ImportRequest = { source: SourceName; again: boolean } & ({ path: string } | { ids: string[] })

export const usage = `Imports food data of others, from files that you fetched or from their services.

  npm run data:import -- open-food-facts --file products.jsonl.gz    their dump, JSONL or CSV, packed or not
  npm run data:import -- open-food-facts --barcode 737628064502      single products; repeat --barcode for more
  npm run data:import -- fooddata-central --file foundation.json     Foundation, SR Legacy or Branded, as JSON
  npm run data:import -- fooddata-central --food 2346409             single foods (FDC_API_KEY)
  npm run data:import -- spoonacular --recipe 716429                 recipes (SPOONACULAR_API_KEY)
  npm run data:import -- edamam --recipe <uri>                       recipes (EDAMAM_APP_ID, EDAMAM_APP_KEY)
  npm run data:import -- spoonacular|edamam --file answer.json       answers that you saved
  npm run data:import -- flavordb --folder entities                  a JSON file for each entity

  --again    a file from its beginning, though it was imported before

DATABASE_URL names the database, as its owner. A stopped import goes on where it was when it is started again.
What each source allows you to do with its data: docs/importers.md.`

/** The option for ids of each source, and the format of the ids. */
const idOptions = {
  'open-food-facts': {
    option: 'barcode',
    isId: (id) => /^\d{8,14}$/.test(id),
    what: 'a barcode of 8 to 14 digits',
  },
  'fooddata-central': { option: 'food', isId: (id) => /^\d{1,10}$/.test(id), what: 'the FDC id of a food' },
  spoonacular: { option: 'recipe', isId: (id) => /^\d{1,10}$/.test(id), what: 'the number of a recipe' },
  edamam: { option: 'recipe', isId: (id) => readEdamamId(id) !== undefined, what: 'the uri of a recipe' },
  flavordb: undefined,
} as const satisfies Record<
  SourceName,
  { option: 'barcode' | 'food' | 'recipe'; isId: (id: string) => boolean; what: string } | undefined
>

/** Parses the arguments; 'help' for a request of the usage. Throws USAGE. */
export function readArguments(given: string[]): ImportRequest | 'help' {
  const { values, positionals } = parse(given)
  if (values.help === true) return 'help'
  const [name, file, ...rest] = positionals
  const source = sources.find((known) => known === name)
  if (source === undefined) {
    throw wrong(
      name === undefined
        ? 'Name a source.'
        : `There is no source "${name}": there are ${sources.join(', ')}.`,
    )
  }
  if (rest.length > 0) throw wrong(`One file at a time: "${rest[0]}" is one too many.`)
  const paths = [file, values.file, values.folder].filter((path) => path !== undefined)
  const ids = readIds(source, values)
  const [path, another] = paths
  if (another !== undefined || (path !== undefined && ids.length > 0))
    throw wrong('Either one file or ids, not both.')
  if (path !== undefined) return { source, again: values.again ?? false, path }
  if (ids.length === 0) throw wrong(`Say what of ${source} is to be imported.`)
  return { source, again: values.again ?? false, ids }
}

type Values = ReturnType<typeof parse>['values']

function parse(given: string[]) {
  try {
    return parseArgs({
      args: given,
      allowPositionals: true,
      options: {
        file: { type: 'string' },
        folder: { type: 'string' },
        barcode: { type: 'string', multiple: true },
        food: { type: 'string', multiple: true },
        recipe: { type: 'string', multiple: true },
        again: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    })
  } catch (error) {
    throw wrong(`${messageOf(error)}.`)
  }
}

function readIds(source: SourceName, values: Values): string[] {
  const own = idOptions[source]
  for (const option of ['barcode', 'food', 'recipe'] as const) {
    if (values[option] !== undefined && option !== own?.option) throw wrong(`${source} has no --${option}.`)
  }
  if (own === undefined) return []
  const ids = [...new Set(values[own.option] ?? [])]
  const bad = ids.find((id) => !own.isId(id))
  if (bad !== undefined) throw wrong(`"${bad}" is not ${own.what}.`)
  return ids
}

function wrong(why: string): ImportError {
  return new ImportError('USAGE', `${why}\n\n${usage}`)
}
