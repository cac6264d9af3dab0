import { findUnit } from '@alfred/contracts'
import { readFood } from '@alfred/language'
import type { Intent } from './coach-intent.ts'
import type { Sentence } from './plain-sentences.ts'

// Reads questions for an amount in another unit: of a food, of a unit alone, of degrees.

const DEGREES = '(?:°|degrees?|deg\\.?)? ?(?:c|f|celsius|fahrenheit|centigrade)'
const UNIT = '(?:fl\\.? oz\\.?|fluid ounces?|[a-z]{1,12})'

const OTHERWISE: readonly RegExp[] = [
  new RegExp(
    `^how (?:many|much) (?<to>${UNIT})(?: of (?<of>[a-z' -]{2,40}?))?(?: are| is)?(?: there)? (?:in|is|are|does|do|per|equals?|to|for|make|makes) (?<amount>.{1,60}?)(?: weigh| equal| make| have| contain)?$`,
  ),
  new RegExp(
    `^(?:can you )?(?:convert|turn|change) (?<amount>.{1,60}?) (?:to|into|in) (?<to>${UNIT}|${DEGREES})$`,
  ),
  new RegExp(
    `^(?:what(?: temperature)?(?:'s| is| are)|how much is|how many is) (?<amount>(?:\\d|an? |one |two |half ).{0,60}?) (?:in|to|as) (?<to>${UNIT}|${DEGREES})$`,
  ),
  new RegExp(`^(?<amount>(?:\\d|an? |one |two |half ).{0,60}?) (?:in|to|into) (?<to>${UNIT}|${DEGREES})$`),
]

const WEIGHTS: readonly RegExp[] = [
  /^how (?:much|many grams) (?:does|do|would) (?<amount>.{1,60}?) weigh(?: on average)?$/,
  /^how heavy (?:is|are) (?<amount>.{1,60})$/,
  /^what (?:does|do|would) (?<amount>.{1,60}?) weigh$/,
  /^(?:what(?:'s| is) )?(?:the )?(?:average |usual |typical )?weight of (?<amount>.{1,60})$/,
]

/** Reads "how many grams is a cup of flour", "convert 2 cups of sugar to grams", "350f in c", "how much does an onion weigh". */
export function readConversion({ text }: Sentence): Intent[] | undefined {
  for (const pattern of OTHERWISE) {
    const { amount, to, of } = pattern.exec(text)?.groups ?? {}
    const found = amount === undefined || to === undefined ? undefined : conversionOf(amount, to, of)
    if (found !== undefined) return [found]
  }
  const weighed = WEIGHTS.map((pattern) => pattern.exec(text)?.groups?.['amount']).find(isText)
  const food = weighed === undefined ? undefined : readFood(weighed)
  if (food === undefined || food.isDefinite || food.extent === 'vague') return undefined
  const { quantity, unit } = food
  return [conversion({ food: food.food, quantity: quantity ?? 1, unit, to: 'g' })]
}

const isText = (text: string | undefined): text is string => text !== undefined

type Conversion = { food: string | null; quantity: number; unit: string | null; to: string }
const conversion = (args: Conversion): Intent => ({ tool: 'convert_amount', arguments: args })

function conversionOf(amount: string, to: string, of: string | undefined): Intent | undefined {
  const degrees = degreesOf(amount, to)
  if (degrees !== undefined) return conversion(degrees)
  const wanted = to.replace(/\./g, '')
  if (findUnit(wanted) === undefined) return undefined
  const alone = unitAlone(amount)
  if (alone !== undefined) return conversion({ food: of ?? null, ...alone, to: wanted })
  const food = readFood(amount)
  // What is in an amount of a food is another question: "how many grams of fat are in 200 ml of cream".
  if (food === undefined || food.quantity === null || of !== undefined) return undefined
  return conversion({ food: food.food, quantity: food.quantity, unit: food.unit, to: wanted })
}

const HEAT = /^(\d{1,4}(?:\.\d{1,2})?) ?(?:°|degrees? |deg\.? )? ?(c|f|celsius|fahrenheit|centigrade)?$/
const SCALE = /^(?:°|degrees?|deg\.?)? ?(c|f|celsius|fahrenheit|centigrade)$/

/** Degrees on both sides: "350f in c". A "c" alone is a cup elsewhere. */
function degreesOf(amount: string, to: string): Conversion | undefined {
  const [, number, from] = HEAT.exec(amount) ?? []
  const [, wanted] = SCALE.exec(to) ?? []
  if (number === undefined || wanted === undefined) return undefined
  const scale = wanted.startsWith('f') ? 'F' : 'C'
  const unit = from === undefined ? (scale === 'F' ? 'C' : 'F') : from.startsWith('f') ? 'F' : 'C'
  return { food: null, quantity: Number(number), unit, to: scale }
}

/** An amount of nothing: "a pint", "2 cups", "tablespoon". */
function unitAlone(amount: string): { quantity: number; unit: string } | undefined {
  const [, number = '1', unit = ''] =
    /^(?:(\d{1,6}(?:\.\d{1,3})?) ?|an? |one |the )?([a-z. ]{1,16})$/.exec(amount) ?? []
  return findUnit(unit) === undefined
    ? undefined
    : { quantity: Number(number), unit: unit.replace(/\./g, '') }
}
