import { ChaosError } from '../errors.ts'
import type { ChaosStack, DatabaseKind, StackOptions } from './chaos-stack.ts'
import { startEmbeddedStack } from './start-embedded-stack.ts'
import { startProxiedStack } from './start-proxied-stack.ts'

/** Starts Alfred on the given kind of database. */
export async function startStack(kind: DatabaseKind, options: StackOptions): Promise<ChaosStack> {
  if (kind === 'proxied') return startProxiedStack(options)
  if (options.beforeDatabase !== undefined)
    throw new ChaosError('Nothing can be put before the embedded PostgREST: use --database proxied.')
  return startEmbeddedStack(options.model)
}
