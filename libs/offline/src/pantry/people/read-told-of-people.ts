import type { PantryArguments } from '@alfred/contracts'
import { dietPattern } from '../../reading/diet-pattern.ts'
import { DIABETIC, dietKept, followsDiet, hasDiabetes, onDiet } from './diet-words.ts'
import type { Intent } from '../kitchen-intent.ts'
import { namedIn, personIn, WHO } from './person-named.ts'
import type { PersonNamed } from './person-named.ts'
import { mayBe, personSpokenOf } from './person-spoken-of.ts'
import type { Topic } from '../topic-rule.ts'

// Reads several things told of one person or of some: "Anna is vegetarian and lactose intolerant", "my friend Anna comes on Saturday, she
// is vegan". What is told in one piece, and asked or corrected, has rules of its own (read-people.ts).

type Rule = PantryArguments<'remember_person'>['rules'][number]
type Told = { rules: Rule[]; goesOn: Rule['kind'] | null }

const BE = "(?:(?:'s|is|are|being) )?"
const HOW = '(?:(?:\\p{L}+ly|also|very|now|still|both|a|an|on a) )*'
const HAVE = '(?:(?:has|have|with)(?: got)? )?(?:an? )?'
const GRAVE = '(?:(?:severe|bad|strong|serious|heavy|terrible|mild|slight) )*'
const NOT =
  "(?:doesn't|does not|don't|do not|not|never|can't|cannot|can not|mustn't|must not|may not|won't|shouldn't|should not)"

/** Since when, which changes nothing: "last month", "a year ago", "since august". */
const SINCE =
  '(?:now|recently|lately|again|last (?:week|month|year|summer|winter|spring|autumn)|this (?:week|month|year)|(?:a|two|three|few|a few|some) (?:days?|weeks?|months?|years?) ago|since [a-z0-9 ]{3,20}|for [a-z0-9 ]{3,20} now)'

/** What somebody may be "off", as a rule of theirs and not for lack of appetite. */
const KEPT_OFF = 'meat|gluten|dairy|alcohol'
/** What follows from what was told is no more of it: "so no cream". */
const SO =
  /,? so (?:please )?(?:not (?:that|this|the [a-z ]{2,30}?)(?: one)?$|(?:no |nothing |don't |do not |avoid |leave out |skip )(?!.*\b(?:either|too|as well|also)\b)|(?:s?he|they) (?:can't|cannot|can not|won't|mustn't|must not) (?:have|eat|touch) (?:it|that|this|any|them|those|one)\b).*$/

type Predicate = { match: RegExp; kind: Rule['kind']; isOpen: boolean; value?: string }
const predicate = (pattern: string, kind: Rule['kind'], given: Partial<Predicate> = {}): Predicate => ({
  match: new RegExp(`^${pattern}$`, 'u'),
  kind,
  isOpen: false,
  ...given,
})

