import {
  hashesOf,
  plainWordsOf,
  tagFeatures,
  tags,
  thingsOfAct,
  type Sentence,
  type Tag,
} from '@alfred/offline/understanding'
import type { Line } from './corpus.ts'
import type { Example } from './examples.ts'

/** The right tags of a sentence: the words of the things that the line's acts name. */
export function goldTags(line: Line, { words, markAt }: Sentence): Tag[] {
  const gold: Tag[] = words.map(() => 'O')
  const names = line.acts.flatMap(thingsOfAct).map(plainWordsOf)
  for (const name of names.toSorted((one, other) => other.length - one.length)) {
    const span = whole(words, name, gold) ?? part(words, name, gold)
    if (span === undefined) continue
    for (let at = span.start; at < span.end; at += 1)
      if (markAt[at]?.kind !== 'number') gold[at] = at === span.start ? 'B' : 'I'
  }
  return gold
}

type Span = { start: number; end: number }

function whole(words: readonly string[], name: readonly string[], gold: readonly Tag[]): Span | undefined {
  for (let start = 0; start + name.length <= words.length; start += 1) {
    const isSame = name.every((word, index) => words[start + index] === word && gold[start + index] === 'O')
    if (isSame && name.length > 0) return { start, end: start + name.length }
  }
  return undefined
}

/** The longest run of words that are all in the name: "the chicken" for chicken breast. */
function part(words: readonly string[], name: readonly string[], gold: readonly Tag[]): Span | undefined {
  let best: Span | undefined
  for (let start = 0; start < words.length; start += 1) {
    let end = start
    while (
      end < words.length &&
      (words[end] ?? '').length > 2 &&
      name.includes(words[end] ?? '') &&
      gold[end] === 'O'
    )
      end += 1
    if (end > start && end - start > (best ? best.end - best.start : 0)) best = { start, end }
  }
  return best
}

/** What a tagger learns from a line. */
export function tagExamples(line: Line, sentence: Sentence): Example[] {
  const gold = goldTags(line, sentence)
  return gold.map((tag, at) => ({
    features: hashesOf(tagFeatures(sentence, at, gold[at - 1] ?? 'O')),
    label: tags.indexOf(tag),
  }))
}
