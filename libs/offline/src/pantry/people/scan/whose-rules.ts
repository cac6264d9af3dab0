import { isDeepStrictEqual } from 'node:util'
import { RELATIONS } from '../../../reading/relation-words.ts'
import { isKnownFood } from '../../../understanding/index.ts'
import { samePerson } from './same-person.ts'
import type { Intent } from '../../kitchen-intent.ts'
import type { Topic } from '../../topic-rule.ts'
import type { PersonNamed } from '../person-named.ts'
import { mayBe, personSpokenOf } from '../person-spoken-of.ts'
import type { PersonRule } from '../what-is-told.ts'
import type { Item } from './items-of-message.ts'
import { nameInSmallLetters } from './person-said.ts'
import type { ToldFreely } from './told-freely.ts'

// Gives each rule of a message to those who stand before it, or behind it where nobody does.

type Somebody = PersonNamed | 'writer' | 'unknown'
type Told = { who: Somebody; rules: PersonRule[] }
type Giving = {
  told: Told[]
  /** Those who are spoken of now. */
  group: Somebody[]
  /** Was something told of the group? Then the next who is named begins another one. */
  isTold: boolean
  /** Did something join the next who is named to the group? */
  isJoined: boolean
  /** Are all of the group named in this sentence? */
  isOfSentence: boolean
  /** What was told in this sentence before anybody was named. */
  waiting: PersonRule[]
  last: PersonRule[]
  /** Is what was told last to be given to whoever comes next? */
  isSame: boolean
  /** Words that say something else, since somebody was named. */
  unread: number
  isSure: boolean
  topic: Topic
}

