import { clausesOf, MESSAGE_LENGTH_MAX } from '../reading/clauses.ts'
import type { Clause } from '../reading/clauses.ts'
import { mealPattern } from '../reading/meal-words.ts'
import { normalise } from '../reading/normalise.ts'
import { withoutPoliteness } from '../reading/politeness.ts'

/** One sentence of a message in lower case, without its closing mark. */
export type Sentence = Clause

const SENTENCES_MAX = 12

const HOUR = '(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)'
const CLOCK = new RegExp(
  `,? (?:at|around|about) (?:(?:half|quarter|a quarter)(?: past| to)? ${HOUR}|\\d{1,2}(?::\\d{2})? ?(?:[ap]m|o'clock))(?= |,|\\.|$)`,
  'g',
)

/** Alternative wordings for diary entries, each with the wording that the rules know. */
const WORDINGS: readonly (readonly [RegExp, string])[] = [
  [/["“”]/g, ''],
  // When something was eaten by the clock is no amount of it: "toast at half seven".
  [CLOCK, ''],
  [
    /(?<=\w),? (?:can|could|would|will) you (?:please )?(?:log|add|note|write|record|track) (?:it|that|this|them)(?: down| in)?(?: for me)?(?: please)?[?.!]*$/g,
    '',
  ],
  [/ (?:just now|a moment ago|right now)(?=,|\.|$| and )/g, ''],
  [/^(?:logging|tracking|recording) /g, 'log '],
  [/ [-–—] (?=\d)/g, ': '],
  [new RegExp(`^(?:log|track|record)(?: my)? (?=(?:${mealPattern})(?::| \\d| an? | two | one ))`, 'g'), ''],
]

/** Splits a message into sentences and removes polite phrases. Empty for a message longer than MESSAGE_LENGTH_MAX. */
export function plainSentences(message: string): Sentence[] {
  if (message.length > MESSAGE_LENGTH_MAX) return []
  const worded = WORDINGS.reduce((text, [pattern, word]) => text.replace(pattern, word), normalise(message))
  return clausesOf(worded)
    .map(({ text, isQuestion }) => ({ isQuestion, text: withoutPoliteness(text, 'correcting').text }))
    .filter(({ text }) => text !== '')
    .slice(0, SENTENCES_MAX)
}
