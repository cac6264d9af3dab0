import { cuesIn } from '../words/cues.ts'
import { ALL } from './all-of-it.ts'
import { eachItem, stockName } from './each-item.ts'
import { act, marksIn, ownOf, textOf, wordsBefore, wordsBehind, type Filler, type Given } from './given.ts'
import { pastDateBut } from './past-date.ts'
import type { Thing } from '../things/things-and-parts.ts'
import { isVague } from './vague-amounts.ts'

// What is thrown away, how much of it and why.

/** Words before and behind the place of a lot that is to stay: "keep the one in the freezer", "the freezer one stays". */
const STAYS_BEFORE = /\b(?:keep|keeping|leave|leaving|not|but|other|others)\b/
const STAYS_BEHIND =
  /^(?:ones? |lot )?(?:can |should )?(?:stays?|stay|is|are|keep|keeps) ?(?:fine|ok|okay|good|alright|there)?(?: |$)/

/** "Bin the jam in the fridge, keep the one in the pantry": the place of the lot that is meant, where things of one name are kept in several places. */
function placeOfLot(given: Given, thing: Thing): string | undefined {
  const lots = thing.own.filter(({ home, name }) => home === 'stock' && name === ownOf(thing, 'stock')?.name)
  if (new Set(lots.map(({ row }) => row['location'])).size < 2) return undefined
  const { tokens } = given.sentence
  const meant = marksIn(given, 'place').filter(({ start, end, value }) => {
    const before = tokens.slice(Math.max(given.part.start, start - 6), start)
    const clause = before.slice(before.findLastIndex(({ stop }) => stop !== '') + 1).map(({ text }) => text)
    const isKept = STAYS_BEFORE.test(clause.join(' ')) || STAYS_BEHIND.test(wordsBehind(given, end, 3))
    return !isKept && lots.some(({ row }) => row['location'] === value)
  })
  const [place, second] = new Set(meant.map(({ value }) => String(value)))
  return second === undefined ? place : undefined
}

/** Fills a call for each thing that is thrown away. */
export const discardItem: Filler = (given) => {
  const past = pastDateBut(given)
  if (past !== undefined && past.length > 0)
    return past.map((food) => act('discard_item', { food, reason: 'expired' }))
  const cues = new Set(cuesIn(given.sentence.tokens, given.part.start, given.part.end).map(({ cue }) => cue))
  // "Chucked an avocado, gone all brown" is one of them.
  const isOne = given.part.things.some(({ start }) => /^(?:an?|one)$/.test(wordsBefore(given, start, 1)))
  const isAll = ALL.test(textOf(given)) && !isOne
  return eachItem('discard_item', given, (_given, item) => ({
    location: item && placeOfLot(given, item.thing),
    reason: cues.has('spoiled') ? 'spoiled' : 'unwanted',
  })).map((one) => {
    const { quantity, unit, ...rest } = one
    return {
      ...rest,
      ...(quantity === undefined && isVague(given) && { quantity: null }),
      ...(isAll && quantity === 1
        ? {}
        : { ...(quantity !== undefined && { quantity }), ...(unit !== undefined && { unit }) }),
      food: stockName(given, one['food']),
    }
  })
}
