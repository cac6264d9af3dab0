import type { Ask } from '@alfred/contracts'
import type { Reading } from './reading.ts'

/** Words that stand in no name of a food: who finds one there has taken a piece of a sentence for a food. */
const NO_NAME =
  /\b(?:i|i['’]?m|i['’]?ve|i['’]?d|i['’]?ll|we|we['’](?:re|ve|ll)|you|he|she|they|they['’](?:re|ve)|it|it['’]s|there|there['’]?s|that['’]?s|what|what['’]?s|how|who|is|are|was|were|am|been|do|does|did|has|have|had|having|got|can|could|would|should|will|\w+n['’]t|cant|dont|doesnt|didnt|isnt|wont|my|mine|your|his|her|our|their|husband|wife|guests?|visitors?|people|sorry|actually|please|thanks|btw|plus|also|too|so|but|because|cos|if|then|except|everything|anything|about|put|stick|write|forgot|made|ate|bought|goes|going|just|now|today|tonight|tomorrow|yesterday|still|yet|them|that|this|these|those|said|mind|list|recipe|em|ems|pull|show|tell|find|look|read|remind|tick|delete|remove|cancel|undo|swap|allergic|usuals?|w|more|another|without|around|only|honestly|really|maybe|already|instead|left|rest|enough|owt|nowt|weekend|idiot|same|either|called)\b|^(?:in|into|onto|at|from|for|of|with|by|to|buy|buying) |^(?:one|two|three|four|five|six|seven|eight|nine|ten|\d+|ja|aye|nah|sir|lots?|half|took|taken|needed)$/i

/** What is eaten from, or as much as one eats, of no food: "log me one bowl". */
const ONLY_A_PORTION =
  /^(?:(?:an?|the|one|two|three|four|\d+(?:\.\d+)?) )?(?:bowl|plate|serving|portion|helping)s?$/i
/** A share is of no food either, though one may ask of what it was: "I ate a quarter". */
const ONLY_A_SHARE = /^(?:(?:an?|the|one|two|three) )?(?:half|halves|quarters?|thirds?)$/i

/**
 * Was a piece of the sentence taken for a food: "How much sorry, exactly?", a dislike of "husband doesn't support lactose"? Such a reading is
 * neither carried out nor asked about.
 */
export function isMadeOfScraps({ calls, unclear }: Reading<unknown, unknown>): boolean {
  const asked = unclear.flatMap(({ asks }) => namesAsked(asks))
  return (
    [...asked, ...calls.flatMap(namesIn)].some((name) => NO_NAME.test(name)) ||
    [...asked, ...calls.flatMap(itemsIn)].some((name) => ONLY_A_PORTION.test(name)) ||
    calls.flatMap(itemsIn).some((name) => ONLY_A_SHARE.test(name))
  )
}

/** More words than the name of a food has. */
const WORDS_OF_A_NAME = 4

/**
 * Was a message not read by the rules, though they ask something: "Which food do you mean by "200 g chicken breast w/ 150 g cooked rice"?" An
 * objection to an amount that cannot be was read.
 */
export function isUnread(reading: Reading<unknown, unknown>): boolean {
  const asked = reading.unclear.flatMap(({ asks }) => asks ?? [])
  if (asked.some(({ slot }) => slot === 'portion')) return false
  const isOfAPiece = asked
    .flatMap(namesAsked)
    .some((name) => name.trim().split(/\s+/).length >= WORDS_OF_A_NAME)
  return isOfAPiece || isMadeOfScraps(reading)
}

const NAMING: ReadonlySet<string> = new Set(['food', 'amount', 'portion'] satisfies Ask['slot'][])

function namesAsked(asks: Ask | undefined): string[] {
  return asks && NAMING.has(asks.slot) && asks.about !== null ? [asks.about] : []
}

const TASTES: ReadonlySet<unknown> = new Set(['dislike', 'like', 'allergy'])

/** The foods that a call names. What is searched for may be any words. */
function namesIn(call: unknown): string[] {
  const slots = (call as { arguments?: Readonly<Record<string, unknown>> }).arguments ?? {}
  const value = TASTES.has(slots['kind']) ? slots['value'] : undefined
  return [slots['food'], value, ...itemsIn(call)].filter((name): name is string => typeof name === 'string')
}

/** The foods of a meal that a call names. */
function itemsIn(call: unknown): string[] {
  const { items } = (call as { arguments?: { items?: unknown } }).arguments ?? {}
  return (Array.isArray(items) ? (items as { food?: unknown }[]) : []).flatMap(({ food }) =>
    typeof food === 'string' ? [food] : [],
  )
}
