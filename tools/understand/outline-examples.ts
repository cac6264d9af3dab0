import {
  ASIDE,
  asksForNothing,
  boundaryFeatures,
  cuesOf,
  findThings,
  hashesOf,
  partsOf,
  sentenceOf,
  thingOf,
  type LinearModel,
  tagFeatures,
  tags,
  tokensOf,
  type Sentence,
  type Tag,
  type Vocabulary,
} from '@alfred/offline/understanding'
import { namesOf, type Outline } from './outlines.ts'
import type { Example } from './examples.ts'
import type { MeantPart } from './part-examples.ts'

/** An outline with its message read, and where each of its parts begins and ends. */
export type ReadOutline = {
  outline: Outline
  sentence: Sentence
  stretches: readonly { start: number; end: number }[]
}

export function readOutline(outline: Outline, vocabulary: Vocabulary): ReadOutline {
  const sentence = sentenceOf(outline.say, outline.situation, vocabulary)
  let start = 0
  const stretches = outline.parts.map(({ text }, index) => {
    const end = index === outline.parts.length - 1 ? sentence.tokens.length : start + tokensOf(text).length
    const stretch = { start, end }
    start = end
    return stretch
  })
  return { outline, sentence, stretches }
}

/** What the whole message means: all that its parts ask for. What is told beside a request means nothing by itself, as in other messages. */
export function outlineLabels({ parts }: Outline): string[] {
  const all = new Set(parts.map(({ label }) => label).filter((label) => label !== ASIDE))
  const asking = [...all].filter((label) => !asksForNothing(label))
  return asking.length > 0 ? asking : [...all].slice(0, 1)
}

/** The right tags of an outline's words: the marked names, each in its own part. */
export function outlineTags({ outline, sentence, stretches }: ReadOutline): Tag[] {
  const gold: Tag[] = sentence.words.map(() => 'O')
  for (const [index, { things }] of outline.parts.entries()) {
    const { start, end } = stretches[index] ?? { start: 0, end: 0 }
    for (const name of namesOf(things)) {
      const at = placeOf(name, sentence.words, { start, end, gold })
      if (at === undefined) continue
      for (let inside = 0; inside < name.length; inside += 1) gold[at + inside] = inside === 0 ? 'B' : 'I'
    }
  }
  return gold
}

function placeOf(
  name: readonly string[],
  words: readonly string[],
  { start, end, gold }: { start: number; end: number; gold: readonly Tag[] },
): number | undefined {
  for (let at = start; at + name.length <= end; at += 1)
    if (
      name.length > 0 &&
      name.every((word, inside) => words[at + inside] === word && gold[at + inside] === 'O')
    )
      return at
  return undefined
}

/** What a tagger learns from an outline. */
export function outlineTagExamples(read: ReadOutline): Example[] {
  const gold = outlineTags(read)
  return gold.map((tag, at) => ({
    features: hashesOf(tagFeatures(read.sentence, at, gold[at - 1] ?? 'O')),
    label: tags.indexOf(tag),
  }))
}

/** What is learned from the parts of an outline that has several. */
export function outlinePartsMeant(
  { outline, sentence, stretches }: ReadOutline,
  tagger: LinearModel,
): MeantPart[] {
  if (stretches.length < 2) return []
  const parts = partsOf(
    stretches,
    findThings(tagger, sentence).map((span) => thingOf(sentence, span)),
  )
  return parts.map((part, index) => ({
    ...{ sentence, situation: outline.situation, place: { part, index, parts } },
    label: outline.parts[index]?.label ?? ASIDE,
  }))
}

/** What a reader of boundaries learns from an outline: where its parts begin. */
export function outlineBoundaryExamples({ sentence, stretches }: ReadOutline): Example[] {
  const starts = new Set(stretches.map(({ start }) => start))
  const cues = cuesOf(sentence)
  return sentence.tokens.slice(1).map((_, index) => ({
    features: hashesOf(boundaryFeatures(sentence, index + 1, cues)),
    label: starts.has(index + 1) ? 1 : 0,
  }))
}
