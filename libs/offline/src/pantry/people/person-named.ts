import { keptOut } from '@alfred/language'
import { isKnownFood } from '../../understanding/index.ts'
import { KNOWN_BY_THE, RELATIONS } from '../../reading/relation-words.ts'
import { dietPattern } from '../../reading/diet-pattern.ts'
import { asWritten } from '../topic-rule.ts'
import type { Topic } from '../topic-rule.ts'

// Whom the words of a message name. A name begins with a capital where it was written; a food and a pronoun are nobody's.

export type PersonNamed = { person: string; relation: string | null }

/** What follows somebody and is no name of theirs. */
export const VERBS =
  "(?:is|are|was|has|have|had|keeps?|follows?|gets?|needs?|wants?|avoids?|breaks?|refuses?|turned|became|still|just|now|always|absolutely|can|can't|cannot|may|must|mustn't|does|doesn't|do|don't|did|eats?|likes?|dislikes?|hates?|loves?|enjoys?|went|gone|only|never|really|also|and|or|comes?|coming|will|won't|lives?|with|to|for|over|on|in)\\b"
/** A relation is a word of its own: no "gran" is found in "granddaughter". */
const WORD_ENDS = '(?![\\p{L}-])'
export const OWN = `(?:(?:my|our) (?:new |little |big |youngest |oldest |eldest |older |younger )?|the (?=(?:${KNOWN_BY_THE})${WORD_ENDS}))(?<relation>${RELATIONS})${WORD_ENDS}(?:,? (?<called>(?!${VERBS})[\\p{L}][\\p{L}'-]{1,30}),?)?`
export const TITLE = '(?:(?:mrs|mr|ms|miss|dr|auntie|aunty|uncle)\\.? )?'
const NAME = `(?<name>${TITLE}[\\p{L}][\\p{L}'-]{1,30})`
/** Somebody else's relation is not the writer's own: "his dad", "her husband Tom". */
const THEIRS = `(?<theirs>(?:his|her|their) (?:${RELATIONS}))${WORD_ENDS}(?:,? (?<theirsCalled>(?!${VERBS})[\\p{L}][\\p{L}'-]{1,30}),?)?`
export const WHO = `(?:${OWN}|${THEIRS}|${NAME})`
/** Words that begin a sentence and name nobody. */
const NOBODY =
  /^(?:(?:i|we|you|he|she|it|they|this|that|these|those|there|who|what)(?:['’](?:ve|re|s|m|d|ll))?|which|everyone|everybody|someone|somebody|nobody|everything|dinner|lunch|breakfast|food|alfred|today|tomorrow|tonight|me|us|them|him|her|and|but|so|because|if|when|mine|my|our|your)$/i

/** Who is meant, with what they are to the writer. Undefined where the words name no person. */
export function personIn(
  { relation, called, name, theirs, theirsCalled }: Readonly<Record<string, string | undefined>>,
  topic: Topic,
): PersonNamed | undefined {
  if (relation !== undefined) {
    const own = called === undefined ? undefined : asWritten(topic, called).replace(/['’]s?$/, '')
    return own !== undefined && isName(own)
      ? { person: own, relation: relation.replace(/ /g, '-') }
      : called === undefined
        ? { person: relation, relation: null }
        : undefined
  }
  if (theirs !== undefined) {
    const own = theirsCalled === undefined ? theirs : asWritten(topic, theirsCalled).replace(/['’]s?$/, '')
    return theirsCalled === undefined || isName(own) ? { person: own, relation: null } : undefined
  }
  if (name === undefined) return undefined
  const written = asWritten(topic, name).replace(/['’]s?$/, '')
  return isName(written) ? { person: written, relation: null } : undefined
}

/** Does a word name nobody, in any letters? */
export const isNobody = (word: string): boolean => NOBODY.test(word) || DAYS.test(word) || isDiet(word)

export function isName(written: string): boolean {
  if (!/^\p{Lu}\p{Ll}/u.test(written) || NOBODY.test(written)) return false
  return keptOut(written) === undefined && !FOODS.has(written.toLowerCase()) && !isDiet(written)
}

const isDiet = (word: string): boolean => new RegExp(`^${dietPattern}$`, 'i').test(word)

/** Foods that people say such things of, at the beginning of a sentence: "Tofu is vegan". */
const FOODS = new Set(
  'tofu tempeh seitan quorn honey bread pasta rice cheese butter milk yogurt quinoa oats oatmeal chocolate wine beer gelatine gelatin soup salad curry pizza pesto hummus falafel'.split(
    ' ',
  ),
)

const GUEST = new RegExp(OWN, 'gu')
const DAYS =
  /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$|^(?:january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|thanksgiving)$/i

/** The one person whom a part of a sentence names, wherever it does: "on Saturday come my friend Anna". Undefined for none and several. */
export function namedIn(part: string, topic: Topic): PersonNamed | undefined {
  const own = ownIn(part, topic)
  const [only, ...others] = own.length > 0 ? own : namesIn(part, topic)
  return others.length > 0 ? undefined : only
}

/** All whom a message names, those of the writer and others by their names. */
export function peopleIn(message: string): PersonNamed[] {
  const topic = { brief: null, written: message, isQuestion: false, last: [] }
  const own = ownIn(message.toLowerCase(), topic)
  const others = namesIn(message.toLowerCase(), topic).filter(
    ({ person }) =>
      !own.some((one) => one.person === person) && !isFoodInFront(person, message) && !isBeginning(person),
  )
  return [...own, ...others]
}
/** A food has its capital from the beginning of a sentence: "Courgettes are off". Amid one it is somebody's name: Rose, Basil. */
const isFoodInFront = (word: string, message: string): boolean =>
  isKnownFood(word) &&
  message.split(/(?<=[.!?;:\n])\s+/).some((sentence) => sentence.trimStart().startsWith(word))

/** Words that have a capital from the beginning of a sentence, or that speak to Alfred. */
const STARTS =
  /^(?:vegan|also|plus|both|please|remember|note|just|oh|ok|okay|hi|hello|hey|alfred|thanks|sorry|on|for|at|in|as|no|not|yes|with|how|when|where|why|can|could|does|do|is|are|will|should|add|plan|the|all|one|only|coeliac|allergic|cooking|having|guests?|friends?|kids|actually|btw|fyi|apparently|turns|remind|she's|he's)$/i

/** Does a word have its capital only since it begins a sentence? */
export const isBeginning = (word: string): boolean => STARTS.test(word)

const ownIn = (part: string, topic: Topic): PersonNamed[] =>
  [...part.matchAll(GUEST)].flatMap(({ groups }) => {
    const { relation, called } = groups ?? {}
    const isCalled = called !== undefined && isName(asWritten(topic, called))
    return personIn({ relation, called: isCalled ? called : undefined }, topic) ?? []
  })

const namesIn = (part: string, topic: Topic): PersonNamed[] => {
  const words = (part.match(/\p{L}[\p{L}'-]+/gu) ?? []).map((word) =>
    asWritten(topic, word).replace(/['’]s?$/, ''),
  )
  return [...new Set(words)]
    .filter((word) => isName(word) && !DAYS.test(word))
    .map((person) => ({ person, relation: null }))
}
