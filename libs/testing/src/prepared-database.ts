import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import {
  describePglite,
  findFreePort,
  prepareDatabase,
  startProcess,
  waitUntilReady,
} from '@alfred/local-stack'
import { onceInRun, testRunFolder } from './once-in-run.ts'

/**
 * Gives a fresh home the database that its start would make, migrated, seeded and empty of people: made once in a run of tests and copied
 * from then on, since making it is most of a first start.
 */
export async function copyPreparedDatabase(home: string): Promise<void> {
  const folder = testRunFolder()
  if (folder === undefined) return
  const { made } = await onceInRun(folder, 'database', () => makeDatabase(join(folder, 'postgres')))
  await cp(made, join(home, 'data', 'postgres'), { recursive: true })
}

async function makeDatabase(dataFolder: string): Promise<{ made: string }> {
  const port = await findFreePort()
  const description = describePglite({ port, dataFolder })
  const database = startProcess(description)
  try {
    await waitUntilReady(database, description)
    await prepareDatabase(`postgres://postgres@127.0.0.1:${port}/postgres?sslmode=disable`)
    return { made: dataFolder }
  } finally {
    await database.stop()
  }
}
