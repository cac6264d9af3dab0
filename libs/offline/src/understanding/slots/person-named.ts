import type { Thing } from '../things/things-and-parts.ts'
import { textOf, wordsOf, type Given } from './given.ts'

const PEOPLE =
  'mother in law|father in law|brother in law|sister in law|daughter in law|son in law|husband|wife|partner|boyfriend|girlfriend|son|daughter|mum|mother|dad|father|sister|brother|nan|gran|grandma|grandad|grandpa|granny|flatmate|housemate|roommate|friend|mate|uncle|aunt|auntie|mam|mom|missus|nonno|nonna|opa|oma|cousin|niece|nephew|kid|kids|toddler|baby|grandson|granddaughter|fiance|stepson|stepdaughter|boss|neighbour'

const IS_KIN = new RegExp(`^(?:${PEOPLE})$`)

/** The person that a part is about, when it is not the speaker: a name or "my sister". */
export function whoOf(given: Given): string | undefined {
  const called = nameCalled(given)
  if (called !== undefined) return called
  const told = wordsOf(given, 'who')
  // What is told of a girlfriend's kid is not kept of the girlfriend.
  const ofSomebody = kinOfSomebody(given)
  const kept = personKept(given)
  if (told !== undefined && ofSomebody !== undefined && isPartOf(told, ofSomebody)) return ofSomebody
  if (told !== undefined && kept !== undefined && isSameName(told, kept)) return kept
  if (told !== undefined && !NO_NAME.has(told.toLowerCase()))
    return nameBehindKin(given, nameWithoutKin(told.replace(/['’]s$/, '')))
  return kept ?? namedBesideKin(given) ?? kinOf(given) ?? namedIn(given) ?? namedByIs(given)
}

/** Is a name the beginning or the end of another one, however it is written: "nina" of "Nina's kid"? */
function isPartOf(name: string, whole: string): boolean {
  const [one, other] = [name.toLowerCase(), whole.toLowerCase()]
  return other.startsWith(one) || other.endsWith(` ${one}`)
}

/** "Nina", "nina" and "ninas" name the same person. */
const isSameName = (told: string, kept: string): boolean =>
  told.toLowerCase() === kept.toLowerCase() ||
  told.toLowerCase().replace(/['’]?s$/, '') === kept.toLowerCase()

/** "My mate can't have milk, name's Jude": the name that somebody is said to have. */
function nameCalled({ sentence: { tokens }, part }: Given): string | undefined {
  const at = tokens.findIndex(
    ({ text, raw }, index) =>
      index >= part.start &&
      index < part.end &&
      /^\p{Lu}\p{Ll}+$/u.test(raw) &&
      !NO_NAME.has(text) &&
      (/^names$/.test(tokens[index - 1]?.text ?? '') ||
        (tokens[index - 1]?.text === 'is' && tokens[index - 2]?.text === 'name')),
  )
  return tokens[at]?.raw
}

/** Somebody of whom something is kept already, however the name is written: "what can't tom eat", "tom's off what". Tom's sister is somebody else. */
function personKept(given: Given): string | undefined {
  const named = given.situation.state.preferences.flatMap((row) => {
    const who = typeof row === 'string' ? undefined : row['who']
    const at = typeof who === 'string' ? placeOfKept(given, who) : -1
    return at < 0 ? [] : [{ who: String(who), at }]
  })
  return named.toSorted((one, other) => one.at - other.at)[0]?.who
}

/** Where a part names somebody by a name as it is kept; -1 where it does not. "Will" and "may" are names only with a capital. */
function placeOfKept({ sentence: { tokens, commonness }, part }: Given, who: string): number {
  const words = who
    .toLowerCase()
    .replaceAll(/[^\p{L} ]/gu, '')
    .split(' ')
  return tokens.findIndex(({ raw }, at) => {
    if (at < part.start || at + words.length > part.end) return false
    const said = tokens.slice(at, at + words.length).map(({ text }) => text)
    const isOf = said.join(' ') === `${words.join(' ')}s`
    const isSomebodyElse = isOf && OF_SOMEBODY.test(tokens[at + words.length]?.text ?? '')
    const isWord = words.length === 1 && (commonness[at] ?? 0) < 2 && !/^\p{Lu}/u.test(raw)
    const isDenied = tokens[at - 1]?.text === 'not'
    return (isOf || said.join(' ') === words.join(' ')) && !isSomebodyElse && !isWord && !isDenied
  })
}
const OF_SOMEBODY = new RegExp(`^(?:${PEOPLE}|pal|ex|class|family|lot|folks|house)$`)

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

/** What the person that a part is about is to the speaker, "sister", or to somebody else: "shazza's kids" are not one's own. */
export function kinOf(given: Given): string | undefined {
  return kinOfSomebody(given) ?? ownKin(given)
}

/** "Shazza's kids", "my girlfriend's mum". */
function kinOfSomebody({ sentence: { tokens }, part }: Given): string | undefined {
  const at = tokens.findIndex(
    ({ text }, index) =>
      index > part.start &&
      index < part.end &&
      IS_KIN.test(text) &&
      /^\p{L}+['’]s$/u.test(tokens[index - 1]?.raw ?? '') &&
      !/^(?:he|she|it|that|what|who|there|here|let|whos)['’]?s$/.test(
        tokens[index - 1]?.raw.toLowerCase() ?? '',
      ),
  )
  return at < 0 ? undefined : `${tokens[at - 1]?.raw} ${tokens[at]?.raw}`
}

function ownKin(given: Given): string | undefined {
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

/** The whole of what somebody is, of whom a piece was found, or the name behind it: "mother in" of "mother in law", "housemate" of "my housemate Emeka". */
function nameBehindKin(given: Given, found: string): string {
  if (/ in$/.test(found)) return kinOf(given) ?? found
  return IS_KIN.test(found.toLowerCase()) ? (namedBesideKin(given) ?? found) : found
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

/** "Ines and Oskar both hate kale": the two of whom the same is told; none where it is not. */
export function bothNamed({ sentence: { tokens, foodAt }, part }: Given): string[] {
  const both = tokens.findIndex(({ text }, at) => at > part.start + 2 && at < part.end && text === 'both')
  const at = /^(?:have|has|are|do)$/.test(tokens[both - 1]?.text ?? '') ? both - 1 : both
  const [one, joint, other] = tokens.slice(Math.max(0, at - 3), at)
  if (both < 0 || one === undefined || other === undefined || !/^(?:and|n|&)$/.test(joint?.text ?? ''))
    return []
  const isName = ({ text }: { text: string }, place: number): boolean =>
    !NO_NAME.has(text) && !/^(?:me|myself|mine|them|you)$/.test(text) && foodAt[place] === 'O'
  return isName(one, at - 3) && isName(other, at - 1) ? [one, other].map(({ raw }) => withCapital(raw)) : []
}

const withCapital = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`

/** Of whom a food is told: the person who is named last before it, where several are ("Lily can't have nuts and my son hates peas"). */
export function whoOfFood(
  given: Given,
  { food, who }: { food: Pick<Thing, 'start'>; who: string | null | undefined },
): string | null | undefined {
  const { sentence, part } = given
  const names = new Set(
    (who ?? '')
      .toLowerCase()
      .replaceAll(/['’]s\b/g, '')
      .split(' '),
  )
  const at = sentence.tokens.slice(0, food.start).findLastIndex((_, index) => isPersonAt(given, index))
  const subject = sentence.tokens[at]
  if (
    at < part.start ||
    subject === undefined ||
    names.has(subject.text) ||
    who === null ||
    who === undefined
  )
    return who
  if (names.has(subject.raw.toLowerCase().replace(/['’]s$/, ''))) return who
  const isOfSomebody = at > part.start && /['’]s$/.test(sentence.tokens[at - 1]?.raw ?? '')
  const from = isOfSomebody ? at - 1 : at
  const words = part.words?.filter(({ start }) => start >= from)
  return whoOf({ ...given, part: { ...part, start: from, ...(words !== undefined && { words }) } }) ?? who
}

/** Does a token name a person: "mother", or a name with a capital in the middle of a sentence? */
function isPersonAt({ sentence: { tokens, markAt }, part }: Given, at: number): boolean {
  const token = tokens[at]
  if (token === undefined || at <= part.start || markAt[at] !== undefined) return false
  if (IS_KIN.test(token.text)) return true
  const isInside = part.things.some(({ start, end }) => at >= start && at < end)
  return /^\p{Lu}\p{Ll}+/u.test(token.raw) && !isInside && !NO_NAME.has(token.text)
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
    // "Who is allergic? For the caterer": a capital that begins a sentence is none of a name by itself.
    const isFirst = at === part.start || /[.!?]/.test(sentence.tokens[at - 1]?.stop ?? '')
    if (!isFirst || isSubject) return token.raw.replace(/['’]s$/, '')
  }
  return undefined
}
/** What a name at the beginning stands before: "Leo swells up". */
const SUBJECT_OF =
  /^(?:is|has|had|cant|hates|loves|wont|doesnt|likes|dislikes|isnt|will|eats|drinks|can|could|may|might|should|gets|goes|comes|breaks|swells|reacts|itches|needs|avoids|takes|prefers|wants|never|always|only|and|s)$/
const NO_NAME = new Set(
  'i im ive ill id you your youre it its lent easter christmas ramadan alfred monday tuesday wednesday thursday friday saturday sunday what who when where how is does do for and also note remember so yes no he she they anybody anyone nobody tesco aldi lidl asda morrisons waitrose sainsburys english please hello hi the my we and btw ok food meal lol marketplace one'.split(
    ' ',
  ),
)
