import type { EntityMention, ShownEntity } from '@alfred/contracts'
import { ordinalWords } from '@alfred/language'

// Rules for how people refer to entities: by name, by number, by "it", by "all three". They contain no word of a
// domain; the types and labels of the entities supply those.

const counts = ['both', 'three', 'four', 'five', 'six', 'seven', 'eight']

export type FoundMentions = {
  mentions: EntityMention[]
  disambiguation: { entity_type: string; candidates: string[]; prompt: string } | null
}

/** Finds the entities that a message mentions. `entities` are in the order in which they came up, the latest last. */
export function findMentions(message: string, entities: readonly ShownEntity[]): FoundMentions {
  const said = message.toLowerCase().replace(/[’‘`]/g, "'")
  const byName = entities.filter(({ label }) => hasPhrase(said, label.toLowerCase()))
  const pointed = [...byOrdinal(said, entities), ...byPronoun(said, entities)]
  const exact = unique([...byName, ...pointed])
  if (exact.length > 0)
    return { mentions: exact.map((entity) => mentionOf(entity, 'exact')), disambiguation: null }
  return byPartOfName(said, entities)
}

function hasPhrase(said: string, label: string): boolean {
  return label.length > 2 && new RegExp(`(?:^|[^\\p{L}])${escaped(label)}(?:$|[^\\p{L}])`, 'u').test(said)
}

/** Resolves "the second one", "number 2", "the first one and the last one" or "the last recipe" among the entities that came up last together. */
function byOrdinal(said: string, entities: readonly ShownEntity[]): ShownEntity[] {
  const group = latestGroup(entities)
  const pointed = said.matchAll(
    /\b(?:the |number |no\. ?|#)(first|second|third|fourth|fifth|sixth|seventh|eighth|last|\d)(?: (?:one|option|[a-z]+))?\b/g,
  )
  return [...pointed].flatMap(([, word = '']) => {
    const index =
      word === 'last' ? group.length - 1 : /\d/.test(word) ? Number(word) - 1 : ordinalWords.indexOf(word)
    return group[index] ?? []
  })
}

/** Resolves "save all three", "both of them", "it" or "that recipe" to what came up last. */
function byPronoun(said: string, entities: readonly ShownEntity[]): ShownEntity[] {
  const group = latestGroup(entities)
  if (group.length === 0) return []
  const type = escaped(group.at(-1)?.type ?? '')
  // "All the tofu" is all of that, and of nothing that was shown.
  const isAll = new RegExp(
    `\\b(?:all(?: of)?(?: the| these| those)?(?: (?:${counts.join('|')}|\\d))?|both)\\b(?! (?!(?:of|and|or|but|to|for|from|on|onto|in|into|at|with|please|now|as|then|them|these|those|${type}s?|dish(?:es)?|ideas|options)\\b)\\p{L})|\\b(?:them|these|those)\\b`,
    'u',
  )
  if (isAll.test(said) && group.length > 1) return group
  const isOne = new RegExp(`\\b(?:it|this|that)(?: one)?\\b|\\b(?:the|this|that) ${type}\\b`)
  const last = group.at(-1)
  return isOne.test(said) && last && group.length === 1 ? [last] : []
}

/** Resolves "the cod recipe" when one recipe fits; several lead to a disambiguation. */
function byPartOfName(said: string, entities: readonly ShownEntity[]): FoundMentions {
  const types = unique(entities.map(({ type }) => ({ ref: type, type }))).map(({ type }) => type)
  for (const type of types) {
    const word = escaped(type.replaceAll('_', ' '))
    const phrase = new RegExp(`\\b(?:the|that|this|my) ([\\p{L}' -]{3,40}?) ${word}\\b`, 'u').exec(said)?.[1]
    if (phrase === undefined) continue
    const words = phrase.split(/\s+/).filter((part) => part.length > 2)
    const fitting = entities.filter(
      (entity) =>
        entity.type === type &&
        words.length > 0 &&
        words.every((part) => hasPhrase(entity.label.toLowerCase(), part)),
    )
    const [only, ...others] = fitting
    if (!only) continue
    if (others.length === 0) return { mentions: [mentionOf(only, 'fuzzy')], disambiguation: null }
    const candidates = fitting.map(({ ref }) => ref)
    const mention: EntityMention = {
      ...mentionOf(only, 'unresolved'),
      raw_text: phrase,
      resolved_ref: null,
      candidates,
      confidence: 'low',
    }
    const prompt = `Which ${type.replaceAll('_', ' ')} do you mean?`
    return { mentions: [mention], disambiguation: { entity_type: type, candidates, prompt } }
  }
  return { mentions: [], disambiguation: null }
}

/** The entities that came up together last: generated ones first, then those of the latest turn. */
function latestGroup(entities: readonly ShownEntity[]): ShownEntity[] {
  const active = entities.filter(({ tier }) => tier === 'active')
  const generated = active.filter(({ status }) => status === 'generated')
  if (generated.length > 0) return generated.filter(({ note }) => note === generated.at(-1)?.note)
  const last = active.at(-1)
  return last ? active.filter(({ note, type }) => note === last.note && type === last.type) : []
}

function mentionOf(
  { ref, type, label }: ShownEntity,
  resolution: EntityMention['resolution'],
): EntityMention {
  return {
    raw_text: label,
    entity_type: type,
    resolved_ref: ref,
    candidates: [],
    confidence: resolution === 'exact' ? 'high' : 'medium',
    resolution,
  }
}

function unique<Item extends { ref: string }>(items: readonly Item[]): Item[] {
  return [...new Map(items.map((item) => [item.ref, item])).values()]
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
