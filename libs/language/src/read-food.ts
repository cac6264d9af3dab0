import { countryUnitNames, findUnit, isAmount, units } from '@alfred/contracts'
import { amountInFront } from './amount-in-front.ts'
import { objectToAmount } from './object-to-amount.ts'
import { numberWords, readNumber, signsAsFractions } from './read-number.ts'
import { withoutEnding } from './trim-text.ts'

/** A food with its amount. A null amount means "all of it" or "the usual amount", depending on the tool. */
export type FoodPhrase = {
  food: string
  quantity: number | null
  unit: string | null
  /** How the amount was said: as a number, as all of it, vaguely ("half the", "a few"), or not at all. */
  extent: 'amount' | 'all' | 'vague' | 'none'
  isDefinite: boolean
  /** The share of what there is that a vague amount tells: 0.5 of "half the milk". */
  share?: number
}

const NUMBER = new RegExp(
  `^(\\d+ \\d+/\\d+|\\d+/\\d+|\\d+(?:\\.\\d+)?(?= |$)|(?:${numberWords.join('|')})(?= ))`,
)

/** Containers that are not units here: they are kept as said, so that the refusal can list the known units. */
const FOREIGN_UNITS = /^(tubs?|punnets?|tubes?|sacks?|fillets?|barrels?) of /
/** Measures whose size depends on the country stay as they were said: whoever knows the locale finds the unit. */
const COUNTRY_UNITS = new RegExp(
  `^(${[...countryUnitNames, 'fl\\. oz', 'fl\\.? ?oz\\.'].join('|')})\\.?(?: of(?: the| my| our)?)? (?=\\S)`,
)
const VAGUE =
  /^(?:(?:half|a third|a quarter|one third|one quarter|two thirds|three quarters|most|part|a bit|a few|a little|several|many|lots|a lot|plenty|a handful|some more)(?: of)?|some of)(?= )/
const ALL =
  /^(?:all(?: of)?|both(?: of)?|every|the rest of|the last of|up)(?: (?:the|my|our|that|those|these))?(?: (?:cans?|tins?|packs?|packets?|bags?|bottles?|jars?|boxes|cartons?) of)?(?= )/
const DEFINITE = /^(?:the|my|our|that|this|those|these|your)(?: last| remaining| other)?(?= )/
/** Words that stand for a food: "got them", "bought the others". */
const FOR_FOODS =
  'it|them|that|this|these|those|everything|something|anything|nothing|stuff|things?|food|ones?|all|both|(?:an)?others?|(?:an)?other ones?|same|mine|yours|ours|theirs|me|you|us|home|away|up|out'
/** Words that tell how much there is, and not of what: "bought some", "got plenty", "the rest". */
const HOW_MUCH =
  '(?:(?:some|any|no|a few|few|lots|plenty|loads) )?more|some|any|none|most|half|(?:a )?few|several|lots?|plenty|loads|heaps|tons|(?:more than )?enough|(?:half )?(?:an? )?dozen|score|couple|pair|bits?|rest|remainder|spares?'
const NO_FOOD = new RegExp(
  `^(?:${FOR_FOODS}|${HOW_MUCH})(?: (?:already|now|today|yesterday|too|as well|here|at home|left))?$`,
)
/** What ends so is a piece of a sentence, or stands for a food that was named before: the "bbq in" of "put a bbq in", "green ones". */
const ENDS_LIKE_NO_FOOD = / (?:in|on|out|off|up|down|away|back|into|onto|for|with|ones?)$/
/** What is put down for somebody is no food: "put me down for one". */
const BEGINS_WITH_SOMEBODY = /^(?:me|us|him|them|it|you) /
/** The remainder of a number that could not be parsed completely. */
const LEFT_OF_NUMBER = /^(?:dozen|hundred|thousand(?! island)|point|times) /
const STRAY =
  /\b(?:i|you|we|is|are|was|were|what|how|why|if|because|when|not|from|where|select|drop|delete|table|or|to|on|by|will|would)\b/

/** Parses "2 litres of milk", "milk 2 litres", "a dozen eggs", "half the pizza" or "the milk". Undefined when no food can be found. */
export function readFood(phrase: string): FoodPhrase | undefined {
  if (objectToAmount(phrase) !== undefined) return undefined
  const said = signsAsFractions(phrase).trim()
  const vague = VAGUE.exec(said)
  if (vague && !/^half (?:(?:a|an|of an?) |dozen )/.test(said) && !isHalfOfUnit(said)) {
    const share = shareIn(vague[0])
    return named(said.slice(vague[0].length), { extent: 'vague', ...(share !== undefined && { share }) })
  }
  const all = ALL.exec(said)
  if (all) return named(said.slice(all[0].length), { extent: 'all', isDefinite: true })
  const definite = DEFINITE.exec(said)
  const bare = (definite ? said.slice(definite[0].length) : said)
    .trim()
    .replace(/^(?:some|any|more|extra|enough)(?: more)? /, '')
  const amount = readAmount(bare) ?? readAmount(amountInFront(bare) ?? '')
  const isDefinite = definite !== null
  if (amount === undefined) return named(bare, { extent: 'none', isDefinite })
  return named(amount.rest, { extent: 'amount', isDefinite, quantity: amount.quantity, unit: amount.unit })
}

