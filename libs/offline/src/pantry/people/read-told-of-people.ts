import { bareRelation, inSmallLetters } from './in-small-letters.ts'
import type { Intent } from '../kitchen-intent.ts'
import { namedIn, personIn, WHO } from './person-named.ts'
import type { PersonNamed } from './person-named.ts'
import { mayBe, personSpokenOf } from './person-spoken-of.ts'
import { preferenceRules } from './read-preferences.ts'
import { readByRules, type Topic } from '../topic-rule.ts'
import { isFoodNamed } from './scan/rule-said.ts'
import { FAITHS, GRAVE, isFood, toldIn, type PersonRule, type Told } from './what-is-told.ts'

// Reads several things told of one person or of some: "Anna is vegetarian and lactose intolerant", "my friend Anna comes on Saturday, she
// is vegan", "Sam and Beth are vegan, and I'm coeliac". What is told in one piece, and asked or corrected, has rules of its own (read-people.ts).

/** What follows from what was told is no more of it: "so no cream". */
const SO =
  /,? so (?:please )?(?:not (?:that|this|the [a-z ]{2,30}?)(?: one)?$|(?:no |nothing |don't |do not |never |avoid |leave out |skip )(?!.*\b(?:either|too|as well|also)\b)|(?:s?he|they) (?:can't|cannot|can not|won't|mustn't|must not) (?:have|eat|touch) (?:it|that|this|any|them|those|one)\b).*$/

