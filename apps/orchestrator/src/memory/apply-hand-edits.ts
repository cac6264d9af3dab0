import type { HandEdit } from '@alfred/db/turns'
import { drop, register } from './registry.ts'
import type { RefRegistry } from './registry.ts'

/**
 * Makes what the person changed by hand known to the conversation (spec S4): what is there now is active, as if it
 * had been spoken of, so that "use it" means it; what is gone has no ref any more.
 */
export function applyHandEdits(registry: RefRegistry, edits: readonly HandEdit[]): RefRegistry {
  return edits.reduce((known, { entity_type: type, id, label, op }) => {
    const ref = known.entries.find((entry) => entry.id === id)?.ref
    if (op === 'deleted') return ref === undefined ? known : drop(known, [ref])
    return register(known, { type, id, label }, `${op} by hand`).registry
  }, registry)
}
