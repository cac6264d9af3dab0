import { numberWords, readNumber } from '@alfred/language'

/** A number of people, as a pattern. */
export const EATERS = `(?:\\d{1,2}|${numberWords.join('|')})`
/** One of those who eat, and no group of them, whose number nobody said. */
export const ONE_EATER =
  '(?!(?:the )?(?:kids|children|boys|girls|family|parents|friends|others|lads|twins|team|in-laws|guests|rest)\\b)(?:my |the |our )?\\p{L}[\\p{L}-]{1,20}'
const COUNTED = new RegExp(`(?<![\\p{L}\\d])${EATERS}(?![\\p{L}\\d])`, 'u')

/** How many eat by "there'll be four of us", "both of us" or "just me and Carol". Null where no number can be read. */
export function eatersIn(said: string): number | null {
  if (/\bboth of us|us two\b/.test(said)) return 2
  // "Me" stands with whoever else is named.
  if (/\b(?:me|myself)\b/.test(said)) return said.split(/,? and |, /).length
  return readNumber(COUNTED.exec(said)?.[0] ?? '') ?? null
}
