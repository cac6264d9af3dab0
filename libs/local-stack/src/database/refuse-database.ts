import { LocalStackError } from '../errors.ts'
import { newestOfHouse, type Applied } from './applied-files.ts'
import type { MigrationFile, SquashedBaseline } from './schema-files.ts'

const newestOf = (versions: Iterable<string>): string => [...versions].toSorted().at(-1) ?? ''

/**
 * Throws DATABASE_NEWER for a database of a newer version: this Alfred would run on tables that it does not know, and
 * damage them. Tables of an agent that is not here any more are in nobody's way.
 */
export function refuseNewer(files: readonly MigrationFile[], applied: Applied): void {
  const newestKnown = newestOf(files.flatMap(({ version, agent }) => (agent === null ? [version] : [])))
  const newest = newestOfHouse(applied) ?? ''
  if (newest <= newestKnown) return
  throw new LocalStackError(
    'DATABASE_NEWER',
    `The database is at version ${newest}, and this Alfred knows versions up to ${newestKnown}. Start the newer Alfred that was here before, or restore a backup from before it.`,
  )
}

/**
 * Throws DATABASE_TOO_OLD for a version before the baseline, whose migrations no longer exist: an earlier Alfred has
 * to upgrade it first.
 */
export function refuseOlder(version: string, baseline: SquashedBaseline | undefined, what: string): void {
  if (baseline === undefined || version >= baseline.standsFor) return
  throw new LocalStackError(
    'DATABASE_TOO_OLD',
    `${what} at version ${version === '' ? 'none' : version}, and this Alfred goes on from ${baseline.standsFor}. Start once the last Alfred whose newest migration is ${baseline.standsFor}, then this one again: docs/operations.md tells how to get it.`,
  )
}

/** Throws ROWS_NOT_LOADED for rows of agents that are not here, so that nothing of them is lost without a word. */
export function refuseMissing(
  files: readonly MigrationFile[],
  agents: Readonly<Record<string, string>>,
): void {
  for (const [name, version] of Object.entries(agents)) {
    if (files.some(({ agent, version: known }) => agent === name && known >= version)) continue
    throw new LocalStackError(
      'ROWS_NOT_LOADED',
      `These data have rows of ${name} at version ${version}, which this Alfred does not have. Put apps/${name} back as it was, then try again.`,
    )
  }
}

export function refuseChanged(files: readonly MigrationFile[], applied: Applied): void {
  const changed = files.find((file) => {
    const checksum = applied.migrations.get(file.version)
    return checksum !== undefined && checksum !== null && checksum !== file.checksum
  })
  if (changed === undefined) return
  throw new LocalStackError(
    'MIGRATION_CHANGED',
    `The migration ${changed.version}_${changed.name} has changed since it was applied. Put it back as it was and write a new one.`,
  )
}
