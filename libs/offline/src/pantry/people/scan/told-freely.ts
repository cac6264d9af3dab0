import type { TurnBrief } from '@alfred/contracts'
import { plainOfPeople } from '../plain-of-people.ts'
import type { Topic } from '../../topic-rule.ts'
import { itemsOf } from './items-of-message.ts'
import { whoseRules, type ToldFreely } from './whose-rules.ts'

// Reads of whom a message tells what, wherever it stands in it: the people and the rules are found first, and each rule is given to those
// who stand before it. A name that no list has, and what is denied beside it, is only kept after a yes.

/** A longer message says more than whom it tells of. */
const LETTERS_MAX = 600

/** What is asked, supposed, over, done or told of all but one is read elsewhere. */
const ELSEWHERE: readonly RegExp[] = [
  /\?|\b(?:what|which|how|why|where|(?:could|should|would) (?:i|we|you|it|that|s?he|they))\b/,
  /\b(?:if|unless|maybe|perhaps|might|doubt|unsure|not sure|wonder|whether|suppose|imagine|(?:don't|do not) (?:think|believe|reckon))\b/,
  /\b(?:any ?more|no longer|used to|outgrew|outgrown|grown out|grew out|was|were|wasn't|weren't|come off|back on|scrap|off to|(?:allerg(?:y|ies)|intolerance)(?: is|'s| has)? (?:gone|over|cleared|went))\b/,
  /\b(?:ate|eaten|bought|cooked|had|sorry|joking|kidding|instead|recipes?|list|diary|cookbook|note to|remind)\b/,
  /\b(?:except|apart from|(?:every(?:one|body)|any(?:one|body)|no(?:body| one)|all)(?: of (?:us|them))? (?:but|bar))\b/,
]
/** A question begins so. */
const ASKS =
  /^(?:so |and |hi,? |hey,? )?(?:is|are|can|do|does|did|has|have|may|who|when)\b(?! got\b)|[,;.:] ?(?:so )?(?:is|are|can|do|does|may|will) (?:it|that|this|i|we|you|s?he|they|there)\b/
/** A wish for meals, which somebody's rules are a part of. */
const FOR_WHOM =
  /^(?:(?:an?|one|two|three|some) )?(?:weeks?|days?|dinner|lunch|tea|supper|breakfast)\b[^.:]*\bfor (?:my|our|the)\b/
/** An order begins its clause. */
const ORDERS =
  /(?:^|[.,;:!\n–—-] ?|\b(?:and|so|please|then|you|(?<!told |trying |has |have |needs? |supposed )to) )(?:swap|change|add|put|plan|make|find|show|suggest|remove|cancel|delete|bin|forget|log|move|buy|get|order|cook|use|give|pick|choose|leave|skip|drop|take|bring|check|tell|let's|lets|let us)\b/
/** What a doctor has said holds from then on. */
const WAS_TOLD = /\bwas (?=(?:told to|diagnosed)\b)/g
/** "Neither Kate nor I eat beef" is told of both. */
const NEITHER =
  /\bneither (?:of )?(?<one>[^,.;]{2,30}?)(?: nor (?<other>[^,.;]{1,30}?))? (?<verb>eats?|likes?|drinks?|can (?:eat|have|do|touch))(?= )/g

/** What a message tells of people. Undefined where it tells of nobody, or something else as well that has to be done. */
export function toldFreely(message: string, brief: TurnBrief | null): ToldFreely | undefined {
  if (message.length > LETTERS_MAX) return undefined
  const text = plainOfPeople(message)
    .replace(WAS_TOLD, 'is ')
    .replace(NEITHER, (...found) => bothNot(found.at(-1) as Neither))
  if ([...ELSEWHERE, ASKS, FOR_WHOM, ORDERS].some((one) => one.test(text))) return undefined
  const topic: Topic = { brief, written: message, isQuestion: false, last: [] }
  return whoseRules(itemsOf(text, topic), topic)
}

type Neither = { one: string; other?: string; verb: string }

const bothNot = ({ one, other, verb }: Neither): string =>
  `${one}${other === undefined ? '' : ` and ${other}`} ${verb.startsWith('can') ? verb.replace('can', "can't") : `don't ${verb.replace(/s$/, '')}`}`
