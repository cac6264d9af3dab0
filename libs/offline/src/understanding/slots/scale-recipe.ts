import { act, marksIn, ownOf, textOf, wordsBefore, type Filler, type Given } from './given.ts'
import { eachRecipe, recipeName } from './recipe-name.ts'
import { servingsOf, timesOf } from './servings.ts'
import type { Mark } from '../words/marks.ts'
import type { Act } from '../things/situation.ts'

// For how many a recipe is to be, where a message also tells for how many it is, or how many come.

/** Words before the number that is wanted: "parkin is 16, want 32", "that's 60", "3 becomes 5". */
const WANTED =
  /\b(?:wants?|needs?|becomes?|make it|make that|do it for|so|so for|so its|thats|thats for|say|now|instead)$/
const WANTED_BEHIND = /^(?:total|altogether|in all|in total|instead|pieces?|pcs)\b/
/** Words before the number for which a recipe is written, and before one that is denied. */
const IS_FOR =
  /\b(?:is for|serves|its for|thats for|made for|written for|recipes?|recipe says|recipe is|not|from|instead of|rather than)$/
/** Words behind a number that is not wanted: "30 isn't enough", "3 becomes 5". */
const IS_DENIED =
  /^(?:\w+ )?(?:isnt|is not|arent|are not|wont|will not|not|becomes?|is too|are too|too|nowhere)(?: |$)/
/** Numbers of something else. */
const OF_ELSE = /^(?:more|extra|minutes?|mins?|hours?|days?|weeks?|oclock|am|pm|percent)$/

/** Fills a call for each recipe that is named with a number of its own: "the curry for 8 and the rice for 12". */
export const scaleRecipe: Filler = (given) => {
  const each = eachRecipe(given)
  return each.length > 1 && each.every((one) => numbersOf(one).length > 0)
    ? each.map(scaled)
    : [scaled(given)]
}

function scaled(given: Given): Act {
  const name = isDenied(given) ? null : recipeName(given, 'recipes', 'plan')
  const times = timesOf(given)
  const now = servingsNow(given, name)
  // "Cut it in half, it's just me": the recipe is multiplied, whoever eats.
  const isShare = times !== undefined && now !== undefined && IS_SHARE.test(textOf(given))
  const [number] = marksIn(given, 'number')
  const servings =
    numberPut(given) ??
    (isShare ? undefined : (numberLeft(given) ?? servingsOf(given))) ??
    (times !== undefined && now !== undefined
      ? now * times
      : number !== undefined && times === undefined
        ? Number(number.value)
        : undefined)
  return act('scale_recipe', { name, servings: servings ?? servingsBefore(given, name) ?? null })
}
/** "Not the pie, the roast" of which only the pie is found: it is asked which recipe is meant. */
function isDenied(given: Given): boolean {
  const { things } = given.part
  return (
    things.length > 0 && things.every(({ start }) => /\bnot(?: the| my)?$/.test(wordsBefore(given, start, 2)))
  )
}

const IS_SHARE =
  / (?:in half|halve|double|triple|x ?[234]|times (?:two|three|four|[234])|(?:two|three|four|[234]) (?:batches|lots|pans|trays)) /

/** "The same for the tortilla": as many as the last recipe was for. */
function servingsBefore({ situation, ...given }: Given, name: string | null): unknown {
  if (name === null || !/ (?:same|again|likewise) /.test(textOf({ situation, ...given }))) return undefined
  return situation.before.at(-1)?.acts.findLast(({ tool }) => tool === 'scale_recipe')?.['servings']
}

/** How many a recipe of the person is for. */
function servingsNow({ part, situation }: Given, name: string | null): number | undefined {
  const named = part.things.flatMap((thing) => ownOf(thing, 'recipes') ?? []).at(0)?.row
  const row = named ?? situation.state.recipes.find((one) => typeof one !== 'string' && one.name === name)
  const now = typeof row === 'object' ? Number(row['servings']) : Number.NaN
  return Number.isFinite(now) ? now : undefined
}

function numbersOf(given: Given): Mark[] {
  const { markAt, tokens } = given.sentence
  return marksIn(given, 'number').filter(
    ({ value, end }) =>
      Number(value) >= 1 && markAt[end]?.kind !== 'day' && !OF_ELSE.test(tokens[end]?.text ?? ''),
  )
}

const wordsBehind = ({ sentence, part }: Given, { end }: Mark): string =>
  sentence.tokens
    .slice(end, Math.min(end + 3, part.end))
    .map(({ text }) => text)
    .join(' ')

/** The numbers that are neither denied nor tell for how many the recipe is written. */
const numbersMeant = (given: Given): Mark[] =>
  numbersOf(given).filter(
    (one) => !IS_FOR.test(wordsBefore(given, one.start, 2)) && !IS_DENIED.test(wordsBehind(given, one)),
  )

/** The last number that is said to be wanted, where others are told beside it. */
function numberPut(given: Given): number | undefined {
  if (numbersOf(given).length < 2) return undefined
  const put = numbersMeant(given).findLast(
    (one) => WANTED.test(wordsBefore(given, one.start, 3)) || WANTED_BEHIND.test(wordsBehind(given, one)),
  )
  return put && Number(put.value)
}

/** The only number that is left, or the one at which a range ends: "20 to 30 bottles". */
function numberLeft(given: Given): number | undefined {
  const [only, second] = numbersOf(given)
  if (only !== undefined && second === undefined) return endOfRange(given, only)
  const [left, more] = numbersMeant(given)
  return left === undefined || more !== undefined ? undefined : Number(left.value)
}

/** "Dumplings 6 to 10" makes ten of six; "for 4 to 6" is any number of people. */
function endOfRange(given: Given, { start, end }: Mark): number | undefined {
  const { tokens } = given.sentence
  const last = Number(tokens[end - 1]?.text)
  const isFromTo = end - start === 3 && tokens[start + 1]?.text === 'to' && Number.isFinite(last)
  return isFromTo && !/\b(?:for|feeds?|serves?|serving|about)$/.test(wordsBefore(given, start, 1))
    ? last
    : undefined
}
