import type { EntityMention, ShownEntity, Understanding } from '@alfred/contracts'

export type Resolved = {
  understanding: Understanding
  /**
   * Asks which of several things is meant, before anything else is done (ruling R15); null when nothing is
   * ambiguous.
   */
  question: { prompt: string; candidates: ShownEntity[] } | null
}

/**
 * Checks what Understand says about mentions against the known entities (spec S3.6): unknown refs are removed, and
 * a mention that fits several things leads to a question. A mention that fits nothing stays unresolved: "I bought
 * milk" needs no question.
 */
export function resolveMentions(understanding: Understanding, entities: readonly ShownEntity[]): Resolved {
  const known = new Map(entities.map((entity) => [plain(entity.ref), entity]))
  const entity_mentions = understanding.entity_mentions.map((mention) => verify(mention, known))
  const asked = understanding.disambiguation
  const candidates = [...new Set(asked?.candidates.map(plain) ?? [])].flatMap((ref) => known.get(ref) ?? [])
  // A question is one only when the person can tell the things apart, by their names or by what is known of them.
  const told = new Set(candidates.map((one) => `${one.label.toLowerCase()} ${distinctionOf(one) ?? ''}`))
  const isReal = asked !== null && told.size > 1
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

/** What tells a thing apart from others of its name, such as the amount and the date of a lot; null for nothing. */
export function distinctionOf({ note }: ShownEntity): string | null {
  return /contains: [^,;]*, ([^;]+)/.exec(note ?? '')?.[1] ?? null
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