/** What may be said of somebody. An open one may have more of its kind behind it: "allergic to nuts, eggs and sesame". */
const PREDICATES: readonly Predicate[] = [
  predicate(`${BE}${HOW}allergic (?:to|against) (?<value>.+)`, 'allergy', { isOpen: true }),
  predicate(`${BE}${HOW}intolerant (?:to|of) (?<value>.+)`, 'allergy', { isOpen: true }),
  predicate(`${BE}${HOW}(?<value>[a-z]+)[- ]intolerant`, 'allergy'),
  predicate(`${BE}${HOW}(?:coeliac|celiac)`, 'allergy', { value: 'gluten' }),
  predicate(`${HAVE}${GRAVE}(?:allergy|allergies|intolerance) (?:to|against) (?<value>.+)`, 'allergy', {
    isOpen: true,
  }),
  predicate(`${HAVE}${GRAVE}(?<value>[a-z]+(?: [a-z]+)?) (?:allergy|intolerance)`, 'allergy'),
  predicate(`${BE}${HOW}(?<value>${dietPattern})s?(?: diet)?`, 'diet'),
  predicate(
    `(?:(?:has |have |'s )?(?:gone|become|turned)|went|became|is going) (?:all |fully |completely )?(?<value>${dietPattern})(?: on (?:me|us))?(?: ${SINCE})?`,
    'diet',
  ),
  predicate(`${BE}${HOW}(?<value>${dietPattern})s? ${SINCE}`, 'diet'),
  predicate(`${BE}${onDiet('value')}`, 'diet'),
  predicate(followsDiet('value'), 'diet'),
  predicate(
    `${BE}off (?<value>${KEPT_OFF})(?: ${SINCE}|(?: just)? (?:at the moment|at present|for now))?`,
    'diet',
  ),
  predicate(hasDiabetes("(?:'s|is|are|being)"), 'diet', { value: DIABETIC }),
  predicate(
    `(?:can't|cannot|can not|mustn't|must not|may not) (?:eat|have|touch|drink|do) (?<value>.+)`,
    'allergy',
    {
      isOpen: true,
    },
  ),
  predicate(`${NOT} (?:support|tolerate|digest|take|bear)s? (?<value>.+)`, 'allergy', { isOpen: true }),
  predicate(
    `(?:doesn't|does not|don't|never) (?:eats?|do) (?<value>meat|pork|fish|gluten|dairy|eggs|alcohol)`,
    'diet',
  ),
  predicate(
    `(?:(?:really|absolutely) )?(?:hates?|dislikes?|detests?|can't stand|cannot stand|won't eat|${NOT} (?:like|eat)s?) (?<value>.+)`,
    'dislike',
    { isOpen: true },
  ),
  predicate(
    `(?:(?:'s|has|have|is|are) )?(?:(?:really|just|still) )*(?:never (?:really )?(?:liked|eaten|touched|been (?:keen on|one for|a fan of)|got on with|taken to|cared for)|not (?:that |very |too |so |much )?(?:keen on|a (?:big |great )?fan of|big on|fussed (?:about|on)|one for|mad (?:about|on)|into)|(?:isn't|aren't) (?:that |very |too |so )?(?:keen on|a (?:big |great )?fan of|big on|fussed (?:about|on)|into)|(?:can't|cannot|can not) (?:abide|bear|be doing with|get on with|face)|gone off|went off|refuses? (?:to eat )?|turns? (?:his|her|their) nose up at|won't (?:touch|go near|have|do)|doesn't (?:do|fancy|care for)|don't (?:do|fancy|care for)) (?<value>.+)`,
    'dislike',
    { isOpen: true },
  ),
  predicate('(?:(?:really|absolutely) )?(?:likes?|loves?|enjoys?|adores?) (?<value>.+)', 'like', {
    isOpen: true,
  }),
]

