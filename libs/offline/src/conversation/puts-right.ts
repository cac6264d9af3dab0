import type { EntityMention, ShownEntity } from '@alfred/contracts'
import { correctionSaid } from '../reading/outlines/correction-said.ts'
import { toldByWords } from '../reading/outlines/told-by-words.ts'
import { plainWordsOf } from '../understanding/index.ts'

type Said = {
  message: string
  recent_turns: readonly { message: string }[]
  pending: { kind: string; waits_for: string } | null
  last_agent: string | null
}

/**
 * The name of what was told just before and is put right by a message: whoever did that puts it right, and what is put right is spoken of, though
 * its name is not said again. Undefined where nothing is put right, or a question is open.
 */
export function putsRight({ message, recent_turns: recent, pending, last_agent }: Said): string | undefined {
  if (last_agent === null || pending?.kind === 'question' || pending?.kind === 'disambiguation')
    return undefined
  const told = toldByWords(recent.at(-1)?.message ?? '')
  const before = recent.slice(0, -1).map(({ message: earlier }) => earlier)
  const correction = correctionSaid(message, told, before)
  return correction && told[correction.told]?.name
}

/** The things of the last turn that have this name. */
export function mentionsPutRight(name: string, entities: readonly ShownEntity[]): EntityMention[] {
  const words = plainWordsOf(name)
  return entities
    .filter(({ tier, label }) => {
      const known = new Set(plainWordsOf(label))
      return tier === 'active' && words.every((word) => known.has(word))
    })
    .map(({ ref, type, label }) => ({
      ...{ raw_text: label, entity_type: type, resolved_ref: ref, candidates: [] },
      ...{ confidence: 'high', resolution: 'exact' },
    }))
}
