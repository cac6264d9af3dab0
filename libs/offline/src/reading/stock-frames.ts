import { placePattern } from './place-words.ts'

// How people tell what there is, as pieces of patterns in lower case.

/** What somebody may say before it. */
export const LEAD =
  '(?:(?:hi|hello|hey|hiya|good (?:day|morning|afternoon|evening)|alfred|ok|okay|so|right|well|now|then|and|also|but|first|let me see)[ ,.!:-]+)*'
export const PLACE = `(?:the |my |our )?(?:${placePattern})`
export const NOW = '(?: (?:right now|now|at the moment|at present|currently|today|so far|at home|still))*'
/** The same in front of it. */
export const BY_NOW = '(?:at home|at the moment|right now|at present|currently|so far),? '
export const I_HAVE = "(?:i|we)(?:'ve| have)(?: got)?(?: only| still| just| also)*"
export const THERE_IS = "there(?:'s| is| are)(?: only| still| just| also)*"
export const AMOUNT =
  '(?:\\d|half|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|some|about|around|lots|plenty|loads)\\b'

const ANNOUNCED = "(?:(?:here(?:'s| is)|this is|let me tell you|i'll tell you) )?"
const COLON = '(?:: | - | is | are )'
/** "What's in my fridge right now: ...", "here is what we have in the pantry: ...". The place is a group. */
export const LIST_OF_PLACE = `${ANNOUNCED}(?:what(?:'s| is| are)|(?:what|all|everything) ${I_HAVE})${NOW} (?:in|on) (${PLACE})${NOW}${COLON}`
/** "Let me tell you what I've got: ...", "all I have at home is ...". */
export const LIST_OF_ALL = `${ANNOUNCED}(?:what|all|everything) ${I_HAVE}${NOW}${COLON}`
