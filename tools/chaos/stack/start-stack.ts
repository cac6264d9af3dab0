import type { ChaosStack, DatabaseKind } from './chaos-stack.ts'
import { startPgliteStack } from './start-pglite-stack.ts'
import { startPostgresStack } from './start-postgres-stack.ts'

/** Starts Alfred on the database that is wanted; the model is what the environment given here says. */
export function startStack(kind: DatabaseKind, model: Record<string, string>): Promise<ChaosStack> {
  return kind === 'pglite' ? startPgliteStack(model) : startPostgresStack(model)
}
