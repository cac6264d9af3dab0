import type { Vocabulary } from './food-vocabulary.ts'
import { marksOf, type Mark } from './marks.ts'
import { ownThings, type OwnThing } from '../things/own-things.ts'
import { plainWord } from './plain-words.ts'
import type { Situation } from '../things/situation.ts'
import { mended } from './spelling.ts'
import { tokensOf, type Token } from './tokens.ts'

/** A message as its words, with what is found in them by lists alone. */
export type Sentence = {
  tokens: readonly Token[]
  /** The tokens as names are compared. */
  words: readonly string[]
  marks: readonly Mark[]
  /** For each token the mark that it belongs to. */
  markAt: readonly (Mark | undefined)[]
  /** For each token whether it begins (B) or continues (I) the name of a known food, or is in none (O). */
  foodAt: readonly ('B' | 'I' | 'O')[]
  /** The same for the person's own things. */
  ownAt: readonly ('B' | 'I' | 'O')[]
  own: readonly OwnThing[]
  /** For each token how common its word is (`Vocabulary.commonnessOf`). */
  commonness: readonly number[]
}

/** Reads a message as far as lists of words do. */
export function sentenceOf(message: string, situation: Situation, vocabulary: Vocabulary): Sentence {
  const own = ownThings(situation)
  const tokens = mended(
    tokensOf(message),
    vocabulary.spelling,
    new Set(own.flatMap(({ words: name }) => name)),
  )
  const words = tokens.map(({ text }) => plainWord(text))
  const ownAt = runs(words, (start) => longestOwn(own, words, start))
  const marks = marksOf(tokens).filter((mark) => !isInName(mark, ownAt))
  const markAt: (Mark | undefined)[] = tokens.map(() => undefined)
  for (const mark of marks) for (let at = mark.start; at < mark.end; at += 1) markAt[at] = mark
  return {
    ...{ tokens, words, marks, markAt, own },
    foodAt: runs(words, (start) => vocabulary.longestAt(words, start)),
    commonness: tokens.map(({ text }, at) =>
      Math.min(vocabulary.commonnessOf(text), vocabulary.commonnessOf(words[at] ?? '')),
    ),
    ownAt,
  }
}

/** Is a number part of the name of something that the person has: "half and half", "five spice"? */
function isInName({ kind, start }: Mark, ownAt: readonly string[]): boolean {
  return kind === 'number' && (ownAt[start] === 'I' || (ownAt[start] === 'B' && ownAt[start + 1] === 'I'))
}

/** The longest run of words that begins at a position and stands in the name of a thing of the person. */
function longestOwn(own: readonly OwnThing[], words: readonly string[], start: number): number {
  let longest = 0
  for (const { words: name } of own) {
    const first = words[start] ?? ''
    if (first.length < 3 || COMMON.has(first)) continue
    const from = name.indexOf(first)
    if (from < 0) continue
    let length = 1
    while (from + length < name.length && name[from + length] === words[start + length]) length += 1
    longest = Math.max(longest, length)
  }
  return longest
}
const COMMON = new Set([
  'and',
  'with',
  'for',
  'the',
  'in',
  'on',
  'to',
  'at',
  'big',
  'small',
  'no',
  'not',
  'one',
  'old',
  'new',
  'all',
])

function runs(words: readonly string[], lengthAt: (start: number) => number): ('B' | 'I' | 'O')[] {
  const tags: ('B' | 'I' | 'O')[] = words.map(() => 'O')
  for (let at = 0; at < words.length;) {
    const length = lengthAt(at)
    for (let inside = 0; inside < length; inside += 1) tags[at + inside] = inside === 0 ? 'B' : 'I'
    at += Math.max(1, length)
  }
  return tags
}
