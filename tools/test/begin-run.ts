import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { TEST_RUN_VARIABLE } from '@alfred/testing'

/** Creates the folder through which the test files of a run share what they need. */
// eslint-disable-next-line no-restricted-syntax -- Jest looks for a default export.
export default async function beginRun(): Promise<void> {
  process.env[TEST_RUN_VARIABLE] = await mkdtemp(join(tmpdir(), 'alfred-run-'))
}
