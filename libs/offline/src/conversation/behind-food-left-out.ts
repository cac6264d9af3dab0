import type { TurnBrief } from '@alfred/contracts'
import { safetyTopics, sayConcern, words } from '@alfred/language/health'
import { plainly } from '../reading/parts-of-message.ts'

// What is asked right behind the answer that food was left out for too long: how it could be saved all the same, and how it is done better.

const STILL_NO =
  'No, throw it away all the same. Frying, boiling or heating it again does not make it safe: some germs, in rice Bacillus cereus, leave a poison behind that heat does not destroy, and that nobody sees, smells or tastes.'
const NEXT_TIME =
  'Next time let it cool for an hour at most, and put it into the cold in a flat, covered box. Leftovers keep three to four days in the fridge (USDA FSIS), cooked rice one day (UK Food Standards Agency). What is frozen as soon as it is cool keeps two to three months. Heat it once only, until it steams all through.'

/** How these answers begin, so that what is said behind one of them is known to be of it. */
const ANSWERS = [
  ...(['food_left_out', 'food_out_a_while'] as const).map((concern) => sayConcern(concern, 'en')),
  ...[STILL_NO, NEXT_TIME, ...safetyTopics.filter(({ isNo }) => isNo).map(({ says }) => says)],
].map((answer) => answer.slice(0, 40))

const SAVES = words(
  '(?:re)?heat(?:ed|ing)?|warm(?:ed)?|fry|fried|boil(?:ed)?|microwaved?|nuked?|cook(?:ed)?|baked?|roast|toast|steam|grill|simmer|hot|smells?|looks?|tastes?|scrape|rinse|wash|sniff|cold|freeze it now|dog|cat',
)
const LATER = words(
  'next time|in (?:the )?future|another time|how long|how soon|how quick(?:ly)?|how (?:do|should|can) (?:i|you|we)|(?:re)?freeze|frozen|straight in(?:to)? the fridge|cool(?:ed|ing)?',
)
const OF_SOMETHING_ELSE = words(
  'add|log|plan|list|bought|buy|recipe|remind|calories|what (?:else )?(?:can|could|shall|should) (?:i|we) (?:have|eat|make|cook)|instead',
)
const ASKS = words('even|if|what if|but|though|can|could|would|will|is|does|how|surely|it')

/** The answer to what is asked right behind food that was left out. Undefined for anything else. */
export function answerBehindFoodLeftOut(
  message: string,
  turns: TurnBrief['recent_turns'],
): string | undefined {
  const said = plainly(message)
  const last = turns.at(-1)?.response ?? ''
  const isBehind = ANSWERS.some((answer) => last.startsWith(answer))
  if (!isBehind || OF_SOMETHING_ELSE.test(said)) return undefined
  if (LATER.test(said)) return NEXT_TIME
  return SAVES.test(said) && (said.includes('?') || ASKS.test(said)) ? STILL_NO : undefined
}
