import { MESSAGE_LENGTH_MAX, clausesOf } from '../reading/clauses.ts'
import type { Clause } from '../reading/clauses.ts'
import { normalise } from '../reading/normalise.ts'
import { withoutPleasure } from '../reading/politeness.ts'
import { RELATIONS } from '../reading/relation-words.ts'
import { rewordMessage } from './reword.ts'

const SUBJECT =
  "(?:i|we|he|she|they|my \\w+)(?:'ve|'d|'ll|'m|'re)?(?: (?:have|had|also|just|already|then|only|actually|really|now|recently|accidentally))*"
const STATED =
  'bought|purchased|picked up|got|added|received|used|ate|eaten|drank|finished|consumed|cooked|threw|thrown|tossed|binned|discarded|moved|transferred|put|froze|frozen|chucked|poured|opened(?= )|have|need|want|made|baked|spilled|dropped'
const COMMANDED =
  'remind me|swap|cancel|add|put|stock|log|use|throw|toss|bin(?! (?:bags?|liners?))|discard|move|transfer|freeze|remove|delete|set|correct|change|update|mark|show|list|tell|check|get rid of|deduct|take'
const ASKED = "what(?:'s| is| are)?|how (?:much|many)|do (?:i|we)|is there|are there|which|where|anything"
const STATES =
  '(?:it|they|both|(?:the|my|our) [a-z ]{2,30}?) (?:(?:will )?expires?|is good|are good|keeps|went|goes|go off|has gone|is spoiled)'

/** Statements of people about themselves, which begin a new clause also after a comma. */
const TOLD =
  "(?:i|we)(?:(?:'m| am|'re| are)(?: \\w+ly)? (?:allergic|vegetarian|vegan|sick of|tired of|bored (?:of|with)|fed up)| (?:don't|do not|can't|cannot) (?:eat|like|tolerate))"

/** Statements about somebody close: "my sister is vegan". */
const TOLD_OF_OTHERS = `(?:my|our) (?:\\w+ )?(?:${RELATIONS})(?: \\w+)? (?:(?:is|are) (?:\\w+ly )?(?:allergic|intolerant|vegetarian|vegan|pescatarian|coeliac|celiac|diabetic|lactose|gluten)|(?:can't|cannot|can not|doesn't|does not|don't|do not|won't) (?:eat|have|like|tolerate|drink)|has (?:an? )?(?:\\w+ )?(?:allergy|intolerance)|hates )`

const REQUESTED = '(?:create|make|write|suggest|generate|plan) (?:me|us|an?|my|some|\\d+|two|three) '

/** Where a new clause begins after a connector: in front of these words. */
const beginningAt = (words: readonly string[]): RegExp =>
  new RegExp(`(?:,? (?:and|but|then|so|also)(?: then| also)*|,)(?: please)? (?=${words.join('|')})`, 'g')
const OPENINGS = [
  `(?:${SUBJECT} )?(?:${STATED})\\b`,
  `(?:can|could|would|will) (?:you|u) (?:please |maybe |just |also )*(?:${COMMANDED}) `,
  "(?:i'm|we're|i am|we are) (?:all )?out of ",
  ...[`(?:${COMMANDED}) `, `(?:${ASKED}) `, STATES, `${TOLD}\\b`, REQUESTED],
]
const BEGINNING = beginningAt(OPENINGS)
const BEGINNING_OF_OTHERS = beginningAt([...OPENINGS, TOLD_OF_OTHERS])
/** A sentence that is about somebody from the start is read whole, for all whom it names. */
const ABOUT_SOMEBODY = new RegExp(`^(?:my|our) (?:\\w+ )?(?:${RELATIONS})\\b`)

/**
 * Splits a message into clauses, where a new sentence or a new verb begins. Empty for a message longer than
 * MESSAGE_LENGTH_MAX.
 */
export function splitClauses(message: string): Clause[] {
  if (message.length > MESSAGE_LENGTH_MAX) return []
  return clausesOf(rewordMessage(asLists(withoutPleasure(normalise(message)))), (sentence) =>
    withVerbs(sentence.split(ABOUT_SOMEBODY.test(sentence) ? BEGINNING : BEGINNING_OF_OTHERS)),
  )
}

const VERB = new RegExp(`\\b(?:${STATED}|${COMMANDED}|${ASKED}|expires?|is|are|good|am|'m|'re)\\b|${TOLD}`)

const TELLS = new RegExp(`^(?:${TOLD}\\b|${TOLD_OF_OTHERS})`)

/** Joins a part without a verb to the next one: "the chicken and the fish expire" is one clause. */
function withVerbs(parts: readonly string[]): string[] {
  const joined: string[] = []
  for (const part of parts) {
    const before = joined.at(-1)
    if (before !== undefined && !VERB.test(before) && !TELLS.test(part))
      joined[joined.length - 1] = `${before} and ${part}`
    else joined.push(part)
  }
  return joined
}

/** Joins words by "~" so that no rule splits them; the spaces are restored later. */
function asOneWord(quoted: string): string {
  return quoted.trim().replace(/[\s.,;!?]+/g, '~')
}

/** Turns quoted text into one word, and lines into a list. */
function asLists(text: string): string {
  return text
    .replace(/["“”]([^"“”\n]*)["“”]/g, (_, quoted: string) =>
      / and | then |[.,;!?]/.test(quoted) ? asOneWord(quoted) : quoted,
    )
    .replace(/["“”]/g, '')
    .replace(/:\n/g, '\n')
    .replace(/\n(?:[-*•] ?)?(?=\d)/g, ', ')
    .replace(/^[\s,]*[-*•]\s*/, '')
    .replace(/([a-z]{3,9} \d{1,2}(?:st|nd|rd|th)?), (\d{4})/g, '$1 $2')
}
