import { hasWordOf } from './no-dish.ts'
import { plainWordsOf, readLearned } from '../../understanding/index.ts'

/** Words that belong to a sentence about something else than a dish. */
const isOfSentence = hasWordOf('sentence', 'self', 'refusal', 'vague', 'company', 'lists')

/** Does a phrase name a dish: has it a food or a known dish in it, and no word of a sentence? */
export function namesADish(said: string): boolean {
  const words = plainWordsOf(said)
  const { vocabulary } = readLearned()
  return !isOfSentence(said) && words.some((_, at) => vocabulary.longestAt(words, at) > 0)
}
