import { MESSAGE_LENGTH_MAX, clausesOf } from '../reading/clauses.ts'
import type { Clause } from '../reading/clauses.ts'
import { normalise } from '../reading/normalise.ts'
import { rewordMessage } from './reword.ts'

const SUBJECT =
  "(?:i|we|he|she|they|my \\w+)(?:'ve|'d|'ll|'m|'re)?(?: (?:have|had|also|just|already|then|only|actually|really|now|recently|accidentally))*"
const STATED =
  'bought|purchased|picked up|got|added|received|used|ate|eaten|drank|finished|consumed|cooked|threw|thrown|tossed|binned|discarded|moved|transferred|put|froze|frozen|opened|have|need|want|made|baked|spilled|dropped'
const COMMANDED =
  'add|put|stock|log|use|throw|toss|bin|discard|move|transfer|freeze|remove|delete|set|correct|change|update|mark|show|list|tell|check|get rid of|deduct|take'
const ASKED = "what(?:'s| is| are)?|how (?:much|many)|do (?:i|we)|is there|are there|which|where|anything"
const STATES =
  '(?:it|they|both|(?:the|my|our) [a-z ]{2,30}?) (?:(?:will )?expires?|is good|are good|keeps|went|goes|go off|has gone|is spoiled)'

/** What somebody tells of themselves is said anew, also behind a comma. */
const TOLD =
  "(?:i|we)(?:(?:'m| am|'re| are)(?: \\w+ly)? (?:allergic|vegetarian|vegan)| (?:don't|do not|can't|cannot) (?:eat|like|tolerate))"

const REQUESTED = '(?:create|make|write|suggest|generate|plan) (?:me|us|an?|my|some|\\d+|two|three) '

/** Where, behind a connector, something new is said. */
const BEGINNING = new RegExp(
  `(?:,? (?:and|but|then|so|also)(?: then| also)*|,)(?: please)? (?=(?:${SUBJECT} )?(?:${STATED})\\b|(?:${COMMANDED}) |(?:${ASKED}) |${STATES}|${TOLD}\\b|${REQUESTED})`,
  'g',
)

/** Splits a message where a new sentence or a new verb begins. */
export function splitClauses(message: string): Clause[] {
  if (message.length > MESSAGE_LENGTH_MAX) return []
  return clausesOf(rewordMessage(asLists(normalise(message))), (sentence) =>
    withVerbs(sentence.split(BEGINNING)),
  )
}

const VERB = new RegExp(`\\b(?:${STATED}|${COMMANDED}|${ASKED}|expires?|is|are|good|am|'m|'re)\\b|${TOLD}`)

const TELLS = new RegExp(`^${TOLD}\\b`)

/** "the chicken and the fish expire" is one statement: what has no verb of its own goes with what follows. */
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

/** Words that no rule takes apart; what is made of them is told with spaces again. */
function asOneWord(quoted: string): string {
  return quoted.trim().replace(/[\s.,;!?]+/g, '~')
}

/** What stands in quotes is one thing, and what stands in lines is a list. */
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
