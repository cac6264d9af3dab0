import type { EntityRef } from '@alfred/contracts'
import { register, resolveRef } from './registry.ts'
import type { SessionRegistry } from './registry.ts'
import { hasId } from './without-ids.ts'

const refPattern = /^(gen_|ref_)?[a-z][a-z_]*_\d+$/

type Translation = { ok: true; arguments: Record<string, unknown> } | { ok: false; unknownRef: string }

/**
 * Turns the refs in a model's arguments into ids. Which fields hold refs is not guessed: whatever
 * is spelled like a ref is one, and one that was never given is an error that the model is told (spec S1).
 * An id that the model typed itself is refused in the same way.
 */
export function translateArguments(registry: SessionRegistry, args: Record<string, unknown>): Translation {
  let unknownRef: string | undefined
  const translate = (value: unknown): unknown => {
    if (typeof value === 'string') {
      if (hasId(value)) unknownRef = 'an id'
      if (!refPattern.test(value)) return value
      const id = resolveRef(registry, value)
      if (id === undefined) unknownRef = value
      return id
    }
    if (Array.isArray(value)) return value.map(translate)
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(
        Object.entries(value).map(([key, inner]) => {
          if (hasId(key)) unknownRef = 'an id'
          return [key, translate(inner)]
        }),
      )
    }
    return value
  }
  const translated = translate(args) as Record<string, unknown>
  return unknownRef === undefined ? { ok: true, arguments: translated } : { ok: false, unknownRef }
}

/** Registers what a call returned and gives the same entities by ref. */
export function registerAll(
  registry: SessionRegistry,
  entities: readonly Pick<EntityRef, 'type' | 'id' | 'label'>[],
): { registry: SessionRegistry; refs: string[] } {
  return entities.reduce<{ registry: SessionRegistry; refs: string[] }>(
    (sum, entity) => {
      const { registry: next, ref } = register(sum.registry, entity)
      return { registry: next, refs: [...sum.refs, ref] }
    },
    { registry, refs: [] },
  )
}
