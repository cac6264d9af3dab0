import type { HandEdit } from '@alfred/db/turns'
import { drop, register } from './registry.ts'
import type { RefRegistry } from './registry.ts'

/**
 * Applies the person's edits outside the conversation to its registry (spec S4). Created and updated entities
 * become active, as if they had been mentioned, so that "use it" can mean them; deleted ones lose their ref.
 */
export function applyHandEdits(registry: RefRegistry, edits: readonly HandEdit[]): RefRegistry {
  return edits.reduce((known, { entity_type: type, id, label, op }) => {
    const ref = known.entries.find((entry) => entry.id === id)?.ref
    if (op === 'deleted') return ref === undefined ? known : drop(known, [ref])
    return register(known, { type, id, label }, `${op} by hand`).registry
  }, registry)
}
