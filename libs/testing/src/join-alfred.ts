import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Keys } from '@alfred/local-stack'
import { findAlfred, startAlfred, stopAlfred } from './start-alfred.ts'
import type { Place, TestAlfred } from './start-alfred.ts'

/** The folder of a run of tests, made before it and gone after it. */
export const TEST_RUN_VARIABLE = 'ALFRED_TEST_RUN'

/**
 * An Alfred without a key that all files of a run share, since to start one costs more than most of what is done with it.
 * Whoever comes first starts it; it ends with the run. People of one file are nobody's of another, whatever their
 * names. Who wants settings of their own, or stops something, starts their own.
 */
export async function joinAlfred(): Promise<TestAlfred> {
  const folder = process.env[TEST_RUN_VARIABLE]
  if (folder === undefined) return startAlfred()
  const place = await placeIn(folder)
  const alfred = await findAlfred(place)
  return { ...alfred, keys: withOwnPeople(alfred.keys), stop: () => Promise.resolve() }
}

/** Ends the shared one, if anybody wanted it. */
export async function endSharedAlfred(folder: string): Promise<void> {
  const file = fileIn(folder)
  if (existsSync(file)) await stopAlfred(JSON.parse(await readFile(file, 'utf8')) as Place)
}

const fileIn = (folder: string): string => join(folder, 'alfred.json')

/** One of those who come at once starts it; should that fail, the next one tries. */
async function placeIn(folder: string): Promise<Place> {
  const file = fileIn(folder)
  while (!existsSync(file)) {
    if (await isFirst(folder)) await startFor(folder)
    else await sleep(200)
  }
  return JSON.parse(await readFile(file, 'utf8')) as Place
}

const claimIn = (folder: string): string => join(folder, 'starting')

function isFirst(folder: string): Promise<boolean> {
  return writeFile(claimIn(folder), '', { flag: 'wx' }).then(
    () => true,
    () => false,
  )
}

async function startFor(folder: string): Promise<void> {
  try {
    const { home, url } = await startAlfred()
    const file = fileIn(folder)
    await writeFile(`${file}.new`, JSON.stringify({ home, port: Number(new URL(url).port) }))
    await rename(`${file}.new`, file)
  } catch (error) {
    await rm(claimIn(folder), { force: true })
    throw error
  }
}

function withOwnPeople(keys: Keys): Keys {
  const file = randomUUID()
  return {
    ...keys,
    signPersonToken: (person) => keys.signPersonToken({ ...person, name: `${person.name} of ${file}` }),
  }
}
