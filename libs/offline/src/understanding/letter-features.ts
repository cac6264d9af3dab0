import { grams, groundsOf, type PartPlace } from './part-features.ts'
import type { Sentence } from './sentence.ts'
import type { Situation } from './situation.ts'

/** How many letters stand together in a feature, at least and at most, blanks and stops counted. */
const TOGETHER = { least: 2, most: 5 }
/** How many letters of the beginning are a feature of their own. */
const BEGINNINGS = [2, 4, 6, 8, 10, 12, 14]

/**
 * What speaks for what a part of a message means, by the letters that stand together in it, as they were written. What is misspelled, bent or
 * joined with other words shares most of its letters with what was learned, though it shares no word.
 */
export function letterFeatures(sentence: Sentence, place: PartPlace, situation: Situation): string[] {
  const { start, end } = place.part
  const tokens = sentence.tokens.slice(start, end)
  const text = ` ${tokens.map(({ raw, stop }) => raw.toLowerCase() + stop).join(' ')} `
  const kind = situation.open?.kind ?? '-'
  const lengths = Array.from({ length: TOGETHER.most - TOGETHER.least + 1 }, (_, at) => TOGETHER.least + at)
  return [
    ...groundsOf(sentence, place, situation),
    ...lengths.flatMap((length) => runsOf(text, length).map((run) => `g:${run}`)),
    ...BEGINNINGS.map((length) => text.slice(0, length)).flatMap((run) => [`b:${run}`, `bo:${kind}:${run}`]),
    ...initialsOf(tokens, { words: 2, letters: 3 }),
    ...initialsOf(tokens, { words: 3, letters: 2 }),
  ]
}

function runsOf(text: string, length: number): string[] {
  return Array.from({ length: Math.max(0, text.length - length + 1) }, (_, at) => text.slice(at, at + length))
}

/** The first letters of so many words in a row. */
function initialsOf(
  tokens: Sentence['tokens'],
  { words, letters }: { words: number; letters: number },
): string[] {
  const initials = tokens.map(({ text }) => text.slice(0, letters))
  return grams(initials, words).map((run) => `i${words}:${run}`)
}
