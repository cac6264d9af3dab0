import type { Row } from '../things/situation.ts'
import { nameOf, textOf, wordsBefore, type Given } from './given.ts'

// What is past its date, without what is named to stay.

const PAST =
  / (?:expired|(?:out of|past(?: (?:its|their|the))?|over (?:its|their)|beyond (?:its|their)) (?:date|dates|best|best before|use by)) /
const ALL = / (?:everything|everythings|anything|all|any|what|whats|stuff|things|ones|items) /
const STAYS =
  /\b(?:except|cept|apart from|but|bar|besides|leave|leaving|keep|keeping|not|not to touch|save)(?: for)?(?: the| my| our)?$/

/** "Bin all that's out of date but not the honey": the foods that are past their date, without those that are to stay. Undefined where a part tells no such thing. */
export function pastDateBut(given: Given): string[] | undefined {
  const { part, situation } = given
  const text = textOf(given)
  const isButFor = part.things.every(({ start }) => STAYS.test(wordsBefore(given, start, 4)))
  if (part.things.length === 0 || !isButFor || !PAST.test(text) || !ALL.test(text)) return undefined
  const staying = new Set(part.things.map((thing) => nameOf(thing, 'stock')))
  const past = situation.state.stock.filter(
    (row): row is Row => typeof row !== 'string' && isPast(row, situation.now),
  )
  return [...new Set(past.map(({ food }) => String(food)))].filter((food) => !staying.has(food))
}

/** Is the date of a lot (ISO 8601) before the day of a moment? */
function isPast({ expires }: Row, now: string): boolean {
  return typeof expires === 'string' && /^\d{4}-\d\d-\d\d/.test(expires) && expires < now.slice(0, 10)
}
