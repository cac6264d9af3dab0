import { plainWordsOf, readLearned } from '../understanding/index.ts'

/** Words that belong to a sentence about something else than a dish. */
const NO_DISH =
  /\b(?:is|are|was|were|am|be|works?|sounds?|comes?|coming|goes|going|buy|get|pick|call|order|add|put|make|sure|help|happy|okay|ok|fine|good|better|visitors?|guests?|people|friends|nothing|something|anything|meeting|party|work|school|laundry|too|instead|list|task|not?|never|don't|won't|can't|i|we|he|she|they|you|me|us|at|for|to)\b/i

/** Does a phrase name a dish: has it a food or a known dish in it, and no word of a sentence? */
export function namesADish(said: string): boolean {
  const words = plainWordsOf(said)
  const { vocabulary } = readLearned()
  return !NO_DISH.test(said) && words.some((_, at) => vocabulary.longestAt(words, at) > 0)
}
