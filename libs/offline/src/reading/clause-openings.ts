import { RELATIONS } from './relation-words.ts'

// The words that a new clause begins with, as pieces of patterns in lower case.

/** Those of the house, with a deed and its amount: "the kids ate 3 apples". What they did without one is an aside. */
export const OTHERS =
  'the (?:kids|children|boys|girls|twins|wife|husband)(?= [a-z]+ (?:\\d|an? |half |one |two |three |four |five |six |some ))'
/** What was gone through with its amount was used; a fridge that was gone through was not. */
export const GONE_THROUGH =
  '(?:went|got|gone) through(?= (?:about |around |all |a |an |half |some |\\d|one |two |three |four |five |six |seven |eight |nine |ten |twelve ))'

const SUBJECT = `(?:i|we|he|she|they|my \\w+|${OTHERS})(?:'ve|'d|'ll|'m|'re)?(?: (?:have|had|also|just|already|then|only|actually|really|now|recently|accidentally))*`
/** What is frozen in a list is a sort of food: "mince, frozen peas and bread". */
const FROZEN =
  'frozen(?= (?:the|my|our|it|them|that|those|these|some|half|all|both|\\d|an?|one|two|three|four|five|six)\\b)'
export const STATED = `bought|purchased|picked up|got|added|received|used|${GONE_THROUGH}|ate|eaten|drank|finished|consumed|cooked|threw|thrown|tossed|binned|discarded|moved|transferred|put|froze|${FROZEN}|chucked|poured|opened(?= )|have|need|want|made|baked|spilled|dropped`
export const COMMANDED =
  'remind me|swap|cancel|add|put|stock|log|use|throw|toss|bin(?! (?:bags?|liners?))|discard|move|transfer|freeze|remove|delete|set|correct|change|update|mark|show|list|tell|check|get rid of|deduct|take'
export const ASKED =
  "what(?:'s| is| are)?|how (?:much|many)|do (?:i|we)|is there|are there|which|where|anything"
const STATES =
  '(?:it|they|both|(?:the|my|our) [a-z ]{2,30}?) (?:(?:will )?expires?|is good|are good|keeps|went|goes|go off|has gone|is spoiled)'

/** Statements of people about themselves, which begin a new clause also after a comma. */
export const TOLD =
  "(?:i|we)(?:(?:'m| am|'re| are)(?: \\w+ly)? (?:allergic|vegetarian|vegan|sick of|tired of|bored (?:of|with)|fed up)|(?: really| absolutely)? (?:(?:don't|do not|can't|cannot) (?:eat|like|tolerate|digest|support|stand)|(?:hate|dislike) ))"

/** Statements about somebody close: "my sister is vegan". */
export const TOLD_OF_OTHERS = `(?:my|our) (?:\\w+ )?(?:${RELATIONS})(?: \\w+)? (?:(?:is|are) (?:\\w+ly )?(?:allergic|intolerant|vegetarian|vegan|pescatarian|coeliac|celiac|diabetic|lactose|gluten)|(?:can't|cannot|can not|doesn't|does not|don't|do not|won't) (?:eat|have|like|tolerate|digest|support|drink)|has (?:an? )?(?:\\w+ )?(?:allergy|intolerance)|hates )`

const REQUESTED = '(?:create|make|write|suggest|generate|plan) (?:me|us|an?|my|some|\\d+|two|three) '

/** How clauses open: with who did what, what is to be done, and what is asked. */
export const OPENINGS = [
  `(?:${SUBJECT} )?(?:${STATED})\\b`,
  `(?:can|could|would|will) (?:you|u) (?:please |maybe |just |also )*(?:${COMMANDED}) `,
  "(?:i'm|we're|i am|we are) (?:all )?out of ",
  "there(?:'s| is| are) (?:also |still |only )*(?!\\w+ (?:portion|serving|plate|bowl|helping)s?\\b)(?:\\d|an?|half|some|one|two|three|four|five|six) ",
  ...[`(?:${COMMANDED}) `, `(?:${ASKED}) `, STATES, `${TOLD}\\b`, REQUESTED],
  // Who sets against what was said of them what they eat: "I am vegan but I like honey".
  '(?<=(?:,|\\bbut) )(?:i|we)(?: really| also| still)? (?:like|love|enjoy|eat) ',
]

/** What was eaten, and everyday words for what is to be done: no list of the kitchen is divided there. */
const OPENINGS_BESIDE = [
  "(?:(?:i|we|i've|i'd|i'll) )?(?:just |also |then )?(?:had|having|have|took|take|eat|drink|record|track) ",
  "(?:(?:how|what|when|where|who)(?:'s)?|which) ",
  '(?:stick|pop|knock|chuck|write|order|get|grab|tick|cross|plan|find|cook) ',
  '(?:just )?(?:the |my )?(?:one|two|a) (?:bowl|plate|serving|portion|slice)s?\\b',
]

const OPENS = new RegExp(
  `^(?:(?:please|just|also|maybe) )*(?:${[...OPENINGS, ...OPENINGS_BESIDE].join('|')})`,
)

/** Does a text open as a clause of its own does, and not as the rest of a list: "put it back", and not "a melon"? */
export function opensAsClause(text: string): boolean {
  return OPENS.test(text.toLowerCase().replaceAll('’', "'"))
}
