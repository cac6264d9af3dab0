import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { Keys } from '@alfred/local-stack'
import { onceInRun, resultFile, testRunFolder } from './once-in-run.ts'
import { findAlfred, startAlfred, stopAlfred } from './start-alfred.ts'
import type { Place, TestAlfred } from './start-alfred.ts'

const NAME = 'alfred'

/**
 * An Alfred without a key that all files of a run share, since to start one costs more than most of what is done with it.
 * Whoever comes first starts it; it ends with the run. People of one file are nobody's of another, whatever their
 * names. Who wants settings of their own, or stops something, starts their own.
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

/** Ends the shared one, if anybody wanted it. */
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
