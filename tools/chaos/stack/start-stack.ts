import { ChaosError } from '../errors.ts'
import type { ChaosStack, DatabaseKind, StackOptions } from './chaos-stack.ts'
import { startPgliteStack } from './start-pglite-stack.ts'
import { startPostgresStack } from './start-postgres-stack.ts'

/** Starts Alfred on the database that is wanted. */
export async function startStack(kind: DatabaseKind, options: StackOptions): Promise<ChaosStack> {
  if (kind === 'postgres') return startPostgresStack(options)
  if (options.beforeDatabase !== undefined)
    throw new ChaosError('Nothing can be put before the embedded PostgREST: use --database postgres.')
  return startPgliteStack(options.model)
}
