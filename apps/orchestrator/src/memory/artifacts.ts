import { artifactSchema } from '@alfred/contracts'
import type { Artifact, MadeArtifact, Plan, ShownEntity } from '@alfred/contracts'
import { z } from 'zod'
import { nextRef } from './registry.ts'
import type { RefRegistry } from './registry.ts'
import { withoutIdsIn } from './without-ids.ts'

/** Generated content that is not saved: kept whole, also across turns (ruling R12). */
export const keptArtifactSchema = artifactSchema.extend({ turn: z.int().positive() })
export type KeptArtifact = Readonly<z.infer<typeof keptArtifactSchema>>

/** How many artifacts a conversation keeps, and for how many turns: its state is read and written every turn. */
const KEPT_MAX = 12
const TURNS_MAX = 20

const generatedRef = /^gen_([a-z][a-z_]*?)_\d+$/

export function isGeneratedRef(ref: string): boolean {
  return generatedRef.test(ref)
}

/**
 * Gives the artifacts that a plan will generate new refs, in all of its steps: models count from one in every plan,
 * but a ref is never given twice. Refs of earlier turns stay as they are.
 */
export function allocateGenerated(plan: Plan, registry: RefRegistry): { plan: Plan; registry: RefRegistry } {
  const wanted = plan.steps
    .filter(({ step_type }) => step_type === 'generate')
    .flatMap(({ batch }) => batch?.items ?? [])
    .filter(({ ref }) => isGeneratedRef(ref))
  const names = new Map<string, string>()
  let next = registry
  for (const { ref } of wanted) {
    if (names.has(ref)) continue
    const given = nextRef(next, ref.replace(/_\d+$/, ''))
    names.set(ref, given.ref)
    next = given.registry
  }
  if (names.size === 0) return { plan, registry }
  const steps = plan.steps.map((step) => ({
    ...step,
    batch: step.batch && {
      ...step.batch,
      items: step.batch.items.map((item) => ({ ...item, ref: names.get(item.ref) ?? item.ref })),
    },
  }))
  return { plan: { ...plan, steps }, registry: next }
}

/** Keeps an artifact under the ref of its batch item, or under the next free one. */
export function keepArtifact(
  kept: { artifacts: readonly KeptArtifact[]; registry: RefRegistry },
  made: MadeArtifact,
): { artifacts: KeptArtifact[]; registry: RefRegistry; artifact: KeptArtifact } {
  const isFree = made.item !== null && isGeneratedRef(made.item)
  const { ref, registry } = isFree
    ? { ref: made.item ?? '', registry: kept.registry }
    : nextRef(kept.registry, `gen_${made.type}`)
  const { type, label, content, text, saved_by } = withoutIdsIn(made)
  const artifact = { ref, type, label, content, text, turn: registry.turn, ...(saved_by && { saved_by }) }
  const others = kept.artifacts.filter((other) => other.ref !== ref)
  return { artifacts: [...others, artifact], registry, artifact }
}

/** The artifacts that the next turn gets: the newest KEPT_MAX, none older than TURNS_MAX turns. */
export function stillKept(artifacts: readonly KeptArtifact[], turn: number): KeptArtifact[] {
  return artifacts.filter((artifact) => turn - artifact.turn < TURNS_MAX).slice(-KEPT_MAX)
}

export function shownArtifacts(artifacts: readonly KeptArtifact[]): ShownEntity[] {
  return artifacts.map(({ ref, type, label, turn }) => ({
    ref,
    type,
    label,
    status: 'generated',
    tier: 'active',
    note: `turn ${turn}, not saved`,
  }))
}

/** The artifacts that a step is about: those its batch items name, or all unsaved ones if it has no batch. */
export function artifactsOf(
  artifacts: readonly KeptArtifact[],
  items: readonly { ref: string }[],
): Artifact[] {
  const refs = new Set(items.map(({ ref }) => ref))
  const named = artifacts.filter(({ ref }) => refs.has(ref))
  return (named.length > 0 ? named : items.length > 0 ? [] : artifacts).map(
    ({ ref, type, label, content, text }) => ({ ref, type, label, content, text }),
  )
}
