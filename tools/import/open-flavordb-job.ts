import type { Client } from 'pg'
import { ImportError, RecordError } from './errors.ts'
import { inspectFolder, readFolder, type InputFolder } from './files/read-folder.ts'
import type { InputRecord } from './files/input-record.ts'
import type { ImportJob } from './import-job.ts'
import type { Progress } from './progress.ts'
import type { ImportRow } from './rows.ts'
import { flavordbSource, pairEntities, readEntity, type Entity, type FoodsByKey } from './sources/flavordb.ts'

/**
 * Creates the import of FlavorDB's entities. All are read first, since the rarity of a molecule depends on all of
 * them; the records are the resulting pairs. Throws INPUT_UNREADABLE.
 */
export async function openFlavordbJob(path: string, client: Client, progress: Progress): Promise<ImportJob> {
  const folder = await inspectFolder(path)
  return {
    source: flavordbSource,
    input: `${folder.name} ${folder.fingerprint}`,
    title: folder.name,
    isFile: true,
    replacesPairings: true,
    records: (after) => readPairs(folder, { client, progress, after }),
    toRows: (value) => [value as ImportRow],
  }
}

type Reading = { client: Client; progress: Progress; after: number }

async function* readPairs(
  folder: InputFolder,
  { client, progress, after }: Reading,
): AsyncGenerator<InputRecord> {
  const entities: Entity[] = []
  for await (const { where, read } of readFolder(folder)) {
    try {
      entities.push(readEntity(read()))
    } catch (error) {
      if (!(error instanceof RecordError)) throw error
      progress.skip(error.message, where)
    }
  }
  if (entities.length === 0) {
    throw new ImportError('INPUT_UNREADABLE', `${folder.name} holds no entity of FlavorDB.`)
  }
  const pairs = pairEntities(entities, await readFoods(client), folder.fetchedAt)
  for (const [at, pair] of pairs.entries()) {
    if (at >= after) yield { position: at + 1, where: `pair ${at + 1}`, read: () => pair }
  }
}

/** The everyday foods by each of their keys. */
async function readFoods(client: Client): Promise<FoodsByKey> {
  const { rows } = await client.query<{ said: string; food: string }>(
    `select food_key as said, food_key as food from public.ingredients where kind = 'everyday'
     union all
     select a.food_key, i.food_key from public.ingredient_aliases a join public.ingredients i on i.id = a.ingredient_id
     where i.kind = 'everyday'`,
  )
  return new Map(rows.map(({ said, food }) => [said, food]))
}
