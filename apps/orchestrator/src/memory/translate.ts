import type { EntityRef } from '@alfred/contracts'
import type { KeptArtifact } from './artifacts.ts'
import { register, resolveRef } from './registry.ts'
import type { RefRegistry } from './registry.ts'
import { hasId } from './without-ids.ts'

const refPattern = /^(gen_|ref_)?[a-z][a-z_]*_\d+$/

type Translation = { ok: true; arguments: Record<string, unknown> } | { ok: false; problem: string }

/** What refs can stand for: registered entities, and generated artifacts that have no id yet. */
export type Known = { registry: RefRegistry; artifacts: readonly KeptArtifact[] }

/**
 * Replaces the refs in a model's arguments by ids. Any string that is spelled like a ref counts as one, in any
 * field; a ref that was never given is a problem that the model is told (spec S1), and so is an id that it typed
 * itself. A `gen_` ref of an unsaved artifact stays: it stands for content.
 */
export function translateArguments(known: Known, args: Record<string, unknown>): Translation {
  let problem: string | undefined
  const translateRef = (ref: string): unknown => {
    const name = ref.replace(/^ref_/, '')
    if (known.artifacts.some((artifact) => artifact.ref === name)) return name
    const id = resolveRef(known.registry, ref)
    if (id === undefined) problem = `There is nothing called ${ref} here.`
    return id
  }
  const translate = (value: unknown): unknown => {
    if (typeof value === 'string') {
      if (hasId(value)) problem = 'There is nothing called an id here.'
      return refPattern.test(value) ? translateRef(value) : value
    }
    if (Array.isArray(value)) return value.map(translate)
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(
        Object.entries(value).map(([key, inner]) => {
          if (hasId(key)) problem = 'There is nothing called an id here.'
          return [key, translate(inner)]
        }),
      )
    }
    return value
  }
  const translated = translate(args) as Record<string, unknown>
  return problem === undefined ? { ok: true, arguments: translated } : { ok: false, problem }
}

/** All generated refs in a value, at any depth. */
export function generatedRefsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.startsWith('gen_') && refPattern.test(value) ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(generatedRefsIn)
}

/** Registers the entities that a call returned and gives their refs in the same order. */
export function registerAll(
  registry: RefRegistry,
  entities: readonly Pick<EntityRef, 'type' | 'id' | 'label'>[],
): { registry: RefRegistry; refs: string[] } {
  return entities.reduce<{ registry: RefRegistry; refs: string[] }>(
    (sum, entity) => {
      const { registry: next, ref } = register(sum.registry, entity)
      return { registry: next, refs: [...sum.refs, ref] }
    },
    { registry, refs: [] },
  )
}
