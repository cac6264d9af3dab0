import { existsSync } from 'node:fs'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** The environment variable with the folder of a test run, which is created before the run and removed after it. */
export const TEST_RUN_VARIABLE = 'ALFRED_TEST_RUN'

/** The folder of this test run; undefined outside of one. */
export function testRunFolder(): string | undefined {
  return process.env[TEST_RUN_VARIABLE]
}

/** The environment variable with a folder for prepared databases, where several runs at the same time share them. */
export const PREPARED_VARIABLE = 'ALFRED_TEST_PREPARED'

/** The folder for prepared databases: that of several runs, or that of this run; undefined outside of one. */
export function preparedFolder(): string | undefined {
  return process.env[PREPARED_VARIABLE] ?? testRunFolder()
}

export function resultFile(folder: string, name: string): string {
  return join(folder, `${name}.json`)
}

/**
 * Makes something once for all test files of a run: one of several concurrent callers makes it; if that fails, the
 * next one tries.
 */
export async function onceInRun<Result>(
  folder: string,
  name: string,
  make: () => Promise<Result>,
): Promise<Result> {
  const file = resultFile(folder, name)
  while (!existsSync(file)) {
    if (await isFirst(folder, name)) await makeInto(file, make, claimOf(folder, name))
    else await sleep(200)
  }
  return JSON.parse(await readFile(file, 'utf8')) as Result
}

const claimOf = (folder: string, name: string): string => join(folder, `${name}.begun`)

function isFirst(folder: string, name: string): Promise<boolean> {
  return writeFile(claimOf(folder, name), '', { flag: 'wx' }).then(
    () => true,
    () => false,
  )
}

async function makeInto<Result>(file: string, make: () => Promise<Result>, claim: string): Promise<void> {
  try {
    await writeFile(`${file}.new`, JSON.stringify(await make()))
    await rename(`${file}.new`, file)
  } catch (error) {
    await rm(claim, { force: true })
    throw error
  }
}
