import { capitalised } from '@alfred/language/wording'
import { BARE_MEASURE } from '../../reading/bare-measure.ts'
import { ask, openSlot } from '../../reading/intent.ts'
import type { Intent } from '../kitchen-intent.ts'

const VERB =
  "(?:put|add|stick|write|buy|get|order|need|(?:(?:i|we)(?:'ve| have)? )?(?:just )?(?:bought|got|used(?: up)?|opened|finished|threw away|need)|use(?: up)?|open|throw away|bin|freeze)"
const ASKS = 'how (?:long|many days) (?:does|do|will|can|is|may|should)'
const BEHIND =
  '(?: (?:(?:on|to|onto|off) (?:(?:the|my|our) )?(?:(?:shopping|grocery) )?list|(?:in|into|from|out of) (?:the|my|our)|away|as well|too|please|then|today|keep|last|be|stay|good|okay|ok|safe|once|after)\\b.*)?'
/** A measure whose food was named before: "put another dozen on the list", "how long does an open jar keep?" */
const MEASURED = new RegExp(
  `^(?<lead>(?:(?:please|ok|okay|and|also|then|so|can you|could you)[ ,]+)*(?:${VERB}|${ASKS}) )(?<said>${BARE_MEASURE})(?<rest>${BEHIND})(?<end>[.?! ]*)$`,
  'i',
)
/** A number alone is of a food where more of it is wanted: "add two more to the list". */
const NUMBERED =
  /^(?<lead>(?:(?:please|ok|okay|and|also|then|can you|could you)[ ,]+)*(?:put|add|stick|write|buy|get) )(?<said>(?:\d{1,2}|one|two|three|four|five|six|eight|ten|twelve) more)(?<rest>(?: (?:on|to) (?:the|my|our) (?:shopping |grocery )?list)?)(?<end>[.?! ]*)$/i

/** "A fresh one" is one of the food spoken of last. */
const ONE_OF_IT =
  /^(?<lead>(?:(?:please|ok|okay|and|also|then|can you|could you)[ ,]+)*(?:put|add|stick|write|buy|get|need) )(?<said>(?:an?|another)(?: (?:new|fresh|fresher|bigger|smaller|replacement|other))? one)(?<rest>(?: (?:on|to) (?:the|my|our) (?:shopping |grocery )?list)?)(?<end>[.?! ]*)$/i

/**
 * Reads a measure that stands without its food, which is the one food that the turn before was about: the message with its name. Where there
 * was none, or several, the question for it. Undefined for anything else: no measure is a food.
 */
export function measureOfLast(message: string, foods: readonly string[]): string | Intent[] | undefined {
  const written = message.trim()
  const measured = MEASURED.exec(written)?.groups
  const one = ONE_OF_IT.exec(written)?.groups
  const { lead = '', said, rest = '', end = '' } = measured ?? one ?? NUMBERED.exec(written)?.groups ?? {}
  if (said === undefined) return undefined
  const [food, ...others] = new Set(foods)
  if (food !== undefined && others.length === 0) {
    const amount = one === undefined ? said.replace(/^another half/i, 'half a') : '1'
    return `${lead}${amount}${measured === undefined ? '' : ' of'} ${food}${rest}${end}`
  }
  return (
    (measured ?? one) && [
      ask(`${capitalised(said.toLowerCase())} of what?`, openSlot('food', said.toLowerCase())),
    ]
  )
}
