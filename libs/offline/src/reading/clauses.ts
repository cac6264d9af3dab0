import { withoutEnding } from '@alfred/language'

/** One thing that a message says, in lower case, without its closing mark. */
export type Clause = { text: string; isQuestion: boolean }

/** What is longer is told in no sentence that rules read. */
export const MESSAGE_LENGTH_MAX = 2_000
const CLAUSES_MAX = 30
const SENTENCE_END = /(?<=[?!;\n])|(?<=(?<!\d)\.)(?=\s|$)|(?<=\d\.)(?=\s|$)/

/**
 * Splits a normalised message into its sentences, and each of them by `split` where it says several things. What a
 * sentence asks, all of it asks.
 */
export function clausesOf(
  text: string,
  split: (sentence: string) => string[] = (sentence) => [sentence],
): Clause[] {
  return text
    .split(SENTENCE_END)
    .flatMap((sentence) => {
      const isQuestion = sentence.trim().endsWith('?')
      return split(withoutEnding(sentence, '.?!;')).map((part) => ({ text: part.trim(), isQuestion }))
    })
    .filter((clause) => clause.text !== '')
    .slice(0, CLAUSES_MAX)
}
