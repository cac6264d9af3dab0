import { marksIn, textOf, wordsBefore, type Given } from './given.ts'
import { amountSlots, unitRightBehind, type Amount } from './amounts.ts'
import { takingTools } from '../meanings/tools.ts'
import type { Mark } from '../words/marks.ts'
import type { Row } from '../things/situation.ts'

// How much of what is kept a call is about: a share of it, all but some, or a figure in the unit of the lot.

const OF_LOTS = /^(?:(?:use|move|discard|correct)_item|set_min_stock)$/

/** What is kept by the kilo is used by the gram, if it is a figure for grams. */
export const SMALLER: Readonly<Record<string, string>> = { kg: 'g', l: 'ml' }
/** From here on a bare figure is one of grams or millilitres. */
export const SMALL_FROM = 50

type Lot = { now: number; unit: string | undefined }

function lotOf(row: Row | undefined): Lot {
  const unit = row?.['unit']
  return { now: Number(row?.['quantity'] ?? Number.NaN), unit: typeof unit === 'string' ? unit : undefined }
}

/** The amount of a lot that an item tells, as slots: null where it can only be asked for. */
export function amountOfLot(
  given: Given,
  tool: string,
  { item, row }: { item: Amount; row: Row | undefined },
): Readonly<Record<string, unknown>> {
  if (!OF_LOTS.test(tool) || item.quantity === undefined) return amountSlots(item)
  const lot = lotOf(row)
  if (takingTools.has(tool)) {
    const rest = withoutLeft(given, { item, lot })
    if (rest !== undefined) return rest
    return amountSlots(inUnitOfLot(takenOfAll(given, { item, lot }), lot))
  }
  // The least that is to be there is no share of what is there.
  return amountSlots(tool === 'set_min_stock' && item.quantity < 1 ? item : inUnitOfLot(item, lot))
}

/** A share of a lot, and a bare figure, in the unit in which the lot is kept: half of a kilo of chicken is half a kilo. */
function inUnitOfLot(item: Amount, { now, unit }: Lot): Amount {
  if (item.unit !== undefined || item.quantity === undefined || unit === undefined || unit === 'piece')
    return item
  if (item.quantity < 1) return Number.isFinite(now) ? { ...item, quantity: item.quantity * now, unit } : item
  const isFigure = item.quantity >= SMALL_FROM && (unit === 'g' || unit === 'ml')
  return isFigure ? { ...item, unit } : item
}

/** Words before what is left where all the rest is meant. */
const LEFT =
  /\b(?:bar|except|except for|besides|apart from|other than|save for|(?:all|everything|of it|of them|lot) but)$/

/** "Only two buns left", "there's just one that survived": is a number the rest that is there? */
function isRest(given: Given, start: number): boolean {
  const { tokens } = given.sentence
  const behind = tokens.slice(start, Math.min(given.part.end, start + 9)).map(({ text }) => text)
  return (
    /\b(?:only|just|leaves|leaving|down to)$/.test(wordsBefore(given, start, 2)) &&
    /\b(?:left|remain|remains|remaining|survived|survives)(?! over)\b/.test(behind.join(' '))
  )
}

/** "All the cod bar one", "all but 50 g of the cheese": what is there without what is left; asked for where that cannot be reckoned. */
function withoutLeft(
  given: Given,
  { item: { quantity = 0, unit }, lot }: { item: Amount; lot: Lot },
): Readonly<Record<string, unknown>> | undefined {
  const isAllBut = (start: number): boolean =>
    wordsBefore(given, start, 1) === 'but' && / (?:all|everything) .*but /.test(textOf(given))
  const isLeft = marksIn(given, 'number').some(
    ({ start, value }) =>
      Number(value) === quantity &&
      (LEFT.test(wordsBefore(given, start, 3)) || isAllBut(start) || isRest(given, start)),
  )
  if (!isLeft) return undefined
  const now = inUnit(lot, unit ?? lot.unit)
  if (now === undefined || !(now > quantity)) return { quantity: null }
  return { quantity: rounded(now - quantity), ...(unit !== undefined && { unit }) }
}

const TIMES: Readonly<Record<string, number>> = { 'kg g': 1_000, 'l ml': 1_000, 'g kg': 0.001, 'ml l': 0.001 }

/** How much of a lot there is, counted in a unit. */
function inUnit({ now, unit }: Lot, wanted: string | undefined): number | undefined {
  if (!Number.isFinite(now)) return undefined
  if (wanted === unit) return now
  const times = TIMES[`${unit ?? ''} ${wanted ?? ''}`]
  return times === undefined ? undefined : now * times
}

const rounded = (value: number): number => Math.round(value * 1_000) / 1_000

/** "There are nine jars, I gave three away": where all that is there is told first, the smaller amount behind it is meant. */
function takenOfAll(given: Given, { item, lot }: { item: Amount; lot: Lot }): Amount {
  const all = inUnit(lot, item.unit ?? lot.unit)
  if (all === undefined || item.quantity === undefined || all !== item.quantity) return item
  if (given.part.things.length > 1 || EVERYTHING.test(textOf(given))) return item
  const [part, second] = marksIn(given, 'number').filter((mark) => isPartOf(given, mark, { item, lot }))
  if (part === undefined || second !== undefined) return item
  const behind = unitToldOf(given, part)
  const unit = behind ?? item.unit
  const told = Number(part.value)
  // "Two litres, he drank half of it".
  const quantity = told < 1 && behind === undefined ? told * item.quantity : told
  return { quantity, ...(unit !== undefined && { unit }) }
}
const EVERYTHING = / (?:all|everything|whole|finished|both|empty|gone) /

function isPartOf(given: Given, mark: Mark, { item, lot }: { item: Amount; lot: Lot }): boolean {
  const all = inUnit(lot, unitToldOf(given, mark) ?? item.unit ?? lot.unit)
  const next = given.sentence.tokens[mark.end]?.text ?? ''
  return (
    all !== undefined &&
    Number(mark.value) < all &&
    !/\b(?:for|at|leaves?|leaving|keep|keeping|got|have|became|becomes|now|to)$/.test(
      wordsBefore(given, mark.start, 1),
    ) &&
    !/^(?:left|days?|hours?|weeks?|minutes?|mins?|people|kids|of us|am|pm|oclock|stays?|remains?|keep)$/.test(
      next,
    )
  )
}

function unitToldOf({ sentence }: Given, number: Mark): string | undefined {
  const unit = unitRightBehind(sentence, number)
  return unit && String(unit.value)
}