/** How old somebody is, before what is told of them: "is 5 and allergic to eggs". */
const AGED =
  /(\b(?:is|are)|'s) (?:only |now |just )?\d{1,2}(?: (?:years?|months?|yrs?)(?: old)?| yo)?(?:,? and|,) (?:(?:s?he|they)(?:'s| is| are|'re) )?(?=(?:\p{L}+ly )?(?:allergic|intolerant|coeliac|celiac|vegan|vegetarian|pescatarian|diabetic|lactose|gluten))/u

const SEPARATOR = /,? (?:and|but|plus) (?:also |that )?|, (?:and )?| [-–—] /
const PRONOUN = /^(?:(?<pronoun>s?he|they|who|that)(?='s| )) ?(?<said>.+)$/
/** Says again that it is grave, or that it is all of what was named, and nothing else. */
const REMARK = new RegExp(
  `^(?:please )?(?:remember|note|keep|bear|mind) (?:that|this|it)(?: down| in mind)?(?: please)?$|^(?:has|have) (?:an? )?(?:very )?${GRAVE}(?:allergy|allergies)$|^all (?:of )?(?:those|these|them|that)$|^(?:so )?(?:please )?(?:never(?: ever)?|don't(?: ever)?|do not(?: ever)?) (?:suggest|offer|give|plan|cook|make|serve|use) (?:(?:him|her|them|us|me) )?(?:any of |anything with )?(?:those|these|them|that|it)(?: (?:for|to) (?:him|her|them|us|me))?$`,
)
/** How bad it is, and what is felt of it: nothing else that holds. */
const ASIDE =
  /^(?:[a-z' ]{2,30} (?:sends?|puts?|makes?|gives?|brings?|kills?|lands?) (?:him|her|them)\b[^\d?]{0,50}|(?:they|it|that|those) (?:gets?|gives?|makes?|upsets?|sticks?|plays?|disagrees?|hurts?|repeats?|sits?|sets?|brings?)\b[^\d]{1,50}|(?:it |s?he |they )?(?:swells?|comes?|goes|breaks?|ends?|blows?|flares?|gets?) (?:up|out|off|in|really ill|very ill|ill|sick|all)\b[^\d]{0,50}|poor (?:thing|love|lad|girl|soul|kid)|bless (?:her|him|them)|sadly|unfortunately|proper allergic|really badly|epipen and everything)$/
const VISIT =
  /\b(?:comes?|coming|visits?|visiting|invited?|joins?|joining|staying|stays|over for|round for|guests?|eats? with (?:me|us)|eats$|eating$|eating (?:with (?:me|us)|here|along|too\b(?! much))|dinner|lunch|supper|brunch|party)\b/
const SUBJECT = new RegExp(`^${WHO} (?<said>.+)$`, 'u')
const SUBJECT_IS = new RegExp(`^${WHO}(?<said>'s .+)$`, 'u')

/** Of whom "is allergic to peanuts and lives with us" is said. */
const LIVES_HERE = /^(?:also )?lives? (?:with (?:me|us)|here|at home)(?: now)?$/

type Person = PersonNamed & { rules: PersonRule[]; lives_here: true | null }
type Reader = {
  people: Person[]
  /** What the writer tells of themselves. */
  own: Intent[]
  /** Named, and nothing told of them yet: "Sam and Beth are vegan". */
  waiting: PersonNamed[]
  /** Whom what comes next without a name is told of. */
  spokenOf: Person[]
  goesOn: PersonRule['kind'] | null
  topic: Topic
  /** Is something told of several, so that a name in small letters is one? */
  isOfSeveral: boolean
}

/** What a clause tells of people, one call each. Undefined where any part of it is something else. */
export function readToldOfPeople(clause: string, topic: Topic): Intent[] | undefined {
  if (topic.isQuestion || clause.startsWith('forget ')) return undefined
  const parts = clause
    .replace(AGED, '$1 ')
    .replace(/ \(([^()]{3,40})\)/g, ', $1')
    .replace(SO, '')
    .split(SEPARATOR)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const reader: Reader = {
    people: [],
    own: [],
    waiting: [],
    spokenOf: [],
    goesOn: null,
    topic,
    isOfSeveral: tellsOfSeveral(parts),
  }
  if (!parts.every((part, at) => readPart(part, at, reader)) || reader.waiting.length > 0) return undefined
  const told = reader.people.filter(({ rules }) => rules.length > 0)
  if (told.length === 0) return undefined
  return [...reader.own, ...told.map((person): Intent => ({ tool: 'remember_person', arguments: person }))]
}

/** Do several parts tell something of somebody each? */
const tellsOfSeveral = (parts: readonly string[]): boolean =>
  parts.filter((part) =>
    [SUBJECT, SUBJECT_IS].some(
      (subject) => toldIn(subject.exec(part)?.groups?.['said']?.trim() ?? '') !== undefined,
    ),
  ).length > 1

const readPart = (part: string, at: number, reader: Reader): boolean =>
  readWithSubject(part, reader) ||
  readOwn(part, reader) ||
  readSame(part, reader) ||
  readNothing(part, reader) ||
  (reader.people.length > 0 && ASIDE.test(part)) ||
  readVisit(part, reader) ||
  readGoingOn(part, at, reader)

/** "Anna is vegan", and "Sam" of "Sam and Beth are vegan". */
function readWithSubject(part: string, reader: Reader): boolean {
  const { topic } = reader
  for (const { groups } of [SUBJECT.exec(part), SUBJECT_IS.exec(part)].filter((found) => found !== null)) {
    const said = (groups?.['said'] ?? '').replace(/ (?:too|as well|also)$/, '').trim()
    const told = toldIn(said)
    const who =
      told && groups && (personIn(groups, topic) ?? whoInSmallLetters(groups['name'] ?? '', said, reader))
    if (told === undefined || who === undefined || groups === undefined) continue
    if (reader.waiting.length > 0 && !OF_SEVERAL.test(said)) return false
    return keep(told, peopleOf([...reader.waiting, theirOwn(who, groups['theirs'], reader)], reader), reader)
  }
  const { groups } = ONLY_SUBJECT.exec(part) ?? {}
  const who =
    groups && (personIn(groups, topic) ?? (reader.waiting.length > 0 ? bareRelation(part) : undefined))
  if (who === undefined || reader.goesOn !== null) return false
  reader.waiting.push(who)
  return true
}

function whoInSmallLetters(
  name: string,
  said: string,
  { waiting, people, topic, isOfSeveral }: Reader,
): PersonNamed | undefined {
  const isBesideOthers = isOfSeveral || people.length > 0 || waiting.length > 0
  return (
    (waiting.length > 0 ? bareRelation(name) : undefined) ??
    inSmallLetters(name, said, { topic, isBesideOthers })
  )
}
/** "Her boyfriend" behind what was told of Mia is Mia's. */
function theirOwn(who: PersonNamed, theirs: string | undefined, { spokenOf }: Reader): PersonNamed {
  const [owner, ...others] = spokenOf
  const relation = /^(?:his|her|their) (.+)$/.exec(theirs ?? '')?.[1]
  const isUnnamed = relation !== undefined && who.person === theirs
  const isOwned = owner !== undefined && others.length === 0 && /^\p{Lu}/u.test(owner.person)
  return isUnnamed && isOwned ? { person: `${owner.person}'s ${relation}`, relation: null } : who
}
const ONLY_SUBJECT = new RegExp(`^(?:both )?${WHO}$`, 'u')
/** Of one person "is" is said. */
const OF_SEVERAL = /^(?!is\b|has\b|'s\b|doesn't\b|does\b|eats\b|hates\b|likes\b|loves\b|isn't\b)/

/** What the writer tells of themselves beside what is told of others: "and I'm vegan". */
function readOwn(part: string, reader: Reader): boolean {
  if (!/^(?:i|i'm|we|we're)\b/.test(part) || reader.waiting.length > 0) return false
  const own = readByRules(preferenceRules, part, reader.topic)
  if (own === undefined || own.some(({ tool }) => tool !== 'remember_preference')) return false
  reader.own.push(...own)
  reader.spokenOf = []
  reader.goesOn = null
  return true
}

/** "Marc too" and "so is Marc" tell of him what was told last. */
function readSame(part: string, reader: Reader): boolean {
  const { groups } = SO_IS.exec(part) ?? IS_TOO.exec(part) ?? {}
  const who = groups && (personIn(groups, reader.topic) ?? bareRelation(groups['name'] ?? ''))
  const told = reader.spokenOf[0]?.rules
  if (who === undefined || told === undefined || told.length === 0) return false
  return keep({ rules: told, goesOn: null }, peopleOf([...reader.waiting, who], reader), reader)
}
const SO_IS = new RegExp(`^(?:so|neither|nor) (?:is|are|does|do|has|have|can) ${WHO}$`, 'u')
const IS_TOO = new RegExp(`^${WHO}(?:'s| is| are)?,? (?:too|as well|also|the same)$`, 'u')

/** What is told of somebody and holds for no food: "my son isn't", "Zara is Muslim". */
function readNothing(part: string, reader: Reader): boolean {
  const { groups } = TELLS_NOTHING.exec(part) ?? {}
  const who = groups && personIn(groups, reader.topic)
  if (who === undefined || reader.waiting.length > 0) return false
  peopleOf([who], reader)
  return true
}
const TELLS_NOTHING = new RegExp(
  `^${WHO} ?(?:isn't|aren't|is not|doesn't|don't|is fine|is ok|is okay|eats (?:anything|everything)|(?:'s |is )(?:an? )?(?:${FAITHS}))$`,
  'u',
)

/** Who comes to eat is known from then on, and nothing is kept of it. */
function readVisit(part: string, reader: Reader): boolean {
  if (reader.people.length > 0 && reader.waiting.length === 0 && ALL_COME.test(part)) return true
  if (!VISIT.test(part) || !SENTENCE_OF_A_GUEST.test(part)) return false
  const guest = namedIn(part, reader.topic)
  if (guest === undefined) return false
  peopleOf([...reader.waiting, guest], reader)
  return true
}
/** Those of whom something was told come: "they're both here on Sunday". */
const ALL_COME =
  /^(?:they|they're|both|all|the two)\b[\p{L}' ]{0,30}\b(?:here|coming|over|round|staying|visiting|eating)\b[^?]{0,40}$/u
/** A guest is somebody's subject: "my friend Anna comes to dinner", "on Saturday come my friend Anna". */
const SENTENCE_OF_A_GUEST =
  /\b(?:comes?|coming|visits?|visiting|invited?|joins?|joining|stays?|staying|eats? with (?:me|us)|eats$|eating$|eating (?:with (?:me|us)|here|along|too\b(?! much))|over for|round for|is (?:my|our) guest)\b/

/** What goes on with whom was spoken of: "she is vegan", "and hates olives", "eggs and sesame". */
function readGoingOn(part: string, at: number, reader: Reader): boolean {
  if (reader.waiting.length > 0) return false
  const [, pronoun, said] = PRONOUN.exec(part) ?? ['', undefined, part]
  const people = reader.spokenOf.length > 0 ? reader.spokenOf : at === 0 ? whoBefore(pronoun, reader) : []
  const [person, ...others] = people
  const isOne = /^s?he$/.test(pronoun ?? '')
  if (person === undefined || (isOne && (others.length > 0 || !mayBe(pronoun, person)))) return false
  if (REMARK.test(said ?? part)) return true
  if (LIVES_HERE.test(said ?? part)) return liveHere(people)
  const told = toldIn((said ?? part).replace(/^also /, ''))
  if (told !== undefined) return keep(told, people, reader)
  const isMore = reader.goesOn !== null && isFood(part) && isFoodNamed(part)
  if (isMore && reader.goesOn !== null) {
    for (const { rules } of people) rules.push({ kind: reader.goesOn, value: part })
  }
  return isMore
}

function keep({ rules, goesOn }: Told, people: readonly Person[], reader: Reader): boolean {
  for (const person of people) person.rules.push(...rules)
  reader.goesOn = goesOn
  return true
}

function liveHere(people: readonly Person[]): boolean {
  for (const person of people) person.lives_here = true
  return true
}

/** Those who are named, from now on spoken of. */
function peopleOf(named: readonly PersonNamed[], reader: Reader): Person[] {
  reader.waiting = []
  reader.goesOn = null
  reader.spokenOf = named.map((who) => {
    const known = reader.people.find(({ person }) => person === who.person)
    const person = known ?? { ...who, lives_here: null, rules: [] }
    if (known === undefined) reader.people.push(person)
    return person
  })
  return reader.spokenOf
}

/** Whom "she" means at the beginning: the one guest of the sentences before it, else whoever was spoken of last. */
function whoBefore(pronoun: string | undefined, reader: Reader): Person[] {
  if (pronoun === undefined) return []
  const before = reader.topic.written
    .split(/(?<=[.!;\n])\s+/)
    .map((sentence) => sentence.toLowerCase())
    .filter((sentence) => SENTENCE_OF_A_GUEST.test(sentence))
  const [only, ...others] = before.flatMap((sentence) => namedIn(sentence, reader.topic) ?? [])
  if (only !== undefined && others.length === 0) return peopleOf([only], reader)
  const person = /^s?he$/.test(pronoun) ? personSpokenOf(pronoun, reader.topic) : undefined
  return person === undefined ? [] : peopleOf([{ person, relation: null }], reader)
}
