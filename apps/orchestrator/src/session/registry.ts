import type { EntityRef, ShownEntity } from '@alfred/contracts'
import { withoutIds } from './without-ids.ts'

export type RegisteredEntity = { ref: string; type: string; id: string; label: string; lastTurn: number }

/**
 * Names for things (spec S3.2): a model sees `lot_3`, never an id. A ref keeps its meaning and
 * is never given twice in a conversation (ruling R13); counters outlive the entries they numbered.
 */
export type SessionRegistry = {
  readonly turn: number
  readonly counters: Readonly<Record<string, number>>
  readonly entries: readonly RegisteredEntity[]
}

/** Entries that a conversation remembers; the ones mentioned longest ago are forgotten first. */
const ENTRIES_MAX = 100

export const emptyRegistry: SessionRegistry = { turn: 1, counters: {}, entries: [] }

/** Gives an entity its ref, the one it has or the next free number. */
export function register(
  registry: SessionRegistry,
  entity: Pick<EntityRef, 'type' | 'id' | 'label'>,
): { registry: SessionRegistry; ref: string } {
  const known = registry.entries.find((entry) => entry.id === entity.id)
  const rest = registry.entries.filter((entry) => entry.id !== entity.id)
  const last = Object.hasOwn(registry.counters, entity.type) ? registry.counters[entity.type] : undefined
  const number = (last ?? 0) + 1
  const ref = known?.ref ?? `${entity.type}_${number}`
  const entry = {
    ref,
    type: entity.type,
    id: entity.id,
    label: withoutIds(entity.label),
    lastTurn: registry.turn,
  }
  return {
    ref,
    registry: {
      ...registry,
      counters: known ? registry.counters : { ...registry.counters, [entity.type]: number },
      entries: [...rest, entry].slice(-ENTRIES_MAX),
    },
  }
}

/** The id behind a ref; undefined for a ref that was never given. `ref_lot_3` means `lot_3` of an earlier turn. */
export function resolveRef(registry: SessionRegistry, ref: string): string | undefined {
  const name = ref.replace(/^ref_/, '')
  return registry.entries.find((entry) => entry.ref === name)?.id
}

/** The working set as a model may see it: refs, types, labels. */
export function shownEntities(registry: SessionRegistry): ShownEntity[] {
  return registry.entries.map(({ ref, type, label, lastTurn }) =>
    lastTurn === registry.turn
      ? { ref, type, label, status: 'saved' }
      : { ref: `ref_${ref}`, type, label, status: 'external' },
  )
}
