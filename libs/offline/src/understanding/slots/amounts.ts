import type { Mark } from '../words/marks.ts'
import type { Sentence } from '../words/sentence.ts'
import type { Thing } from '../things/things-and-parts.ts'

// A number and its unit as an amount.

/** How much of something is told. */
export type Amount = { quantity?: number; unit?: string }

/** A thing with its amount. */
export type Item = Amount & { thing: Thing }

/** Words that may stand between a number and its unit: "2 more packs". */
const SIZES = /^(?:more|big|large|small|extra|new|heaped|level|full|whole)$/

/** Units that are measured, and no packs or pieces. */
export const MEASURES = /^(?:g|kg|ml|l|cl|oz|lb)$/

/** Words behind a number that counts days, hours or people and no food: "they're two days over", "twelve folk". */
const OF_ELSE =
  /^(?:days?|weeks?|months?|hours?|hrs?|mins?|minutes?|oclock|degrees|people|persons?|ppl|pax|folks?|guests|adults|kids|boys|girls|friends|neighbours|neighbors)$/

/** Words behind an amount that is none: "five limes is too many", "two pints won't last". */
const TOO_MANY =
  /^(?:\w+ ){0,2}?(?:(?:is|are|was|were|wont be) too (?:many|much|few|little)|(?:isnt|arent|wont be|not) enough|wont (?:last|do))(?: |$)/

/** Is an amount denied by the words before it: "not 5", "rather than 5", "I said 5"? "Fewer than 5" is not. */
export function isDenied({ tokens }: Sentence, { start, end }: Mark): boolean {
  if (tokens[end - 1]?.stop === '' && OF_ELSE.test(tokens[end]?.text ?? '')) return true
  const stop = tokens.findIndex((token, at) => at >= end - 1 && token.stop !== '')
  const behind = tokens.slice(end, Math.min(end + 6, stop < 0 ? end + 6 : stop + 1))
  if (TOO_MANY.test(behind.map(({ text }) => text).join(' '))) return true
  const [second = '', first = ''] = [tokens[start - 2]?.text, tokens[start - 1]?.text]
  const third = tokens[start - 3]?.text ?? ''
  // "20 grams it was, you have put 200", but "can you put 2 kg".
  const isAsked = /^(?:can|could|would|will|should|if|want|need)$/.test(third)
  if (
    /^(?:put|wrote|said|logged|have|got)$/.test(first) &&
    ((/^(?:you|youve)$/.test(second) && !isAsked) || (/^(?:you|youve)$/.test(third) && second !== 'to'))
  )
    return true
  if (first === 'than') return !/^(?:fewer|less|more|lower|under|below)$/.test(second)
  return /^(?:not|isnt|wasnt|instead|said)$/.test(first) || (first === 'of' && second === 'instead')
}

/** Thirds as people write them down: 0.33 and 0.67. */
const written = (value: number): number =>
  Number.isInteger(value * 1_000) ? value : Math.round(value * 100) / 100

/** The amount of a number with its unit; the number counts as taken. */
export function amountOf(number: Mark, unit: Mark | undefined, taken: Set<Mark>): Amount {
  taken.add(number)
  return { quantity: written(Number(number.value)), ...(unit && { unit: String(unit.value) }) }
}

/** The unit that stands right behind a number. */
export const unitRightBehind = ({ markAt }: Sentence, { end }: Mark): Mark | undefined =>
  markAt[end]?.kind === 'unit' ? markAt[end] : undefined

/** The unit behind an amount: "2 l", "2 more packs", "a quarter of a jar". */
export function unitBehind({ markAt, tokens }: Sentence, { end }: Mark): Mark | undefined {
  const behindOf = tokens[end]?.text === 'of' ? end + 1 : end
  const isBetween =
    /^(?:a|the)$/.test(tokens[behindOf]?.text ?? '') || SIZES.test(tokens[behindOf]?.text ?? '')
  const at = isBetween ? behindOf + 1 : behindOf
  return markAt[at]?.kind === 'unit' ? markAt[at] : undefined
}

/** The quantity and the unit of an item, as slots. */
export function amountSlots({ quantity, unit }: Amount): { quantity?: number; unit?: string } {
  return { ...(quantity !== undefined && { quantity }), ...(unit !== undefined && { unit }) }
}
