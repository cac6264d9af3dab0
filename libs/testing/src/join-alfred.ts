import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { Keys } from '@alfred/local-stack'
import { onceInRun, resultFile, testRunFolder } from './once-in-run.ts'
import { findAlfred, startAlfred, stopAlfred } from './start-alfred.ts'
import type { Place, TestAlfred } from './start-alfred.ts'

const NAME = 'alfred'

/**
 * Returns an Alfred without a model key that all test files of a run share, since starting one costs more than most
 * tests. The first caller starts it; it ends with the run. People of one file are unknown to the other files,
 * whatever their names. A test that needs other settings or stops a service starts its own.
 */
export async function joinAlfred(): Promise<TestAlfred> {
  const folder = testRunFolder()
  if (folder === undefined) return startAlfred()
  const place = await onceInRun(folder, NAME, async (): Promise<Place> => {
    const { home, url } = await startAlfred()
    return { home, port: Number(new URL(url).port) }
  })
  const alfred = await findAlfred(place)
  return { ...alfred, keys: withOwnPeople(alfred.keys), stop: () => Promise.resolve() }
}

/** Stops the shared Alfred, if any test started it. */
export async function endSharedAlfred(folder: string): Promise<void> {
  const file = resultFile(folder, NAME)
  if (existsSync(file)) await stopAlfred(JSON.parse(await readFile(file, 'utf8')) as Place)
}

function withOwnPeople(keys: Keys): Keys {
  const file = randomUUID()
  return {
    ...keys,
    signPersonToken: (person) => keys.signPersonToken({ ...person, name: `${person.name} of ${file}` }),
  }
}
