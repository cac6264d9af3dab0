import type { Thing } from '../things/things-and-parts.ts'
import type { Mark } from '../words/marks.ts'
import { firstMark, marksIn, textOf, type Given } from './given.ts'

/** Which place and date hold for one of several things that are told together: "eggs, spinach to use by friday and feta in the fridge, rice in the pantry". */
export type WhereAndUntil = { location?: string | undefined; expires?: string | undefined }

/**
 * The place and the date of a thing. A place holds for what is told before it, back to the place before. A date that is told among several things holds
 * for the one before it alone; behind all of them, or before them, for all.
 */
export function whereAndUntil(given: Given, thing: Thing, expires: string | undefined): WhereAndUntil {
  return { location: placeOf(given, thing), expires: dateOf(given, thing, expires) }
}

/** "I've frozen two loaves", "bought and frozen": what was done with it tells where it is. */
const IS_FROZEN = / (?:ive|weve|i|we|have|has|and|already|just) (?:frozen|froze) /

function placeOf(given: Given, thing: Thing): string | undefined {
  const places = marksIn(given, 'place')
  if (new Set(places.map(({ value }) => value)).size < 2)
    return firstMark(given, 'place') ?? (IS_FROZEN.test(textOf(given)) ? 'freezer' : undefined)
  const behind = places.find(({ start }) => start >= thing.end) ?? places.at(-1)
  return String(behind?.value)
}

function dateOf(given: Given, thing: Thing, expires: string | undefined): string | undefined {
  const { things } = given.part
  if (expires === undefined || things.length < 2) return expires
  const days = marksIn(given, 'day').filter((day) => isAmong(day, things))
  if (days.length === 0) return expires
  const following = things.find(({ start }) => start >= thing.end)
  const own = marksIn(given, 'day').find(
    ({ start }) => start >= thing.end && (following === undefined || start < following.start),
  )
  return own === undefined ? undefined : String(own.value)
}

/** Does a day stand behind one thing and before another? */
function isAmong({ start }: Mark, things: readonly Thing[]): boolean {
  return things.some(({ end }) => end <= start) && things.some((thing) => thing.start > start)
}
