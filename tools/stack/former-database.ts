import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { StackError } from './errors.ts'
import type { Home } from './home.ts'

/** Does the home have data of the earlier versions that used PGlite? */
export function holdsPglite({ pgliteFolder }: Home): boolean {
  return existsSync(join(pgliteFolder, 'PG_VERSION'))
}

/**
 * Refuses a home with PGlite data, which this version cannot read. Starting with an empty database beside it would
 * look like data loss.
 */
export function refusePglite(home: Home): void {
  if (!holdsPglite(home)) return
  throw new StackError(
    `The data in ${home.pgliteFolder} are of a version from before 20261128000400, which this Alfred cannot read. Start once the last Alfred whose newest migration is that one, then this one again (docs/operations.md tells how to get it), or move the folder away to start afresh.`,
  )
}
