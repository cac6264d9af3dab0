import type { Thing } from '../things/things-and-parts.ts'
import { wordsBefore, type Given } from './given.ts'

// What is kept in the books and not there.

/** Words behind a food that is not there: "the ham you've listed doesn't exist". */
const BEHIND =
  /^(?:\w+ ){0,4}?(?:doesnt exist|dont exist|there (?:isnt|arent)|(?:isnt|arent|is not|are not|not) (?:there|here|in the house|in the kitchen|any)|nowhere|(?:havent|dont have|do not have|have not) (?:got )?(?:it|them|one|any)|no such thing)(?: |$)/

/** "No cheddar here, and the eggs are six", "you list a melon, there isn't one": is a thing told to be not there at all? */
export function isNotThere(given: Given, { start, end }: Thing): boolean {
  const { tokens } = given.sentence
  const isNone =
    tokens[start - 1]?.stop === '' &&
    /\b(?:no|no more|arent any|isnt any|havent any|dont have any)$/.test(wordsBefore(given, start, 3))
  const next = given.part.things.find((thing) => thing.start >= end)
  const behind = tokens.slice(end, next?.start ?? given.part.end).map(({ text }) => text)
  return isNone || BEHIND.test(behind.join(' '))
}
