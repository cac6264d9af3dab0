import type { Thing } from '../things/things-and-parts.ts'
import { nameSaid } from '../words/name-said.ts'
import type { Given } from './given.ts'

const VERB = /^(?:swap|replace|change|sub|switch|substitute|trade)$/
const JOINT = /^(?:for|with|to|by)$/
/** Words at which the second name has ended. */
const ENDS = /^(?:in|on|from|there|please|pls|for|and|because|cos|since|as)$/
const ARTICLES = /^(?:the|my|our|some|any|out|all)$/
const LONGEST = 3

/** "Swap the aubergine for marrow" of which only the aubergine was found: what stands before and behind "for". */
export function swapInWords(
  { sentence: { tokens }, part }: Given,
  food: Thing,
): { from: string; to: string } | undefined {
  const find = (from: number, word: RegExp): number =>
    tokens.findIndex(({ text }, at) => at >= from && at < part.end && word.test(text))
  const verb = find(part.start, VERB)
  const joint = verb < 0 ? -1 : find(verb + 1, JOINT)
  if (joint < 0) return undefined
  const stop = tokens.findIndex(
    ({ stop: said }, at) => at > joint && (said !== '' || ENDS.test(tokens[at + 1]?.text ?? '')),
  )
  const end = stop < 0 ? part.end : Math.min(stop + 1, part.end)
  const isInside = food.start > verb && food.end <= end && !(food.start <= joint && food.end > joint)
  const [from, to] = [
    [verb + 1, joint],
    [joint + 1, end],
  ].map(([first = 0, last = 0]) =>
    tokens
      .slice(first, last)
      .map(({ text }) => text)
      .filter((text) => !ARTICLES.test(text)),
  )
  const isName = (words: readonly string[] | undefined): words is string[] =>
    words !== undefined &&
    words.length > 0 &&
    words.length <= LONGEST &&
    words.every((word) => /^[a-z]/.test(word))
  return isInside && isName(from) && isName(to) ? { from: nameSaid(from), to: nameSaid(to) } : undefined
}
