import { withoutEnding } from '@alfred/language'
import { plainly } from '../../reading/parts-of-message.ts'
import { isKnownFood } from '../../understanding/index.ts'

// Who tells how a thing is says "it" of what is to be done with it: "the bread's stale, bin it and add it to the list".

const OPENING = '(?:(?:oh|ugh|damn|so|right|ok|hey|hi|also|and)[ ,]+)*'
const FOOD = '(?!(?:it|they|that|this|list|plan)\\b)[a-z][a-z -]{1,38}?'
const IS = "(?:'s| is| are| has| have|'ve|'re)"
const SLOWLY = '(?: (?:all|just|already|completely|really|a bit|pretty|nearly|almost|getting|going|now))*'
const STATE =
  '(?:gone(?: (?:off|stale|mou?ldy|bad|funny|soft|hard|slimy|green|rancid|sour))?|off|stale|mou?ldy|bad|rotten|past (?:it|its best|their best)|out of date|expired|slimy|soft|finished|empty|low|running (?:low|out)|run out)'
const TOLD = new RegExp(
  `^${OPENING}(?:the |my |our |that )?(?<food>${FOOD})${IS}${SLOWLY} ${STATE}(?: now| again| already)?$`,
)
const USED_UP = new RegExp(
  `^${OPENING}(?:(?:i|we)(?:'ve| have|'m| am|'re| are)? (?:just )?)?(?:finished|(?:used|had|ate|drank|finished)(?: up)? the last of|used up|ran out of|run out of|out of) (?:all )?(?:the |my |our )?(?<food>${FOOD})$`,
)

const THING = '(?:it|them|that|those)'
const KINDLY = '(?: (?:too|as well|please|again|back|now|instead))*'
const WHO = "(?:(?:i|we)(?:'ve| have|'ll| will)? |please |can you |could you |just )*"
const DISCARDED = new RegExp(
  `^${WHO}(?:(?:chuck|binn?|toss|ditch|dump|pour)(?:ed)?|threw|throw|thrown|get rid of|got rid of) ${THING}(?: (?:away|out|off|all|in the bin|down the (?:sink|drain)))*${KINDLY}$`,
)
const WANTED = new RegExp(
  `^${WHO}(?:need|get|buy|add|put|stick|pop|want|order) (?:${THING}|(?:some |a few )?more(?: of ${THING})?|another(?: one)?|some|a new one|one)(?: (?:on|to|onto|down on) (?:the|my|our)(?: shopping| grocery)? list)?${KINDLY}$`,
)
const BETWEEN = / ?(?:[,.;]| - | – )(?: ?(?:and|so|then|but) )? ?| (?:and|so|then) /

/**
 * A message that tells how a thing is, and what is done with "it", with the deeds in the words of the rules and the thing in each. One with
 * anything else in it stays as it is.
 */
export function namedThroughout(message: string): string {
  const said = withoutEnding(plainly(message), '.! ')
  const [first = '', ...deeds] = said.split(BETWEEN)
  const usedUp = USED_UP.exec(first)?.groups?.['food']
  const food = TOLD.exec(first)?.groups?.['food'] ?? usedUp
  if (food === undefined || deeds.length === 0 || !isKnownFood(food)) return message
  const plain = deeds.map((deed) => deedTo(food, deed))
  if (plain.includes(undefined)) return message
  return [...(usedUp === undefined ? [] : [`used up the ${food}`]), ...plain].join('. ')
}

function deedTo(food: string, deed: string): string | undefined {
  if (DISCARDED.test(deed)) return `throw away the ${food}`
  return WANTED.test(deed) ? `put ${food} on the shopping list` : undefined
}
