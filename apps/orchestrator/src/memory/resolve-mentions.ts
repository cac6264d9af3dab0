import type { EntityMention, ShownEntity, Understanding } from '@alfred/contracts'

export type Resolved = {
  understanding: Understanding
  /** Which of several is meant, to be asked before anything else (ruling R15). */
  question: { prompt: string; candidates: ShownEntity[] } | null
}

/**
 * Code has the last word on what a mention means (spec S3.6): a ref that is not in the table is none, and one
 * that several things fit is asked about. What fits nothing goes on unresolved: "I bought milk" asks nothing.
 */
export function resolveMentions(understanding: Understanding, entities: readonly ShownEntity[]): Resolved {
  const known = new Map(entities.map((entity) => [plain(entity.ref), entity]))
  const entity_mentions = understanding.entity_mentions.map((mention) => verify(mention, known))
  const asked = understanding.disambiguation
  const candidates = [...new Set(asked?.candidates.map(plain) ?? [])].flatMap((ref) => known.get(ref) ?? [])
  const labels = new Set(candidates.map(({ label }) => label.toLowerCase()))
  // Lots of the same food are not for the person to tell apart: their agent knows which goes first.
  const isReal = asked !== null && labels.size > 1
  return {
    understanding: {
      ...understanding,
      entity_mentions,
      disambiguation: isReal ? { ...asked, candidates: candidates.map(({ ref }) => ref) } : null,
      entity_curation: {
        ...understanding.entity_curation,
        drop: understanding.entity_curation.drop.filter((ref) => known.has(plain(ref))),
        keep: understanding.entity_curation.keep.filter((ref) => known.has(plain(ref))),
      },
    },
    question: isReal ? { prompt: asked.prompt, candidates } : null,
  }
}

function verify(mention: EntityMention, known: ReadonlyMap<string, ShownEntity>): EntityMention {
  const candidates = mention.candidates.filter((ref) => known.has(plain(ref)))
  const isKnown = mention.resolved_ref !== null && known.has(plain(mention.resolved_ref))
  if (isKnown) return { ...mention, candidates }
  const only = candidates.length === 1 ? (candidates[0] ?? null) : null
  return { ...mention, candidates, resolved_ref: only, resolution: only === null ? 'unresolved' : 'fuzzy' }
}

function plain(ref: string): string {
  return ref.replace(/^ref_/, '')
}
