import type { BackgroundEntity, EntityRef, ShownEntity } from '@alfred/contracts'
import { z } from 'zod'
import { withoutIds } from './without-ids.ts'

const registeredEntitySchema = z.object({
  ref: z.string(),
  type: z.string(),
  id: z.uuid(),
  label: z.string(),
  lastTurn: z.int(),
  tier: z.enum(['active', 'background']).default('active'),
  /** How the entity was last mentioned, or why it may be relevant. */
  note: z.string().nullable().default(null),
  /** What was last read of it in the database, such as the amount and the date of a lot. */
  about: z.string().nullable().default(null),
})
export type RegisteredEntity = z.infer<typeof registeredEntitySchema>

/**
 * Names for entities (spec S3.2): a model sees `lot_3`, never an id. A ref keeps its meaning and is never given
 * twice in a conversation (ruling R13), so counters stay when entries are forgotten.
 */
export const refRegistrySchema = z.object({
  turn: z.int().positive(),
  counters: z.record(z.string(), z.int()),
  entries: z.array(registeredEntitySchema).readonly(),
  /** Maps generated refs to the refs of the entities they were saved as: `gen_recipe_1` to `recipe_4`. */
  saved: z.record(z.string(), z.string()).default({}),
})
export type RefRegistry = Readonly<z.infer<typeof refRegistrySchema>>

/** How many entries a conversation remembers; the least recently registered are forgotten first. */
const ENTRIES_MAX = 100

export const emptyRegistry: RefRegistry = { turn: 1, counters: {}, entries: [], saved: {} }

type Entity = Pick<EntityRef, 'type' | 'id' | 'label'>
type Registered = { registry: RefRegistry; ref: string }

/** Gives an entity its ref (its existing one or the next free number) and makes it active; `note` may say why. */
export function register(registry: RefRegistry, entity: Entity, note: string | null = null): Registered {
  return put(registry, entity, { tier: 'active', note })
}

/** Registers an entity from the database that may be relevant; an active entity stays active. */
export function registerBackground(registry: RefRegistry, { entity, reason }: BackgroundEntity): RefRegistry {
  const known = registry.entries.find(({ id }) => id === entity.id)
  if (known?.tier === 'active') {
    const about = withoutIds(reason)
    const entries = registry.entries.map((entry) => (entry.id === entity.id ? { ...entry, about } : entry))
    return { ...registry, entries }
  }
  return put(registry, entity, { tier: 'background', note: withoutIds(reason) }).registry
}

function put(
  registry: RefRegistry,
  entity: Entity,
  tier: Pick<RegisteredEntity, 'tier' | 'note'>,
): Registered {
  const known = registry.entries.find(({ id }) => id === entity.id)
  const rest = registry.entries.filter(({ id }) => id !== entity.id)
  const next = known ? { ref: known.ref, registry } : nextRef(registry, entity.type)
  const label = withoutIds(entity.label)
  const lastTurn = tier.tier === 'active' ? registry.turn : (known?.lastTurn ?? 0)
  const entry = { ref: next.ref, type: entity.type, id: entity.id, label, lastTurn, ...tier, about: null }
  return { ref: next.ref, registry: { ...next.registry, entries: [...rest, entry].slice(-ENTRIES_MAX) } }
}

/** Takes the next free number of a name such as `recipe` or `gen_recipe`. */
export function nextRef(registry: RefRegistry, name: string): Registered {
  const last = Object.hasOwn(registry.counters, name) ? registry.counters[name] : undefined
  const number = (last ?? 0) + 1
  return {
    ref: `${name}_${number}`,
    registry: { ...registry, counters: { ...registry.counters, [name]: number } },
  }
}

/**
 * The ref without the `ref_` prefix of earlier turns; the ref of the saved entity for a generated ref that was
 * saved.
 */
export function plainRef(registry: RefRegistry, ref: string): string {
  const name = ref.replace(/^ref_/, '')
  return Object.hasOwn(registry.saved, name) ? (registry.saved[name] ?? name) : name
}

/** The id for a ref; undefined when the registry has no such entry. */
export function resolveRef(registry: RefRegistry, ref: string): string | undefined {
  const name = plainRef(registry, ref)
  return registry.entries.find((entry) => entry.ref === name)?.id
}

/** Marks an entity as mentioned in this turn with this phrase, which makes it active. */
export function referTo(registry: RefRegistry, ref: string, phrase: string): RefRegistry {
  const name = plainRef(registry, ref)
  const note = `"${withoutIds(phrase).slice(0, 60)}"`
  const entries = registry.entries.map((entry) =>
    entry.ref === name
      ? { ...entry, tier: 'active' as const, lastTurn: registry.turn, note, about: readOf(entry) }
      : entry,
  )
  return { ...registry, entries }
}

/** What was last read of an entity: of one in the background that is its note, such as the day of a planned meal. */
const readOf = ({ tier, note, about }: RegisteredEntity): string | null =>
  about ?? (tier === 'background' ? note : null)

/** Forgets entities; their refs are not given again. */
export function drop(registry: RefRegistry, refs: readonly string[]): RefRegistry {
  const names = new Set(refs.map((ref) => plainRef(registry, ref)))
  return { ...registry, entries: registry.entries.filter(({ ref }) => !names.has(ref)) }
}

/** The registered entities as a model may see them: refs, types and labels, no ids. */
export function shownEntities(registry: RefRegistry): ShownEntity[] {
  return registry.entries.map(({ ref, type, label, lastTurn, tier, note: said, about }) => {
    const isOfThisTurn = lastTurn === registry.turn && tier === 'active'
    const when = said ?? (tier === 'active' ? `turn ${lastTurn}` : null)
    const note = about === null ? when : `${when ?? ''}; ${about}`
    // One thing has one name: its ref, whichever turn it comes from.
    return { ref, type, label, status: isOfThisTurn ? 'saved' : 'external', tier, note }
  })
}
