import { clausesOf, MESSAGE_LENGTH_MAX } from '../reading/clauses.ts'
import type { Clause } from '../reading/clauses.ts'
import { clockInWords, hourAlone, noonInWords } from '../reading/clock-words.ts'
import { mealPattern } from '../reading/meal-words.ts'
import { normalise } from '../reading/normalise.ts'
import { withoutPoliteness } from '../reading/politeness.ts'
import { withoutAsides } from './asides.ts'

/** One sentence of a message in lower case, without its closing mark. */
export type Sentence = Clause

const SENTENCES_MAX = 12

const CLOCK = new RegExp(`,? ${clockInWords}|${hourAlone}`, 'g')
/** Who ate at noon had lunch, where no meal is named. */
const NOON_ALONE = new RegExp(`^(?!.*\\b(?:${mealPattern})\\b)(.*?),? ${noonInWords}`, 'g')
const NOON = new RegExp(`,? ${noonInWords}`, 'g')

const CHAINS =
  "wagamama|nando'?|greggs|pret(?: a manger)?|mcdonald'?|maccie|maccy d|kfc|subway|(?:wether)?spoons|costa|starbucks|five guys|burger king|leon|itsu|pizza (?:express|hut)|domino'?|the (?:canteen|cafe|caff|pub|chippy)|canteen"

/** Alternative wordings for diary entries, each with the wording that the rules know. */
const WORDINGS: readonly (readonly [RegExp, string])[] = [
  [/["“”]/g, ''],
  // Where it was eaten, before what it was: "Wagamamas for lunch, chicken katsu".
  [
    new RegExp(
      `^(?:(?:had|i had|went to|got) )?(?:${CHAINS})(?:'?s)? for (?:my )?(?<meal>${mealPattern})[,:] (?<foods>[^.?!]+)`,
      'g',
    ),
    'i had $<foods> for $<meal>',
  ],
  // Which meal of the day it was by number is none of the four.
  [
    /^(?:so |ok |and )?(?:my |the )?(?:first|second|third|last|only|main) (?:proper )?meal(?: of (?:the|my) day| today)?(?: was)?(?: (?:at|around|about|was at) \d{1,2}(?:[:.]\d{2})? ?(?:[ap]m)?)?(?::|,| -) ?(?=\S)/g,
    'i had ',
  ],
  // When something was eaten by the clock is no amount of it: "toast at half seven".
  [CLOCK, ''],
  [NOON_ALONE, '$1 for lunch'],
  [NOON, ''],
  [
    /(?<=\w),? (?:can|could|would|will) you (?:please )?(?:log|add|note|write|record|track) (?:it|that|this|them)(?: down| in)?(?: for me)?(?: please)?[?.!]*$/g,
    '',
  ],
  // What is said to whoever might blame them.
  [
    /,? (?:i know,? i know|(?:please )?don't judge(?: me)?|no judgement|don't tell anyone)(?=$|[,.!?]| and )/g,
    '',
  ],
  // The usual bar of it has so many.
  [
    /(?<=\bkit ?kat)[.,]? (?:a )?(?:4|four)[- ]fingers?(?: one| bar)?\b|\b(?:4|four)[- ]fingers?(?= kit ?kat)/g,
    '',
  ],
  [/\brasher(s?)(?: of)? (?=(?:[a-z]+ )?bacon\b)/g, 'slice$1 of '],
  // In Britain tea is a meal as well as a drink, and milk alone is for the drink.
  [
    /(?<!\b(?:milk|sugar|water|honey|lemon|bags?|cups?|mugs?)) for (?:my |our |the )?tea(?=$|[,.!?]| (?:last night|tonight|yesterday|today|and)\b)/g,
    ' for dinner',
  ],
  // A cake is called so too.
  [/ (?:for|at) (?:my |our |the )?tiffin(?=$|[,.!?])/g, ' for lunch'],
  // The morning has one meal: "in the morning only coffee and two biscuits".
  [/^in the morning,? (?:i (?:had|ate|drank) )?(?:only |just )?(?=\S)/g, 'for breakfast '],
  [/ (?:just now|a moment ago|right now)(?=,|\.|$| and )/g, ''],
  [/^(?:logging|tracking|recording) /g, 'log '],
  [/ [-–—] (?=\d)/g, ': '],
  [/ for (?:my |our |the )?tea: (?=\d|an? |half )/g, ' for dinner, '],
  // A meal with what it was made of: "a stir fry for dinner: 150 g chicken and 100 g noodles".
  [new RegExp(`(?<=\\b(?:for|at|as) (?:my |the |a )?(?:${mealPattern})): (?=\\d|an? |half )`, 'g'), ', '],
  [new RegExp(`^(?:log|track|record)(?: my)? (?=(?:${mealPattern})(?::| \\d| an? | two | one ))`, 'g'), ''],
]

/** Where somebody who tells something goes on with a question, or with what else they want. */
const GOES_ON =
  /,? (?:and |but |so )?(?=(?:what (?:do i|have i|can i|should i)|how (?:much|many) ) ?)|,? (?:and|but) (?=i (?:should like|would like|'d like|want|must|have to|need) to )/
/** A wish is no question, whatever is asked behind it. */
const WANTS = /^i (?:want|must|need|have) to /
const TELLS = /\b(?:i|my|the|we) .*\b(?:must|want|should|would|need|have to|says?|said)\b/

/** The parts of a sentence that tells what somebody wants, and then asks or wants something else. */
function divided(sentence: string): string[] {
  const [first = ''] = sentence.split(GOES_ON)
  return TELLS.test(first.trim()) ? sentence.split(GOES_ON) : [sentence]
}

/** Splits a message into sentences and removes polite phrases. Empty for a message longer than MESSAGE_LENGTH_MAX. */
export function plainSentences(message: string): Sentence[] {
  if (message.length > MESSAGE_LENGTH_MAX) return []
  const worded = WORDINGS.reduce(
    (text, [pattern, word]) => text.replace(pattern, word),
    withoutAsides(normalise(message)),
  )
  return clausesOf(worded, divided)
    .map(({ text, isQuestion }) => ({
      // What is told before a question is none.
      isQuestion: isQuestion && !WANTS.test(text),
      text: withoutPoliteness(text, 'correcting').text,
    }))
    .filter(({ text }) => text !== '')
    .slice(0, SENTENCES_MAX)
}
