import type { ToldOfPerson } from '@alfred/contracts'
import { oneOf, singular, vocabulary } from '@alfred/language'

// What a message says of the person beside something else: "plan my week, I'm allergic to peanuts". A message that says
// nothing else is read by the agent that keeps such things.

const DIETS = oneOf(vocabulary.diets.flatMap(({ name, also }) => [name, ...also]))
const ALLERGIES = new Set(vocabulary.allergies.flatMap(({ words }) => words).map(singular))
const AM = "(?:i'm|i am|im|we're|we are)"
const HOW = '(?: (?:\\w+ly|also|very|both|all|quite|rather|so|now))*'
/** Up to the end of the clause. */
const LIST = "(?<list>[a-z][a-z '-]{1,60}?(?:, [a-z][a-z '-]{1,40}?){0,5})"
const END =
  '(?=[.;!?\\n)]|,? (?:so|but|because|please|though|btw|by the way|and (?:i|we|please|can|could|what|plan|show|make|add|put|also|then|want|need|not|only)|what|which|can|could|plan|not|no|only|max|at most)\\b|,(?! ?(?:and|or)\\b)|$)'

const tellings: readonly { kind: string; pattern: RegExp }[] = [
  { kind: 'allergy', pattern: new RegExp(`\\b${AM}${HOW} allergic to ${LIST}${END}`, 'gi') },
  {
    kind: 'allergy',
    pattern: new RegExp(`(?<=^|[,.;] |\\band )(?:badly |severely )?allergic to ${LIST}${END}`, 'gi'),
  },
  {
    kind: 'allergy',
    pattern: new RegExp(
      `\\b(?:i|we)(?: have|'ve got|'ve| have got| got) an? (?:\\w+ )?allergy to ${LIST}${END}`,
      'gi',
    ),
  },
  {
    kind: 'allergy',
    pattern:
      /\b(?:i|we)(?: have|'ve got|'ve| have got| got) an? (?:severe |bad |nasty )?(?<list>[a-z]+(?: [a-z]+)?) allergy\b/gi,
  },
  { kind: 'allergy', pattern: new RegExp(`\\b${AM}${HOW} (?<list>[a-z]+)[- ]intolerant\\b`, 'gi') },
  {
    kind: 'diet',
    pattern: new RegExp(`\\b${AM}${HOW}(?: an?| on an?| strictly)? (?<list>${DIETS})s?(?: diet)?\\b`, 'gi'),
  },
]

/** What is left of a message beside these words, if it says more than a greeting or thanks. */
const FILLING =
  /\b(?:hi|hello|hey|and|also|by the way|btw|just so you know|fyi|please|remember|note|that|too|alfred|thanks?|you|ok|okay|so)\b|[^a-z]/gi

/** Allergies and diets that the writer tells beside another wish, of the kinds that are kept. */
export function toldInPassing(message: string, kinds: readonly string[]): ToldOfPerson[] {
  const text = message.replaceAll('’', "'")
  const found = tellings.flatMap(({ kind, pattern }) =>
    [...text.matchAll(pattern)].map((match) => ({
      kind,
      said: match[0],
      list: match.groups?.['list'] ?? '',
    })),
  )
  const rest = found.reduce((left, { said }) => left.replace(said, ' '), text).replace(FILLING, '')
  if (rest.length < 3) return []
  return found
    .filter(({ kind, said }) => kinds.includes(kind) && !isAsked(text, said))
    .flatMap(({ kind, said, list }) => valuesOf(list, kind).map((value) => ({ kind, value, said })))
}

/** "Am I allergic to nuts?" and "is this fine if I'm vegan?" are questions; "I'm vegan, what can I cook?" tells. */
function isAsked(text: string, said: string): boolean {
  const before = text.slice(0, text.indexOf(said))
  return /\b(?:if|whether|unless|do you know|am i|are we|when)\s*$/i.test(before)
}

function valuesOf(list: string, kind: string): string[] {
  const [first = '', ...others] = list
    .toLowerCase()
    .split(/,? (?:and|or) |, /)
    .map((value) => value.replace(/^(?:the|all|any) /, '').trim())
  // Behind a comma another clause may begin: only what is known as an allergen is one of the list.
  const more =
    kind === 'allergy' && !/ (?:and|or) /.test(list)
      ? others.filter((value) => ALLERGIES.has(singular(value)))
      : others
  return [first, ...more].filter(
    (value) =>
      value !== '' &&
      value.split(' ').length <= 4 &&
      !/^(?:it|that|them|this|everything|something)$/.test(value),
  )
}
