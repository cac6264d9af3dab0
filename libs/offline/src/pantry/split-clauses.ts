import { MESSAGE_LENGTH_MAX, clausesOf } from '../reading/clauses.ts'
import type { Clause } from '../reading/clauses.ts'
import { normalise } from '../reading/normalise.ts'
import { isOpening, withoutPleasure } from '../reading/politeness.ts'
import { ASKED, COMMANDED, OPENINGS, STATED, TOLD, TOLD_OF_OTHERS } from '../reading/clause-openings.ts'
import { RELATIONS } from '../reading/relation-words.ts'
import { asToldOfPeople } from './people/as-told-of-people.ts'
import { statementOfLines } from '../reading/list-of-lines.ts'
import { rewordMessage } from './reword.ts'
import { asStatementsOfStock } from './stock/taking-stock.ts'

/** Where a new clause begins after a connector: in front of these words. */
const beginningAt = (words: readonly string[]): RegExp =>
  new RegExp(`(?:,? (?:and|but|then|so|also)(?: then| also)*|,)(?: please)? (?=${words.join('|')})`, 'g')
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
  return clausesOf(
    rewordMessage(
      asStatementsOfStock(
        asToldOfPeople(asLists(withoutPleasure(asStatement(normalise(message)).replace(DISMAY_BEFORE, '')))),
      ),
    ),
    (sentence) => withVerbs(sentence.split(ABOUT_SOMEBODY.test(sentence) ? BEGINNING : BEGINNING_OF_OTHERS)),
  )
}

const asStatement = (text: string): string => statementOfLines(text) ?? text

const VERB = new RegExp(
  `\\b(?:${STATED}|${COMMANDED}|${ASKED}|expires?|is|are|good|am|'m|'re|can (?:go|do one|wait))\\b|${TOLD}`,
)

const TELLS = new RegExp(`^(?:${TOLD}\\b|${TOLD_OF_OTHERS})`)

/** Who is sorry about what comes next has said nothing of it yet. */
const DISMAY =
  "(?:oh (?:no|dear|my god)|(?:oh,? |i'm |so |very )*sorry(?: about that)?|oops|whoops|damn|argh|my (?:bad|mistake)|silly me)"
const ONLY_DISMAY = new RegExp(`^${DISMAY}$`)
const DISMAY_BEFORE = new RegExp(
  `^(?:(?:hi|hey|ok|okay|so|ah)[ ,]+)*(?:${DISMAY}[,.! ]+)+(?=(?:the|my|our|that|some|all|i|we|i've|we've|i'm|we're) (?!meant?\\b|said\\b))`,
)

const saysNothing = (part: string): boolean => isOpening(part) || ONLY_DISMAY.test(part)

/** Joins a part without a verb to the next one: "the chicken and the fish expire" is one clause. */
function withVerbs(parts: readonly string[]): string[] {
  const joined: string[] = []
  for (const part of parts) {
    const before = joined.at(-1)
    if (before !== undefined && saysNothing(before)) joined[joined.length - 1] = part
    else if (before !== undefined && !VERB.test(before) && !TELLS.test(part))
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
