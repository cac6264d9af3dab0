import { hashesOf, hashesOfRuns } from '../models/feature-hash.ts'
import { grams, groundsOf, type PartPlace } from './part-features.ts'
import type { Sentence } from '../words/sentence.ts'
import type { Situation } from '../things/situation.ts'

/** How many letters stand together in a feature, at least and at most, blanks and stops counted. */
const TOGETHER = { name: 'g:', least: 2, most: 5 }
/** How many letters of the beginning are a feature of their own. */
const BEGINNINGS = [2, 4, 6, 8, 10, 12, 14]

/**
 * The hashes of what speaks for what a part of a message means, by the letters that stand together in it, as they were written. What is misspelled, bent or
 * joined with other words shares most of its letters with what was learned, though it shares no word.
 */
export function letterFeatures(sentence: Sentence, place: PartPlace, situation: Situation): number[] {
  const { start, end } = place.part
  const tokens = sentence.tokens.slice(start, end)
  const text = ` ${tokens.map(({ raw, stop }) => raw.toLowerCase() + stop).join(' ')} `
  const kind = situation.open?.kind ?? '-'
  const beginnings = BEGINNINGS.map((length) => text.slice(0, length))
  return [
    ...hashesOf([
      ...groundsOf(sentence, place, situation),
      ...beginnings.flatMap((run) => [`b:${run}`, `bo:${kind}:${run}`]),
      ...initialsOf(tokens, { words: 2, letters: 3 }),
      ...initialsOf(tokens, { words: 3, letters: 2 }),
    ]),
    ...hashesOfRuns(text, TOGETHER),
  ]
}

/** The first letters of so many words in a row. */
function initialsOf(
  tokens: Sentence['tokens'],
  { words, letters }: { words: number; letters: number },
): string[] {
  const initials = tokens.map(({ text }) => text.slice(0, letters))
  return grams(initials, words).map((run) => `i${words}:${run}`)
}