/** How old somebody is, before what is told of them: "is 5 and allergic to eggs". */
const AGED =
  /(\b(?:is|are)|'s) (?:only |now |just )?\d{1,2}(?: (?:years?|months?|yrs?)(?: old)?| yo)?(?:,? and|,) (?:(?:s?he|they)(?:'s| is| are|'re) )?(?=(?:\p{L}+ly )?(?:allergic|intolerant|coeliac|celiac|vegan|vegetarian|pescatarian|diabetic|lactose|gluten))/u

const SEPARATOR = /,? (?:and|but|plus) (?:also )?|, (?:and )?| [-–—] /
/** Words of a sentence: what holds one is no food. */
const SENTENCE_WORDS =
  /(?:^| )(?:s?he|s?he['’]s|it['’]s|they['’]re|him|makes?|gets?|allergic|they|i|we|you|my|our|his|her|their|is|are|has|have|does|do|not|no|eats?|likes?|because|so|[a-z]+n['’]t)(?: |$)/i
/** What is asked for behind it is no more of it: "won't eat lentils, swap that one". */
export const ORDERS =
  /^(?:swap|change|add|put|plan|make|find|give|show|suggest|remove|take|move|cancel|drop|skip|use|try|get|buy|cook|keep|leave|pick|so|please|then|instead|another|maybe)\b|\b(?:that|this|the other) one\b|\binstead$/
const WORDS_MAX = 5
const PRONOUN = /^(?:(?<pronoun>s?he|they|who|that)(?='s| )) ?(?<said>.+)$/
/** Says again that it is grave, or that it is all of what was named, and nothing else. */
const REMARK = new RegExp(
  `^(?:please )?(?:remember|note|keep|bear|mind) (?:that|this|it)(?: down| in mind)?(?: please)?$|^(?:has|have) (?:an? )?(?:very )?${GRAVE}(?:allergy|allergies)$|^all (?:of )?(?:those|these|them|that)$|^(?:so )?(?:please )?(?:never(?: ever)?|don't(?: ever)?|do not(?: ever)?) (?:suggest|offer|give|plan|cook|make|serve|use) (?:(?:him|her|them|us|me) )?(?:any of |anything with )?(?:those|these|them|that|it)(?: (?:for|to) (?:him|her|them|us|me))?$`,
)
/** How bad it is, and what is felt of it: nothing else that holds. */
const ASIDE =
  /^(?:(?:they|it|that|those) (?:gets?|gives?|makes?|upsets?|sticks?|plays?|disagrees?|hurts?|repeats?|sits?|sets?|brings?)\b[^\d]{1,50}|(?:it |s?he |they )?(?:swells?|comes?|goes|breaks?|ends?|blows?|flares?|gets?) (?:up|out|off|in|really ill|very ill|ill|sick|all)\b[^\d]{0,50}|poor (?:thing|love|lad|girl|soul|kid)|bless (?:her|him|them)|sadly|unfortunately|proper allergic|really badly|epipen and everything)$/
const VISIT =
  /\b(?:comes?|coming|visits?|visiting|invited?|joins?|joining|staying|stays|over for|round for|guests?|eats? with (?:me|us)|eats$|eating$|eating (?:with (?:me|us)|here|along|too\b(?! much))|dinner|lunch|supper|brunch|party)\b/
const SUBJECT = new RegExp(`^${WHO} (?<said>.+)$`, 'u')
const SUBJECT_IS = new RegExp(`^${WHO}(?<said>'s .+)$`, 'u')

/** Of whom "is allergic to peanuts and lives with us" is said. */
const LIVES_HERE = /^(?:also )?lives? (?:with (?:me|us)|here|at home)(?: now)?$/

type Person = PersonNamed & { rules: Rule[]; lives_here: true | null }
type Reader = { people: Person[]; goesOn: Rule['kind'] | null; topic: Topic }

/** What a clause tells of people, one call each. Undefined where any part of it is something else. */
export function readToldOfPeople(clause: string, topic: Topic): Intent[] | undefined {
  if (topic.isQuestion || clause.startsWith('forget ')) return undefined
  const parts = clause
    .replace(AGED, '$1 ')
    .replace(/ \(([^()]{3,40})\)/g, ', $1')
    .replace(SO, '')
    .split(SEPARATOR)
    .map((part) => part.trim())
  const reader: Reader = { people: [], goesOn: null, topic }
  if (!parts.filter((part) => part !== '').every((part, at) => readPart(part, at, reader))) return undefined
  const told = reader.people.filter(({ rules }) => rules.length > 0)
  if (told.length === 0) return undefined
  return told.map((person) => ({ tool: 'remember_person', arguments: person }))
}

function readPart(part: string, at: number, reader: Reader): boolean {
  for (const { groups } of [SUBJECT.exec(part), SUBJECT_IS.exec(part)].filter((found) => found !== null)) {
    const who = groups && personIn(groups, reader.topic)
    const told = who && toldIn((groups['said'] ?? '').trim())
    if (told !== undefined && who !== undefined) return keep(told, personOf(who, reader), reader)
  }
  if (reader.people.length > 0 && ASIDE.test(part)) return true
  if (VISIT.test(part) && SENTENCE_OF_A_GUEST.test(part)) {
    const guest = namedIn(part, reader.topic)
    if (guest === undefined) return false
    personOf(guest, reader)
    return true
  }
  const [, pronoun, said] = PRONOUN.exec(part) ?? ['', undefined, part]
  const person =
    reader.people.at(-1) ??
    (at === 0 && pronoun !== undefined ? (personBefore(reader) ?? personOfTurns(pronoun, reader)) : undefined)
  if (person === undefined || !mayBe(pronoun, person)) return false
  if (REMARK.test(said ?? part)) return true
  if (LIVES_HERE.test(said ?? part)) return livesHere(person)
  const told = toldIn(said ?? part)
  if (told !== undefined) return keep(told, person, reader)
  const isMore = reader.goesOn !== null && isFood(part)
  if (isMore && reader.goesOn !== null) person.rules.push({ kind: reader.goesOn, value: part })
  return isMore
}
/** A guest is somebody's subject: "my friend Anna comes to dinner", "on Saturday come my friend Anna". */
const SENTENCE_OF_A_GUEST =
  /\b(?:comes?|coming|visits?|visiting|invited?|joins?|joining|stays?|staying|eats? with (?:me|us)|eats$|eating$|eating (?:with (?:me|us)|here|along|too\b(?! much))|over for|round for|is (?:my|our) guest)\b/

function keep({ rules, goesOn }: Told, person: Person, reader: Reader): boolean {
  person.rules.push(...rules)
  reader.goesOn = goesOn
  return true
}

function livesHere(person: Person): boolean {
  person.lives_here = true
  return true
}

function personOf(who: PersonNamed, reader: Reader): Person {
  const known = reader.people.find(({ person }) => person === who.person)
  if (known) return known
  const person = { ...who, lives_here: null, rules: [] }
  reader.people.push(person)
  reader.goesOn = null
  return person
}

/** Whom "she" means at the beginning of a sentence: the one person whom the sentences before it name as a guest. */
function personBefore(reader: Reader): Person | undefined {
  const before = reader.topic.written
    .split(/(?<=[.!;\n])\s+/)
    .map((sentence) => sentence.toLowerCase())
    .filter((sentence) => SENTENCE_OF_A_GUEST.test(sentence))
  const [only, ...others] = before.flatMap((sentence) => namedIn(sentence, reader.topic) ?? [])
  return only === undefined || others.length > 0 ? undefined : personOf(only, reader)
}

/** Whom "she" means where the message names nobody: whoever was spoken of last. */
function personOfTurns(pronoun: string, reader: Reader): Person | undefined {
  const person = /^s?he$/.test(pronoun) ? personSpokenOf(pronoun, reader.topic) : undefined
  return person === undefined ? undefined : personOf({ person, relation: null }, reader)
}

function toldIn(said: string): Told | undefined {
  for (const { match, kind, isOpen, value: fixed } of PREDICATES) {
    const found = match.exec(said)
    const value = fixed ?? found?.groups?.['value']?.trim()
    if (found === null || value === undefined) continue
    const isNo =
      kind === 'diet' && (isOff.test(said) || (/\b(?:eats?|do) (?!only)/.test(said) && NEGATES.test(said)))
    if (!isFood(value)) return undefined
    const rules = value
      .split(/ (?:or|nor) /)
      .map((one) => ({ kind, value: isNo ? `no ${one}` : keptAs(kind, plain(one)) }))
    return { rules, goesOn: isOpen ? kind : null }
  }
  return undefined
}
const isOff = new RegExp(`^${BE}off `)
const keptAs = (kind: Rule['kind'], value: string): string => (kind === 'diet' ? dietKept(value) : value)
const NEGATES = new RegExp(`^${NOT} `)

const plain = (value: string): string =>
  value.replace(/^(?:the|all|any|eating) /, '').replace(/ (?:at all|too|as well|either|any ?more)$/, '')

function isFood(text: string): boolean {
  return (
    text.split(' ').length <= WORDS_MAX &&
    !SENTENCE_WORDS.test(text) &&
    !ORDERS.test(text) &&
    !/^(?:it|them|that|this|those|these|everything|something|anything|strong|severe|bad|serious)$/.test(text)
  )
}
