import { cuisines, oneOf } from '@alfred/language'
import { isFirstName } from '../../../reading/first-names.ts'
import { matchAt } from '../../../reading/parts-of-message.ts'
import { RELATIONS } from '../../../reading/relation-words.ts'
import { readLearned } from '../../../understanding/index.ts'
import type { Topic } from '../../topic-rule.ts'
import { inSmallLetters } from '../in-small-letters.ts'
import { isBeginning, isNobody, OWN, personIn, TITLE, type PersonNamed } from '../person-named.ts'
import { FAITHS } from '../what-is-told.ts'
import { isFoodNamed } from './rule-said.ts'

// Finds who is named at a place of a text, wherever it stands.

/** Who is named from a place of a text on, and where that ends. Of the writer, and of whom nothing is known, no name is told. */
export type PersonSaid = { who: PersonNamed | 'writer' | 'unknown' | { pronoun: string }; end: number }

const WRITER = /(?:i|me|myself)(?='|(?![\p{L}-]))/uy
const PRONOUN = /(?:s?he|they|him|them)(?='|(?![\p{L}-]))/uy
/** People of whom nobody knows who they are. */
const UNKNOWN =
  /(?:(?:one|some|two|most|half|both|all|none) of (?!(?:them|those)(?![\p{L}]))(?:(?:my|our|the|his|her|their) )?[\p{L}-]+|(?:(?:my|our|the) )?(?:flatmates|housemates|roommates|friends|mates|cousins|grandkids)|we|us|everyone|everybody|someone|somebody|nobody|anyone|one|some|half|most|none|others?|you|people|guests?|visitors|colleagues|neighbours)(?='|(?![\p{L}-]))/uy
const OWNED = new RegExp(OWN, 'uy')
/** "My two kids" are the kids. */
const COUNTED =
  /(?:my|our) (?:two|three|four|five|\d) (?<relation>kids|children|boys|girls|sons|daughters|brothers|sisters|lads)(?![\p{L}-])/uy
const THEIRS = new RegExp(
  `(?<theirs>(?:his|her|their) (?:${RELATIONS}))(?![\\p{L}-])(?:,? (?<theirsCalled>[\\p{L}][\\p{L}'-]{1,30}))?`,
  'uy',
)
/** What somebody is to the writer, as it is typed in short: "my gf", "mil". */
const SHORT: Readonly<Record<string, string>> = {
  ...{ gf: 'girlfriend', bf: 'boyfriend', mil: 'mother-in-law', fil: 'father-in-law' },
  ...{ sis: 'sister', bro: 'brother', hubs: 'husband', fiance: 'fiance', roomie: 'roommate' },
}
const IN_SHORT = new RegExp(`(?:(?:my|our) )?(?<short>${Object.keys(SHORT).join('|')})(?![\\p{L}-])`, 'uy')
/** Whoever says "mum" or "hubby" means their own. */
const UNOWNED = new RegExp(`(?<relation>${RELATIONS})(?![\\p{L}-])`, 'uy')
const NAME = new RegExp(`${TITLE}[\\p{L}][\\p{L}'-]{1,30}`, 'uy')
/** "My sister's little one" is the sister's: who that is has no name. */
const OF_SOMEBODY = /'s? (?:lot|family|household|crowd|gang|side|place|house)(?![\p{L}-])/uy
const OWNED_BY = new RegExp(
  `'s? (?:new |little |big |older |younger |eldest |youngest )?(?<relation>${RELATIONS})(?![\\p{L}-])`,
  'uy',
)

/** Who is named at a place of a text in lower case. Undefined where nobody is. */
export function personSaid(text: string, place: number, topic: Topic): PersonSaid | undefined {
  const writer = matchAt(WRITER, text, place)
  if (writer) return { who: 'writer', end: place + writer[0].length }
  const pronoun = matchAt(PRONOUN, text, place)
  if (pronoun) return { who: { pronoun: pronoun[0] }, end: place + pronoun[0].length }
  const unknown = matchAt(UNKNOWN, text, place)
  if (unknown) return { who: 'unknown', end: place + unknown[0].length }
  const short = matchAt(IN_SHORT, text, place)
  const relation = SHORT[short?.groups?.['short'] ?? '']
  if (short && relation !== undefined)
    return ofTheirs({ who: { person: relation, relation: null }, end: place + short[0].length }, text)
  const who = namedAt(text, place, topic)
  return who && ofTheirs(who, text)
}

function namedAt(text: string, place: number, topic: Topic): { who: PersonNamed; end: number } | undefined {
  for (const pattern of [COUNTED, OWNED, THEIRS, UNOWNED]) {
    const found = matchAt(pattern, text, place)
    if (found === null) continue
    const whole = personIn(found.groups ?? {}, topic)
    if (whole !== undefined) return { who: whole, end: place + found[0].length }
    // What stands behind a relation is no name: "my sister says".
    const { relation, theirs } = found.groups ?? {}
    const who = personIn({ relation, theirs }, topic)
    const said = theirs ?? relation ?? ''
    if (who !== undefined) return { who, end: text.indexOf(said, place) + said.length }
  }
  return named(text, place, topic)
}

/** A name with its capital. Amid a sentence only a name has one, in front of it any word has. */
function named(text: string, place: number, topic: Topic): { who: PersonNamed; end: number } | undefined {
  const found = matchAt(NAME, text, place)
  const name = found?.[0].replace(/'s?$/, '') ?? ''
  const who = found === null ? undefined : personIn({ name }, topic)
  if (who === undefined || isNobody(name) || isBeginning(name) || isFoodNamed(name) || NO_PERSON.test(name))
    return undefined
  const isFirst = /(?:^|[.!;:\n] {0,2})$/.test(text.slice(Math.max(0, place - 3), place))
  return mayBeName(name, isFirst ? UNCOMMON : SELDOM) ? { who, end: place + name.length } : undefined
}
const NO_PERSON = new RegExp(`^(?:${oneOf(cuisines)}|${FAITHS})$`)

/** How seldom a word has to be (`Vocabulary.commonnessOf`) to be a name where any word may stand, and where it has a capital that only names have. */
const UNCOMMON = 7
const SELDOM = 4

function mayBeName(name: string, seldom: number): boolean {
  const last = name.split(' ').at(-1) ?? ''
  return isFirstName(last) || readLearned().vocabulary.commonnessOf(last) >= seldom
}

/** Somebody who belongs to who was named: "Mia's boyfriend". Of a whole family nothing is known. */
function ofTheirs({ who, end }: { who: PersonNamed; end: number }, text: string): PersonSaid {
  const crowd = matchAt(OF_SOMEBODY, text, end)
  if (crowd) return { who: 'unknown', end: end + crowd[0].length }
  const owned = matchAt(OWNED_BY, text, end)
  const relation = owned?.groups?.['relation']
  if (owned === null || relation === undefined) return { who, end }
  return { who: { person: `${who.person}'s ${relation}`, relation: null }, end: end + owned[0].length }
}

/** Who a word in small letters is that stands where people are told of: "ben" of "ben - no dairy". It is sure of a common first name alone. */
export function nameInSmallLetters(
  word: string,
  topic: Topic,
): { who: PersonNamed; isSure: boolean } | undefined {
  const name = word.replace(/'s$/, '')
  const isSure = isFirstName(name)
  // "Toddlers can't have honey" is told of nobody by name.
  const isOther = name.length < 3 || name.endsWith('s') || NO_NAME.test(name) || !mayBeName(name, UNCOMMON)
  if (!/^\p{L}[\p{L}-]+$/u.test(name) || (isOther && !isSure)) return undefined
  const who = inSmallLetters(name, '', { topic, isBesideOthers: true })
  return who && { who, isSure }
}
/** Words that no list of common ones has. */
const NO_NAME =
  /^(?:omg|lol|nah|yeah|yep|nope|hiya|heya|ooh|ahh?|hmm|theres|thats|hes|shes|its|tmrw|pls|btw|coeliacs?|vegans?|veggies?|veg|diabetics?)$/
