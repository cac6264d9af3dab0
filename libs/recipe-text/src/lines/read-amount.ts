import {
  isMeasured,
  isMetric,
  kindOf,
  measureAt,
  ratioOf,
  standsAlone,
  type MeasureName,
} from './measures.ts'
import { numberAt, round } from './numbers.ts'

/** An amount with its measure; the ends of a range differ. No measure means pieces. */
export type Amount = { low: number; high: number; unit: MeasureName | null }
/** An amount beside another, with the words that gave it. */
export type OtherAmount = Amount & { said: string }
/** An amount as it stands in a line: what one container holds, and the same amount in other measures. */
export type AmountRead = { amount: Amount | null; size: Amount | null; others: OtherAmount[]; next: number }

const RANGE = /^(?:-|–|—|to|or|bis|oder)$/i
const TIMES = /^[x×*]$/i
const SUM = /^(?:plus|\+|and|und)$/i
/** Words between a number and its measure that change nothing about either. */
const MANNER =
  /^(?:heap(?:ed|ing)|level|scant|rounded|generous|good|packed|loosely|firmly|lightly|large|small|medium|big|thick|thin|fat|full|whole|gehäufte[rns]?|gestrichene[rns]?|(?:thumb|walnut|good|bite)-sized?|große[rns]?|kleine[rns]?|dicke[rns]?|dünne[rns]?)$/i

/** Reads the amount that begins at this word: "2 x 400 g tins", "225 g / 8 oz", "1 lb 2 oz", "handful of". */
export function readAmountAt(words: readonly string[], at: number): AmountRead {
  const number = numberAt(words, at)
  if (number === undefined) return aloneAt(words, at)
  const range = rangeBehind(words, number.next)
  const high = range !== undefined && range.value > number.value ? range.value : number.value
  const count: Amount = { low: number.value, high, unit: null }
  const behind = high === number.value ? number.next : (range?.next ?? number.next)
  return (
    containersAt(words, TIMES.test(words[behind] ?? '') ? behind + 1 : behind, count) ??
    measuredAt(words, TIMES.test(words[behind] ?? '') ? behind + 1 : behind, count)
  )
}

function rangeBehind(words: readonly string[], at: number) {
  return RANGE.test(words[at] ?? '') ? numberAt(words, at + 1) : undefined
}

/** "2 x 400 g tins" and "1 8-ounce package": a number of containers, with what each holds. */
function containersAt(words: readonly string[], at: number, count: Amount): AmountRead | undefined {
  const size = oneAmountAt(words, at)
  if (size === undefined || !isMeasured(size.amount.unit)) return undefined
  const also = othersAt(words, size.next)
  const { amount, others } = metricFirst({ ...size.amount, said: saidIn(words, at, size.next) }, also.amounts)
  const container = unitBehind(words, also.next)
  // "2 x 200 g salmon fillets", "one 3-pound chicken": pieces of that weight.
  if (container === undefined || kindOf(container.measure) !== 'container')
    return { amount: count, size: amount, others, next: also.next }
  return { amount: { ...count, unit: container.measure }, size: amount, others, next: container.next }
}

function measuredAt(words: readonly string[], at: number, count: Amount): AmountRead {
  const unit = unitBehind(words, at)
  if (unit === undefined) return { amount: count, size: null, others: [], next: at }
  const amount: Amount = { ...count, unit: unit.measure }
  const sum = summed(words, unit.next, amount)
  const others = othersAt(words, sum.next)
  const container = isMeasured(unit.measure) ? unitBehind(words, others.next) : undefined
  // "400 g tin": one tin that holds as much.
  if (container !== undefined && kindOf(container.measure) === 'container') {
    const said = `${count.low} ${saidIn(words, at, sum.next)}`
    const size = metricFirst({ ...sum.amount, said }, others.amounts)
    const one: Amount = { low: 1, high: 1, unit: container.measure }
    return { amount: one, size: size.amount, others: size.others, next: container.next }
  }
  return { amount: sum.amount, size: null, others: others.amounts, next: others.next }
}

