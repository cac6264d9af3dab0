import { plainWordsOf } from '../words/plain-words.ts'
import type { Act } from '../things/situation.ts'
import type { Thing } from '../things/things-and-parts.ts'
import { isNoMeasure, marksIn, nameOf, textOf, wordsBefore, type Given } from './given.ts'

// "Not the bacon, the ham": what was done last is undone and done with what was meant.

/** Changes that are done with one food. */
const OF_ONE_FOOD =
  /^(?:use_item|add_item|add_to_shopping|discard_item|open_item|move_item|remove_from_shopping|delete_food_log)$/

const MEANT = / (?:(?:i|we) (?:only |just )?(?:meant|said|mean)|meant|wrong one|fat fingers|oops|whoops) /
const DENIED = /\b(?:not|isnt|wasnt)(?: the| my| that)?$/

/** The calls that put right what was done last with another food or another amount of water, if a part says that. */
export function doneOtherwise(given: Given): Act[] | undefined {
  const { open, before } = given.situation
  const [last, second] = before.at(-1)?.acts ?? []
  if (open !== undefined || last === undefined || second !== undefined) return undefined
  if (last.tool === 'log_water') return ofAmount(given, last)
  const food = last['food']
  if (!OF_ONE_FOOD.test(last.tool) || typeof food !== 'string') return undefined
  const { meant, isDoneDenied } = foodsMeant(given, plainWordsOf(food))
  const [only, more] = meant
  if (only === undefined || more !== undefined) return undefined
  if (!isDoneDenied && !MEANT.test(textOf(given))) return undefined
  return [{ tool: 'undo' }, { ...last, food: nameOf(only, 'stock', 'list', 'diary') }]
}

/** The foods of a part that are not what was done with, and whether that is denied: "not the bacon". */
function foodsMeant(
  given: Given,
  done: readonly string[],
): { meant: readonly Thing[]; isDoneDenied: boolean } {
  const isDone = ({ words }: Thing): boolean => words.every((word) => done.includes(word))
  const isDenied = ({ start }: Thing): boolean => DENIED.test(wordsBefore(given, start, 2))
  const { things, start, end } = given.part
  const { words } = given.sentence
  return {
    meant: things.filter((thing) => isNoMeasure(thing) && !isDone(thing) && !isDenied(thing)),
    isDoneDenied: words.some(
      (word, at) => at > start && at < end && done.includes(word) && DENIED.test(wordsBefore(given, at, 2)),
    ),
  }
}

/** "That was 300 not 500". */
function ofAmount(given: Given, last: Act): Act[] | undefined {
  const numbers = marksIn(given, 'number')
  const isDenied = ({ start }: { start: number }): boolean => DENIED.test(wordsBefore(given, start, 1))
  const [meant, more] = numbers.filter((number) => !isDenied(number))
  const isDoneDenied = numbers.some((number) => isDenied(number) && number.value === last['ml'])
  if (meant === undefined || more !== undefined || !isDoneDenied) return undefined
  return [{ tool: 'undo' }, { ...last, ml: Number(meant.value) }]
}