/** A message of which more is not read says something else. */
const UNREAD_MAX = 8
/** Does a word that was not read change what is told, or tell of something in a kitchen? */
const saysMore = (word: string): boolean => NEGATES.test(word) || /\d/.test(word) || isKnownFood(word)
const NEGATES = /^(?:not?|never|without|nor|neither|hardly|barely|cannot|nothing|none|\p{L}+n't)$/u

/** Who must not have or does not like what, by the items of a message. Undefined where it is not clear of whom a rule is told. */
export function whoseRules(items: readonly Item[], topic: Topic): ToldFreely | undefined {
  const named = withSmallNames(items, topic)
  if (!named.some(({ is }) => is === 'rules')) return undefined
  const unread = named.flatMap((item) => (item.is === 'word' ? [item.word] : []))
  if (unread.length > UNREAD_MAX || unread.some(saysMore)) return undefined
  const giving: Giving = {
    ...{ told: [], group: [], waiting: [], last: [] },
    ...{ isTold: false, isJoined: false, isOfSentence: false, isSame: false, isSure: true },
    ...{ unread: 0, topic },
  }
  for (const [at, item] of named.entries())
    if (!take(item, { before: named[at - 1], behind: named[at + 1] }, giving)) return undefined
  if (!endSentence(giving)) return undefined
  return toldBy(giving)
}

type Around = { before: Item | undefined; behind: Item | undefined }

/** Takes an item up. False where the message cannot be read. */
function take(item: Item, around: Around, giving: Giving): boolean {
  switch (item.is) {
    case 'person':
      if (item.isUnsure === true) giving.isSure = false
      return takePerson(item.who, giving)
    case 'rules':
      return takeRules(item, around, giving)
    case 'same':
      return takeSame(item.stands, giving)
    case 'ends':
      return endSentence(giving)
    case 'joins':
      giving.isJoined = true
      return true
    case 'word':
      giving.isSure = false
      giving.isJoined = false
      giving.unread += 1
      return true
    case 'gap':
    case 'for':
    case 'filling':
      return true
  }
}

function takePerson(said: Extract<Item, { is: 'person' }>['who'], giving: Giving): boolean {
  const isPronoun = typeof said === 'object' && 'pronoun' in said
  const who = isPronoun ? meantBy(said.pronoun, giving) : [said]
  if (who === undefined) return false
  const isNew = !who.some((one) => giving.group.some((other) => samePerson(one, other)))
  const isMore =
    !isPronoun && isNew && giving.isJoined && !giving.isTold && giving.isOfSentence && giving.unread === 0
  giving.group = isMore ? [...giving.group, ...who] : who
  Object.assign(giving, { isTold: false, isJoined: false, isOfSentence: true, unread: 0 })
  if (giving.isSame) return give(giving.last, giving)
  return true
}

/** Whom a pronoun means: those who were named last, or somebody whom the conversation named. */
function meantBy(pronoun: string, giving: Giving): Somebody[] | undefined {
  const known = [...giving.told.map(({ who }) => who), ...giving.group]
  const others = distinct(known).filter((who): who is PersonNamed => typeof who === 'object')
  if (/^(?:they|them)$/.test(pronoun) && giving.group.length > 0) return giving.group
  const may = others.filter((who) => mayBe(pronoun, who))
  const [only, ...more] = may
  if (only !== undefined && more.length === 0) return [only]
  // Which of two it means is told by the sentence alone.
  const [spokenOf, ...beside] = giving.isOfSentence ? giving.group : []
  if (only !== undefined)
    return beside.length === 0 && may.some((who) => who === spokenOf)
      ? may.filter((who) => who === spokenOf)
      : undefined
  const before = others.length > 0 ? undefined : personSpokenOf(pronoun, giving.topic)
  return before === undefined ? undefined : [{ person: before, relation: null }]
}

function takeRules(
  { rules, isBare }: Extract<Item, { is: 'rules' }>,
  { before, behind }: Around,
  giving: Giving,
): boolean {
  // "Vegan sausages" and "no fish left" tell of no person.
  if (isBare && (before?.is === 'word' || behind?.is === 'word')) return false
  // "I've no fresh fish" is told of a kitchen.
  const isOfKitchen =
    before?.is === 'filling' && /^(?:has|have|'ve|got|is|are|it|gone|been)$/.test(before.said)
  if (isOfKitchen && rules.some(({ value }) => value.startsWith('no '))) return false
  if (giving.unread > 0 && giving.isOfSentence) return false
  giving.last = rules
  if (giving.group.length === 0 || (!giving.isOfSentence && isAhead(behind))) {
    // "No meatballs tonight" is told of nobody.
    if (isBare && !isAhead(behind)) return false
    giving.waiting.push(...rules)
    return true
  }
  return give(rules, giving)
}

const isAhead = (behind: Item | undefined): boolean => behind?.is === 'for' || behind?.is === 'gap'

function takeSame(stands: 'in front' | 'behind', giving: Giving): boolean {
  if (giving.last.length === 0) return stands === 'behind'
  if (stands === 'behind' && giving.unread > 0) return true
  if (stands === 'behind') return giving.isTold || giving.group.length === 0 || give(giving.last, giving)
  giving.isSame = true
  return true
}

function give(rules: readonly PersonRule[], giving: Giving): boolean {
  for (const who of giving.group) {
    if (who === 'unknown') return false
    const known = giving.told.find((one) => samePerson(one.who, who))
    if (known === undefined) giving.told.push({ who, rules: [...rules] })
    else known.rules.push(...rules.filter((rule) => !known.rules.some((one) => isDeepStrictEqual(one, rule))))
  }
  Object.assign(giving, { isTold: true, isJoined: false, isSame: false })
  return giving.group.length > 0
}

/** What was told before anybody was named is of those named behind it, in the same sentence, and else of those before. */
function endSentence(giving: Giving): boolean {
  const { waiting } = giving
  if (waiting.length > 0) {
    giving.waiting = []
    if (giving.isTold || !give(waiting, giving)) return false
  }
  Object.assign(giving, { isOfSentence: false, isJoined: false, unread: 0 })
  return true
}

function toldBy({ told, isSure }: Giving): ToldFreely | undefined {
  if (!told.some(({ who }) => who !== 'writer')) return undefined
  const isGrave = told.some(({ rules }) => rules.some(({ kind }) => kind === 'allergy' || kind === 'diet'))
  if (!isSure && !isGrave) return undefined
  const intents = told.flatMap(({ who, rules }): Intent[] => {
    if (who === 'unknown') return []
    if (who !== 'writer')
      return [{ tool: 'remember_person', arguments: { ...who, lives_here: null, rules: [...rules] } }]
    return rules.map(({ kind, value }) => ({ tool: 'remember_preference', arguments: { kind, value } }))
  })
  return { intents, isSure }
}

const distinct = (all: readonly Somebody[]): Somebody[] =>
  all.filter((one, at) => all.findIndex((other) => samePerson(one, other)) === at)

/** The items with names in small letters found by where they stand: right before what is told of somebody, or joined to them. */
function withSmallNames(items: readonly Item[], topic: Topic): Item[] {
  const named = [...items]
  for (let at = named.length - 1; at >= 0; at -= 1) {
    const [before, item] = [named[at - 1], named[at]]
    if (item?.is !== 'word') continue
    const who = nameInSmallLetters(item.word, topic)
    const relation = before?.is === 'person' ? relationOf(before.who) : undefined
    if (who !== undefined && relation !== undefined)
      named.splice(at - 1, 2, {
        ...{ is: 'person', who: { person: who.who.person, relation }, said: item.word },
        isUnsure: !who.isSure && !leadsToRule(named, at + 1),
      })
    else if (who !== undefined && isBeginning(before) && leadsToRule(named, at + 1))
      named[at] = { is: 'person', who: who.who, said: item.word, isUnsure: !who.isSure }
  }
  return named
}

/** What somebody is to the writer who is named by that alone: "my neighbour", of whom the name may come next. */
function relationOf(who: Extract<Item, { is: 'person' }>['who']): string | undefined {
  const isAlone = typeof who === 'object' && 'person' in who && who.relation === null
  return isAlone && IS_RELATION.test(who.person) ? who.person : undefined
}
const IS_RELATION = new RegExp(`^(?:${RELATIONS})$`, 'u')

const isBeginning = (before: Item | undefined): boolean =>
  before === undefined ||
  before.is === 'ends' ||
  before.is === 'joins' ||
  before.is === 'gap' ||
  before.is === 'for' ||
  before.is === 'same' ||
  (before.is === 'filling' && !IS.test(before.said))
const IS = /^(?:is|are|am|been|being|gone|'\p{L}+|it|has|have|got|very|really)/u

/** Does what is told of somebody come next, or somebody else of whom it is told? */
function leadsToRule(items: readonly Item[], from: number): boolean {
  const [next, second] = items.slice(from).filter(({ is }) => is !== 'filling' && is !== 'gap')
  return (
    next?.is === 'rules' ||
    next?.is === 'same' ||
    (next?.is === 'joins' && second?.is === 'person') ||
    (items[from - 2]?.is === 'same' && (next === undefined || next.is === 'ends'))
  )
}
