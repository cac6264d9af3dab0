import { withoutEnding } from '@alfred/language'

/** One statement or request of a message, in lower case, without its closing mark. */
export type Clause = { text: string; isQuestion: boolean }

/** The rules read no longer message. */
export const MESSAGE_LENGTH_MAX = 2_000
const CLAUSES_MAX = 30
/** "We got any butter left": a question that people type without its mark. */
const ASKS_FOR_ANY = /^(?:(?:have|do|has) )?(?:(?:we|you|i|they)(?:'ve)? )?(?:got|have) any(?:thing)? /
const SENTENCE_END = /(?<=[?!;\n])|(?<=(?<!\d)\.)(?=\s|$)|(?<=\d\.)(?=\s|$)/

/**
 * Splits a normalised message into sentences, and each sentence by `split` if it says several things. All parts of a
 * question are questions.
 */
export function clausesOf(
  text: string,
  split: (sentence: string) => string[] = (sentence) => [sentence],
): Clause[] {
  return text
    .split(SENTENCE_END)
    .flatMap((sentence) => {
      const isQuestion = sentence.trim().endsWith('?') || ASKS_FOR_ANY.test(sentence.trim())
      return split(withoutEnding(sentence, '.?!;')).map((part) => ({ text: part.trim(), isQuestion }))
    })
    .filter((clause) => clause.text !== '')
    .slice(0, CLAUSES_MAX)
}
