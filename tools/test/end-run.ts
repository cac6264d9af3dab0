import { rm } from 'node:fs/promises'
import { endSharedAlfreds, TEST_RUN_VARIABLE } from '@alfred/testing'

/** Ends what the test files of a run shared. */
// eslint-disable-next-line no-restricted-syntax -- Jest looks for a default export.
export default async function endRun(): Promise<void> {
  const folder = process.env[TEST_RUN_VARIABLE]
  if (folder === undefined) return
  await endSharedAlfreds(folder)
  await rm(folder, { recursive: true, force: true })
}
