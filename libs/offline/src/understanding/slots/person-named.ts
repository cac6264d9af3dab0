import { textOf, wordsOf, type Given } from './given.ts'

const PEOPLE =
  'husband|wife|partner|boyfriend|girlfriend|son|daughter|mum|mother|dad|father|sister|brother|nan|gran|grandma|grandad|grandpa|granny|flatmate|housemate|roommate|friend|mate|uncle|aunt|auntie|cousin|niece|nephew|kid|kids|toddler|baby|mother in law|father in law|grandson|granddaughter|fiance|stepson|stepdaughter|boss|neighbour'

const IS_KIN = new RegExp(`^(?:${PEOPLE})$`)

/** The person that a part is about, when it is not the speaker: a name or "my sister". */
export function whoOf(given: Given): string | undefined {
  const told = wordsOf(given, 'who')
  if (told !== undefined && !NO_NAME.has(told.toLowerCase()))
    return nameWithoutKin(told.replace(/['’]s$/, ''))
  return namedBesideKin(given) ?? kinOf(given) ?? namedIn(given) ?? namedByIs(given)
}

/** The token at which "Olive's got an allergy" names somebody, though lists know the word as a food; -1 where none does. */
export function placeOfNamed({ sentence: { tokens }, part }: Given): number {
  return tokens.findIndex(
    ({ raw }, at) =>
      at >= part.start &&
      at < part.end - 1 &&
      /^\p{Lu}\p{Ll}+['’]s$/u.test(raw) &&
      /^(?:got|allergic|intolerant|vegan|vegetarian|coeliac|celiac|been|gone|not|now|off|scared)$/.test(
        tokens[at + 1]?.text ?? '',
      ),
  )
}

function namedByIs(given: Given): string | undefined {
  return given.sentence.tokens[placeOfNamed(given)]?.raw.replace(/['’]s$/, '')
}

/** What the person that a part is about is to the speaker: "sister". */
export function kinOf(given: Given): string | undefined {
  return new RegExp(
    ` (?:my |our |the )?((?:${PEOPLE})(?: \\p{L}+(?= (?:is|has|cant|hates|loves|wont)))?)s? `,
    'u',
  ).exec(textOf(given))?.[1]
}

/** "Roommate Ash" is kept as Ash. */
function nameWithoutKin(told: string): string {
  const [first = '', second = ''] = told.split(' ')
  return IS_KIN.test(first.toLowerCase()) && /^\p{Lu}/u.test(second) ? told.slice(first.length + 1) : told
}

/** The name that is told with what somebody is to the speaker: "my son Axel". */
function namedBesideKin({ sentence: { tokens, markAt }, part }: Given): string | undefined {
  const at = tokens.findIndex(
    ({ text, stop }, index) =>
      index >= part.start && index + 1 < part.end && IS_KIN.test(text) && /^,?$/.test(stop),
  )
  const next = tokens[at + 1]
  const isName =
    at >= 0 && next !== undefined && /^\p{Lu}\p{Ll}+/u.test(next.raw) && markAt[at + 1] === undefined
  return isName && !NO_NAME.has(next.text) ? next.raw.replace(/['’]s$/, '') : undefined
}

/** A name: a capital in the middle of a sentence or before a verb of somebody else, that is no day and no food. */
function namedIn({ sentence, part }: Given): string | undefined {
  for (let at = part.start; at < part.end; at += 1) {
    const token = sentence.tokens[at]
    if (
      token === undefined ||
      !/^\p{Lu}\p{Ll}+/u.test(token.raw) ||
      sentence.markAt[at] !== undefined ||
      NO_NAME.has(token.text)
    )
      continue
    if (part.things.some(({ start, end }) => at >= start && at < end)) continue
    const isSubject = SUBJECT_OF.test(sentence.tokens[at + 1]?.text ?? '')
    if (at > part.start || isSubject) return token.raw.replace(/['’]s$/, '')
  }
  return undefined
}
/** What a name at the beginning stands before: "Leo swells up". */
const SUBJECT_OF =
  /^(?:is|has|had|cant|hates|loves|wont|doesnt|likes|dislikes|isnt|will|eats|drinks|can|could|may|might|should|gets|goes|comes|breaks|swells|reacts|itches|needs|avoids|takes|prefers|wants|never|always|only|and|s)$/
const NO_NAME = new Set(
  'i im ive ill id alfred monday tuesday wednesday thursday friday saturday sunday tesco aldi lidl asda morrisons waitrose sainsburys english please hello hi the my we and btw ok food meal lol marketplace one'.split(
    ' ',
  ),
)
