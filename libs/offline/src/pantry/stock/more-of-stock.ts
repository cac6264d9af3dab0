import { foodKey, readAmount, withoutEnding } from '@alfred/language'
import type { TurnBrief } from '@alfred/contracts'
import { asksHowMuch } from '../../reading/intent.ts'
import { normalise } from '../../reading/normalise.ts'
import type { Intent, StockPhrase } from '../kitchen-intent.ts'
import { readStockList } from './read-stock-list.ts'
import { isShownInStock } from './usual-pack.ts'

const COUNT = '(?:\\d|half|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve)'
const NEARLY = new RegExp(
  `\\b(?:around|about|roughly|approximately|approx|maybe|perhaps|like|some) (?=${COUNT}\\b)`,
  'g',
)
const LEAD = '(?:(?:and|also|plus|oh|so|ok|okay|well|sorry|oops|no|wait|actually|hang on)[ ,]+)*'
const LED = new RegExp(`^${LEAD}`)
/** A request, a question and what was eaten are no more of what was told. */
const OWN_VERB =
  /\b(?:is|are|was|i|we|put|add|buy|bought|make|create|plan|save|show|list|move|throw|delete|remove|freeze|use|used|ate|had|log|what|when|how|which|where|for|them|that|then)\b|\?/

/** "It's actually 6 tomatoes, two had rolled away", "there are 3 leeks, not 2". */
const PUT_RIGHT = new RegExp(
  `^${LEAD}(?:(?:it|that|they|there)(?:'s|'re| is| are| was| were)|i (?:have|meant|mean)|make (?:it|that))(?: actually| only| just| really)* (?<list>${COUNT}\\b[^,.;]*?)(?:(?:,| and)? not .+|[,.;] .*)?$`,
)

/**
 * What tells more of the stock behind what was told of it or bought, as a statement: "around 8 onions, potatoes maybe 1.5 kg", or the amount alone that
 * was left out; or puts it right: "sorry, it's 6 tomatoes". Null for anything else, and where a food has no amount.
 */
export function moreOfStock(
  message: string,
  last: readonly Intent[],
  brief: TurnBrief | null = null,
): string | null {
  if (last.length === 0 || !last.every(tellsStock)) return null
  const plain = withoutEnding(normalise(message).replace(NEARLY, ''), '.! ')
  if (PUT_RIGHT.test(plain)) return stockPutRight(plain, last, brief)
  const said = plain.replace(LED, '')
  if (readAmount(`${said} it`)?.rest === 'it') {
    const asked = last.flatMap(foodAsked)
    const [food, ...others] = asked.length > 0 ? asked : last.flatMap(foodUncounted)
    if (food === undefined || others.length > 0) return null
    // What is there already is put right; nothing else is changed by an amount.
    return isToldIn(last, food) || isShownInStock(food, brief)
      ? `there are ${said} ${food}`
      : `add ${said} ${food}`
  }
  const items = OWN_VERB.test(said) ? undefined : itemsIn(said)
  if (items === undefined) return null
  // What was bought is counted now, or more of it is told.
  const isCounted =
    last.some(({ tool }) => tool === 'correct_item' || tool === 'bought_list') ||
    items.every(({ food }) => isToldIn(last, food))
  return isCounted ? `there are ${placeOf(last)}${said}` : `i bought ${said}`
}

/** What puts right how much there is of a food that was told of last: "it was 4 pints of milk, not one". Null for anything else. */
export function stockPutRight(
  plain: string,
  last: readonly Intent[],
  brief: TurnBrief | null,
): string | null {
  const right =
    last.length > 0 && last.every(tellsStock) ? PUT_RIGHT.exec(plain)?.groups?.['list'] : undefined
  if (right === undefined) return null
  const isHere = ({ food }: StockPhrase): boolean => isToldIn(last, food) || isShownInStock(food, brief)
  return itemsIn(right)?.every(isHere) === true ? `there are ${right}` : null
}

/** The place of which all of it was told. */
function placeOf(last: readonly Intent[]): string {
  const told = last.flatMap((intent) =>
    intent.tool === 'correct_item' || intent.tool === 'add_item' ? [intent.arguments.location] : [],
  )
  const [place, ...others] = new Set(told)
  return place && others.length === 0 ? `in the ${place} ` : ''
}

/** A food that was put in without an amount. */
function foodUncounted(intent: Intent): string[] {
  const isPutIn = intent.tool === 'add_item' || intent.tool === 'bought'
  const isUncounted = isPutIn && intent.arguments.unit === null && (intent.arguments.quantity ?? 1) === 1
  return isUncounted ? [intent.arguments.food] : []
}

/** The foods of a list in which each has its amount. */
function itemsIn(said: string): readonly StockPhrase[] | undefined {
  const { items, leftover } = readStockList(said)
  const areCounted = items.length > 0 && items.every(({ extent }) => extent === 'amount')
  return leftover.length === 0 && areCounted ? items : undefined
}

const isToldIn = (last: readonly Intent[], food: string): boolean =>
  last.some(
    (intent) =>
      'arguments' in intent && 'food' in intent.arguments && keyOf(intent.arguments.food) === foodKey(food),
  )

const keyOf = (food: unknown): string => (typeof food === 'string' ? foodKey(food) : '')

const PUTS_IN: ReadonlySet<string> = new Set(['add_item', 'bought', 'bought_list'])

/** Does it tell what there is of a food or until when it keeps, put one in beside it, or ask how much there is? */
function tellsStock(intent: Intent): boolean {
  return intent.tool === 'correct_item'
    ? intent.arguments.opened !== true
    : PUTS_IN.has(intent.tool) || (intent.tool === 'question' && asksHowMuch(intent))
}

function foodAsked(intent: Intent): string[] {
  return intent.tool === 'question' && asksHowMuch(intent) && intent.asks?.about ? [intent.asks.about] : []
}
