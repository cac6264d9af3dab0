import { isDeepStrictEqual } from 'node:util'
import { isKnownFood } from '../../../understanding/index.ts'
import type { Intent } from '../../kitchen-intent.ts'
import type { Topic } from '../../topic-rule.ts'
import type { PersonNamed } from '../person-named.ts'
import { mayBe, personSpokenOf } from '../person-spoken-of.ts'
import type { PersonRule } from '../what-is-told.ts'
import type { Item } from './items-of-message.ts'
import { namedItems } from './named-items.ts'

// Gives each rule of a message to those who stand before it, or behind it where nobody does.

/** What a message tells of people, one call each, and whether it is sure of whom: else it is asked before anything is kept. */
export type ToldFreely = { intents: Intent[]; isSure: boolean }

type Somebody = PersonNamed | 'writer' | 'unknown'
type Told = { who: Exclude<Somebody, 'unknown'>; rules: PersonRule[] }
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
  /** Was all of it read? */
  isWhole: boolean
  isSure: boolean
  topic: Topic
}

/** A message of which more is not read says something else. */
const UNREAD_MAX = 8
/** Does a word that was not read tell of something in a kitchen, or ask for something? */
const saysMore = (word: string): boolean => /\d/.test(word) || ASKS_FOR.test(word) || isKnownFood(word)
const ASKS_FOR =
  /^(?:plan|menus?|meals?|dish(?:es)?|servings?|portions?|persons?|week|dinners|lunches|swap|add|ideas?|something)$/
const NEGATES = /^(?:not?|never|without|nor|neither|hardly|barely|cannot|nothing|none|\p{L}+n't)$/u

/** Who must not have or does not like what, by the items of a message. Undefined where it is not clear of whom a rule is told. */
export function whoseRules(items: readonly Item[], topic: Topic): ToldFreely | undefined {
  const named = namedItems(items, topic)
  if (!named.some(({ is }) => is === 'rules')) return undefined
  const unread = named.flatMap((item) => (item.is === 'word' ? [item.word] : []))
  if (unread.length > UNREAD_MAX || unread.some(saysMore)) return undefined
  const giving: Giving = {
    ...{ told: [], group: [], waiting: [], last: [] },
    ...{ isTold: false, isJoined: false, isOfSentence: false, isSame: false },
    ...{ isWhole: true, isSure: true },
    ...{ unread: 0, topic },
  }
  for (const [at, item] of named.entries())
    if (!take(item, { before: named[at - 1], behind: behindFilling(named, at) }, giving)) return undefined
  if (!endSentence(giving)) return undefined
  return toldBy(giving)
}

/** What comes next, but for words that change nothing: "halal only for Amina". */
function behindFilling(items: readonly Item[], at: number): Item | undefined {
  const next = items.slice(at + 1, at + 4).find(({ is }) => is !== 'filling')
  return next?.is === 'for' || next?.is === 'gap' ? next : items[at + 1]
}

type Around = { before: Item | undefined; behind: Item | undefined }

/** Takes an item up. False where the message cannot be read. */
function take(item: Item, around: Around, giving: Giving): boolean {
  switch (item.is) {
    case 'person':
      // "Not Paul": of him nothing is told.
      if (around.before?.is === 'word' && NEGATES.test(around.before.word)) return true
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
      // "Lactose intolerant, that's Dave, not me": of whom it is told is said by what is denied.
      if (NEGATES.test(item.word) && giving.waiting.length > 0) return false
      if (NEGATES.test(item.word)) giving.isSure = false
      giving.isWhole = false
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
  if (isBare && (before?.is === 'word' || behind?.is === 'word')) return isDeepStrictEqual(rules, giving.last)
  // "I've no fresh fish" is told of a kitchen.
  const isOfKitchen =
    before?.is === 'filling' && /^(?:has|have|'ve|got|is|are|it|gone|been)$/.test(before.said)
  if (isOfKitchen && isBare && rules.some(({ value }) => value.startsWith('no '))) return false
  if (giving.unread > 0 && giving.isOfSentence) return false
  const isFirst = isAhead(behind) && (!giving.isOfSentence || giving.waiting.length > 0)
  if (!giveWaiting(giving, isFirst)) return false
  giving.last = rules
  if (giving.group.length === 0 || isFirst) {
    // "No meatballs tonight" is told of nobody.
    if (isBare && !isAhead(behind)) return false
    giving.waiting.push(...rules)
    return true
  }
  return give(rules, giving)
}

/**
 * Gives what waited for those behind it before something else is told: to all of them where that is of others, "shrimp allergy (Max), nut allergy (Ida)",
 * and else to all but the last, of whom it is: "no nuts for Max, and Ida is vegan".
 */
function giveWaiting(giving: Giving, isOfOthers: boolean): boolean {
  const { waiting, group } = giving
  if (waiting.length === 0 || !giving.isOfSentence) return true
  const isOfLast = !isOfOthers && group.length > 1
  giving.group = isOfLast ? group.slice(0, -1) : group
  giving.waiting = []
  if (!give(waiting, giving)) return false
  giving.group = isOfLast ? group.slice(-1) : group
  return true
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

/** What is told beside something that was not read is kept where it protects somebody: it would be lost by the next message. */
function toldBy({ told, isWhole, isSure }: Giving): ToldFreely | undefined {
  if (!told.some(({ who }) => who !== 'writer')) return undefined
  const isGrave = told.some(({ rules }) => rules.some(({ kind }) => kind === 'allergy' || kind === 'diet'))
  if (!(isWhole && isSure) && !isGrave) return undefined
  const intents = told.flatMap(({ who, rules }): Intent[] => {
    if (who !== 'writer')
      return [{ tool: 'remember_person', arguments: { ...who, lives_here: null, rules: [...rules] } }]
    return rules.map(({ kind, value }) => ({ tool: 'remember_preference', arguments: { kind, value } }))
  })
  return { intents, isSure }
}

/** Are two the same? Somebody's name may stand with what they are to the writer, and without. */
function samePerson(one: Somebody, other: Somebody): boolean {
  if (typeof one === 'string' || typeof other === 'string') return one === other
  return one.person === other.person
}

const distinct = (all: readonly Somebody[]): Somebody[] =>
  all.filter((one, at) => all.findIndex((other) => samePerson(one, other)) === at)