const SHARES: readonly (readonly [RegExp, number])[] = [
  [/^half\b/, 1 / 2],
  [/^(?:a|one) third\b/, 1 / 3],
  [/^two thirds\b/, 2 / 3],
  [/^(?:a|one) quarter\b/, 1 / 4],
  [/^three quarters\b/, 3 / 4],
]

const shareIn = (vague: string): number | undefined => SHARES.find(([said]) => said.test(vague))?.[1]

type Amount = { quantity: number; unit: string | null; rest: string }

/**
 * Parses the amount at the beginning ("500g", "2 litres", "a couple of", "half a", "a dozen") and returns it with the
 * rest.
 */
export function readAmount(said: string): Amount | undefined {
  const dozen = /^((?:a )?half(?: a)?|\w+) dozen (?:of )?(?:the )?/.exec(said)
  if (dozen) {
    const [, count = ''] = dozen
    const dozens = count.includes('half') ? 0.5 : readNumber(count)
    return dozens === undefined
      ? undefined
      : { quantity: dozens * 12, unit: 'piece', rest: said.slice(dozen[0].length) }
  }
  const couple = /^(?:a )?(?:couple|pair) (?:of )?/.exec(said)
  if (couple) return withUnit(2, said.slice(couple[0].length))
  const half = /^half (?:of )?an? /.exec(said)
  if (half) return withUnit(0.5, said.slice(half[0].length))
  if (isHalfOfUnit(said)) return withUnit(0.5, said.slice('half '.length))
  const number = NUMBER.exec(said)
  const quantity = number ? readNumber(number[0]) : undefined
  if (number === null || quantity === undefined) return undefined
  return withUnit(quantity, said.slice(number[0].length).trim())
}

/** "Half kilo of rice", where a unit follows without an article. Half the rice is no such amount. */
function isHalfOfUnit(said: string): boolean {
  const unit = findUnit(/^half ([a-z]+) \S/.exec(said)?.[1] ?? '')
  return unit !== undefined && ['mass', 'volume'].includes(units[unit].dimension)
}

function withUnit(quantity: number, behind: string): Amount {
  const rest = behind.replace(/^(?:more|extra|other|whole|x) /, '')
  const foreign = FOREIGN_UNITS.exec(rest)
  if (foreign) return { quantity, unit: foreign[1] ?? null, rest: rest.slice(foreign[0].length) }
  const local = COUNTRY_UNITS.exec(rest)
  if (local)
    return {
      quantity,
      unit: local[1]?.replace(/\. ?/g, ' ').trim() ?? null,
      rest: rest.slice(local[0].length),
    }
  const [, word = '', of] = /^([a-z]+)\.? ?(of )?/.exec(rest) ?? []
  const following = rest.replace(/^[a-z]+\.? ?(?:of )?/, '').replace(/^(?:the|my|our) /, '')
  const unit = findUnit(word)
  if (unit === undefined || (following === '' && of === undefined)) return { quantity, unit: null, rest }
  return { quantity, unit, rest: following }
}

function named(rest: string, found: Partial<FoodPhrase>): FoodPhrase | undefined {
  const food = withoutEnding(rest.trim().replace(/^(?:of |the |my |our )+/, ''), ',:')
  const isNamed = /^[\p{L}][\p{L}\p{M}\d%&'’\- ]{0,59}$/u.test(food) && food.split(' ').length <= 5
  // A barcode names a packaged product.
  const isFood = isNamed || /^\d{8,14}$/.test(food)
  if (ENDS_LIKE_NO_FOOD.test(food) || BEGINS_WITH_SOMEBODY.test(food)) return undefined
  if (!isFood || NO_FOOD.test(food) || isMeasure(food) || STRAY.test(food) || LEFT_OF_NUMBER.test(food))
    return undefined
  if (typeof found.quantity === 'number' && !isAmount(found.quantity)) return undefined
  return { quantity: null, unit: null, extent: 'none', isDefinite: false, ...found, food }
}

/** Is it a weight, a volume or a share of a dish, which names no food: the "kg" of "2 kg"? */
function isMeasure(food: string): boolean {
  const unit = findUnit(food)
  return unit !== undefined && ['mass', 'volume', 'serving'].includes(units[unit].dimension)
}