/** Adds what follows in another measure of the kind: "1 lb 2 oz", "1 cup plus 2 tablespoons". */
function summed(words: readonly string[], at: number, amount: Amount): { amount: Amount; next: number } {
  const more = oneAmountAt(words, SUM.test(words[at] ?? '') ? at + 1 : at)
  const ratio = ratioBetween(more?.amount.unit, amount.unit)
  if (more === undefined || ratio === undefined || more.amount.unit === amount.unit)
    return { amount, next: at }
  const added = more.amount.low * ratio
  return {
    amount: { ...amount, low: round(amount.low + added), high: round(amount.high + added) },
    next: more.next,
  }
}

function ratioBetween(from: MeasureName | null | undefined, to: MeasureName | null): number | undefined {
  return from === null || from === undefined || to === null ? undefined : ratioOf(from, to)
}

/** The same amount in other measures behind a slash: "/ 8 oz", "/ 1 lb 2 oz". */
function othersAt(words: readonly string[], at: number): { amounts: OtherAmount[]; next: number } {
  const amounts: OtherAmount[] = []
  let next = at
  while (words[next] === '/') {
    const other = oneAmountAt(words, next + 1)
    if (other === undefined) break
    const sum = summed(words, other.next, other.amount)
    amounts.push({ ...sum.amount, said: saidIn(words, next + 1, sum.next) })
    next = sum.next
  }
  return { amounts, next }
}

const saidIn = (words: readonly string[], from: number, until: number): string =>
  words.slice(from, until).join(' ')

/** A number, or a range, with a measure behind it. */
function oneAmountAt(words: readonly string[], at: number): { amount: Amount; next: number } | undefined {
  const number = numberAt(words, at)
  if (number === undefined) return undefined
  const range = rangeBehind(words, number.next)
  const unit = unitBehind(words, range?.next ?? number.next)
  if (unit === undefined) return undefined
  return {
    amount: { low: number.value, high: Math.max(number.value, range?.value ?? 0), unit: unit.measure },
    next: unit.next,
  }
}

/** The measure from this word on, past words such as "heaped" and with its "of". */
function unitBehind(
  words: readonly string[],
  at: number,
): { measure: MeasureName; next: number } | undefined {
  let place = at
  while (place < at + 3 && MANNER.test(words[place] ?? '')) place += 1
  const found = measureAt(words, place)
  if (found === undefined) return undefined
  const next = place + found.length
  // "4 cloves" alone are the spice, and "2 cups" nothing at all.
  return { measure: found.measure, next: /^(?:of|von)$/i.test(words[next] ?? '') ? next + 1 : next }
}

/** "handful of spinach", "small bunch parsley" */
function aloneAt(words: readonly string[], at: number): AmountRead {
  const unit = unitBehind(words, at)
  if (unit === undefined || !(standsAlone(unit.measure) || isSized(words, at, unit.measure)))
    return { amount: null, size: null, others: [], next: at }
  return { amount: { low: 1, high: 1, unit: unit.measure }, size: null, others: [], next: unit.next }
}

/** "small pack coriander", "large head of lettuce" */
function isSized(words: readonly string[], at: number, measure: MeasureName): boolean {
  return MANNER.test(words[at] ?? '') && (kindOf(measure) === 'container' || measure === 'head')
}

/** The amounts of a text that is nothing else: "15-ounce", "about 600 g", "1 stick". Undefined for other texts. */
export function amountOnly(words: readonly string[]): Amount | undefined {
  const read = oneAmountAt(
    words,
    /^(?:about|approx\.?|approximately|ca\.?|or|each|à|je)$/i.test(words[0] ?? '') ? 1 : 0,
  )
  if (read === undefined) return undefined
  const isEnd = read.next === words.length || /^(?:each|total|in|net)$/i.test(words[read.next] ?? '')
  return isEnd ? read.amount : undefined
}

/** Puts the metric one of several amounts first: the others are mostly rounded from it. */
export function metricFirst(
  amount: OtherAmount,
  others: readonly OtherAmount[],
): { amount: OtherAmount; others: OtherAmount[] } {
  const metric = others.find(({ unit }) => isMetric(unit))
  if (metric === undefined || isMetric(amount.unit) || !isMeasured(amount.unit))
    return { amount, others: [...others] }
  return { amount: metric, others: [amount, ...others.filter((other) => other !== metric)] }
}
