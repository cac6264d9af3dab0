import { words } from '../concern.ts'
import { safetyTopics } from './safety-topics.ts'

/** A pasted page or recipe may have any of these words in it. */
const LENGTH_MAX = 300

/** Something is told or wished for beside the question, which a fixed answer would leave undone. */
const ASKS_FOR_MORE = words(
  "(?:please )?(?:add|put (?!it|them|that|this|hot|warm|the)|log|remind|plan|tick|cross|order|move|set|save|cancel|swap|search|find|show|suggest)(?! up)|(?:on|to|off|from) (?:the|my|our) (?:shopping |grocery )?list|shopping list|(?:i|we)(?:'?ve| have)? (?:just )?(?:bought|ate|had (?!a power|it|this|that|to|left|them)|used|threw|chucked|binned)|(?:binned|chucked|threw) (?:it|them)|(?:it|they|that|them)(?:'s| is|'re| are)? (?:going|goes|went|gone) (?:out|in(?:to)? the bin)|used (?:up )?(?:\\d|the|some|one|two|three|four|half)|change the date|recipes?|ideas?|(?:what|which)(?:'s| is| are|'ve i got that's) (?:going |gone |still )?(?:out of date|past|expiring|off)|what (?:else )?(?:can|could|shall|should) (?:i|we) (?:make|cook|eat|have)|how many calories|what do i have|do (?:i|we) have (?!to\\b)|have (?:i|we) got|anything|something else|(?:gonna|going to|will|i'll) (?:chuck|bin|throw|toss)|down the (?:sink|drain)|garbage|trash(?:ed)?|throw away the|forget it|chucked|binned|(?<!i )(?:chuck|bin|throw) (?:it|them)(?: out| away)?$|clear (?:it|them|everything)|lost everything|which of|everything that",
)

/** Somebody has eaten it: what they feel is for a doctor. */
const WAS_EATEN = words(
  '(?:ate|eaten|had|drank|swallowed|finished) (?:it|some|them|one|two|a bit|a few|most|half|loads)|(?:ate|eaten) (?:the|that|my|his|her)|(?:feel|feels|feeling|been|being) (?:ill|sick|rough|unwell|funny|poorly)|tummy|stomach|vomit(?:ing|ed)?|throwing up|diarrh?o?ea|do i need to worry|should i (?:worry|be worried)',
)

/** Where a clause begins. */
const BEGINS = "(?:^|[,.;:!–-] ?|(?<![\\p{L}'])(?:and|but|so|then) )"
/** It is asked, with a mark or by how a clause begins: people leave out the mark. */
const IS_ASKED = new RegExp(
  `\\?|(?<![\\p{L}'])(?:can|could|should|shall|may|do|would|is|are) (?:i|we|it|they|he|she|that|this|these|those|u)(?![\\p{L}'])|(?:quickest|safest|best|fastest) (?:safe )?way|whats? safe|thoughts$|(?:tell me|know|wonder(?:ing)?|idea) (?:why|how|if|whether|what)(?![\\p{L}])|${BEGINS}(?:can|could|should|shall|may|would|will|is|are|am|do|does|did|why|how|whats?|when|which|ok|okay|safe|still|any)(?![\\p{L}])(?! (?:you|u) (?!put|eat|re|wash|freeze|still|use|keep|have))`,
  'u',
)
/** It is said what to do with it: "so just bin the carrots", "leave it". */
const IS_ORDERED = new RegExp(
  `${BEGINS}(?:just |please |could you |can you )*(?:bin|chuck|toss|throw|mark|leave|remove|take|get rid|discard|move)(?![\\p{L}])(?! (?:it|them) *\\?)`,
  'u',
)

/**
 * The answer to a question of food safety that needs no look at anybody's things, from what the food agencies publish. Undefined for any other
 * message. English alone is read.
 */
export function answerFoodSafety(message: string): string | undefined {
  const said = message.trim().toLowerCase().replace(/[’‘`]/g, "'").replace(/\s+/g, ' ')
  if (said.length > LENGTH_MAX || [ASKS_FOR_MORE, IS_ORDERED, WAS_EATEN].some((other) => other.test(said)))
    return undefined
  const isAsked = IS_ASKED.test(said)
  return safetyTopics.find(
    ({ cues, unless, isTold }) =>
      (isAsked || isTold === true) && cues.every((cue) => cue.test(said)) && unless?.test(said) !== true,
  )?.says
}
