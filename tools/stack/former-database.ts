import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { StackError } from './errors.ts'
import type { Home } from './home.ts'

/** Whether a home holds what versions before the one PostgreSQL everywhere kept their data in (PGlite). */
export function holdsPglite({ pgliteFolder }: Home): boolean {
  return existsSync(join(pgliteFolder, 'PG_VERSION'))
}

/** Nothing here reads them any more; to begin beside them as if nothing were there would look like a loss. */
export function refusePglite(home: Home): void {
  if (!holdsPglite(home)) return
  throw new StackError(
    `The data in ${home.pgliteFolder} are of a version from before 20261128000400, which this Alfred cannot read. Start once the last Alfred whose newest migration is that one, then this one again (docs/operations.md tells how to get it), or move the folder away to start afresh.`,
  )
}
