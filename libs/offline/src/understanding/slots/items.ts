import type { Thing } from '../things-and-parts.ts'
import type { Mark } from '../marks.ts'
import { thingsOf, type Given } from './given.ts'

/** A thing with its amount. */
export type Item = { thing: Thing; quantity?: number; unit?: string }

/** Words that may stand between an amount and its food: "two of the big carrots". */
const BETWEEN = new Set(
  'of the my our a an more fresh big small large medium little whole full extra about around roughly x new fat good nice tiny huge ripe last proper decent heaped level spare other some single tall half leftover size'.split(
    ' ',
  ),
)
/** Words before an amount that deny it: "not 5". */
const DENIES = new Set(['not', 'than', 'isnt', 'instead'])

/** The things of a part with their amounts: before them ("2 kg of rice") or behind ("rice 2 kg", "eggs x6"). */
export function itemsOf(given: Given): Item[] {
  const taken = new Set<Mark>()
  const things = thingsOf(given)
  const before = things.map((thing) => amountBefore(given, thing, taken))
  const items = things.map((thing, index) => ({
    thing,
    ...(before[index] ?? amountBehind(given, { thing, next: things[index + 1] }, taken)),
  }))
  if (items.length === 1 && items[0] && items[0].quantity === undefined)
    return [{ ...items[0], ...loneAmount(given, taken) }]
  return items
}

type Amount = { quantity?: number; unit?: string }

function amountBefore({ sentence }: Given, thing: Thing, taken: Set<Mark>): Amount | undefined {
  if (sentence.tokens[thing.start - 1]?.stop) return undefined
  let at = thing.start - 1
  let unit: Mark | undefined
  while (at >= 0) {
    const mark = sentence.markAt[at]
    if (sentence.tokens[at]?.stop !== '' && at < thing.start - 1) break
    if (mark?.kind === 'unit' && unit === undefined) unit = mark
    else if (mark?.kind === 'number')
      return taken.has(mark) || isDenied(sentence.tokens[mark.start - 1]?.text)
        ? undefined
        : amountOf(mark, unit, taken)
    else if (isOne(sentence.tokens[at]?.text) && at === thing.start - 1 && unit === undefined) {
      const fraction = sentence.markAt[at - 1]
      return fraction?.kind === 'number' && Number(fraction.value) < 1
        ? amountOf(fraction, undefined, taken)
        : { quantity: 1 }
    } else if (!BETWEEN.has(sentence.tokens[at]?.text ?? '') && mark?.kind !== 'unit') break
    at = (mark?.start ?? at) - 1
  }
  return unit === undefined ? undefined : { quantity: 1, unit: String(unit.value) }
}

const isOne = (word: string | undefined): boolean => word === 'a' || word === 'an' || word === 'another'
const isDenied = (word: string | undefined): boolean => word !== undefined && DENIES.has(word)

function amountOf(number: Mark, unit: Mark | undefined, taken: Set<Mark>): Amount {
  taken.add(number)
  return { quantity: Number(number.value), ...(unit && { unit: String(unit.value) }) }
}

/** "Milk 2 l", "eggs x 6", "avocados, 4 of them". */
function amountBehind(
  { sentence, part }: Given,
  { thing, next }: { thing: Thing; next: Thing | undefined },
  taken: Set<Mark>,
): Amount | undefined {
  const until = Math.min(next?.start ?? part.end, thing.end + 6)
  for (let at = thing.end; at < until; at += 1) {
    const mark = sentence.markAt[at]
    if (mark?.kind !== 'number' || taken.has(mark)) continue
    const isNext = next !== undefined && mark.end >= next.start - 2 && at > thing.end + 1
    if (isDenied(sentence.tokens[mark.start - 1]?.text) || isNext) continue
    const unit = sentence.markAt[mark.end]
    return amountOf(mark, unit?.kind === 'unit' ? unit : undefined, taken)
  }
  return undefined
}

/** The only amount of a part that names one thing. */
function loneAmount({ sentence, part }: Given, taken: Set<Mark>): Amount {
  const numbers = sentence.marks.filter(
    (mark) =>
      mark.kind === 'number' &&
      mark.start >= part.start &&
      mark.end <= part.end &&
      !taken.has(mark) &&
      !isDenied(sentence.tokens[mark.start - 1]?.text),
  )
  const [number] = numbers
  if (number === undefined) return {}
  const unit = sentence.markAt[number.end]
  return amountOf(number, unit?.kind === 'unit' ? unit : undefined, taken)
}

/** The quantity and the unit of an item, as slots. */
export function amountSlots({ quantity, unit }: Item): { quantity?: number; unit?: string } {
  return { ...(quantity !== undefined && { quantity }), ...(unit !== undefined && { unit }) }
}
