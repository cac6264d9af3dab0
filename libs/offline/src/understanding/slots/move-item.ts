import { eachItem, lotNamed, stockName } from './each-item.ts'
import { act, foodsBefore, markOf, marksIn, textOf, wordsBefore, type Filler, type Given } from './given.ts'
import type { Act, Row } from '../things/situation.ts'
import { isVague } from './vague-amounts.ts'
import type { Mark } from '../words/marks.ts'
import type { Thing } from '../things/things-and-parts.ts'

// Where something goes and where it comes from, told or to be seen from what happens to it.

type Places = { from?: string; to?: string }

/** The place that something goes to or is in, and the one that it comes from. One place cannot be both. */
function placesOf(given: Given): Places {
  const places = marksIn(given, 'place')
  const goal = places.find(({ start }) => !STAYS.test(wordsBefore(given, start, 5)))
  const stays = places.find((place) => place !== goal && STAYS.test(wordsBefore(given, place.start, 5)))
  if (stays !== undefined) return goal === undefined ? {} : { to: String(goal.value) }
  const { from, to } = placesByRole(given) ?? placesByWords(given)
  const isSame = from === to && places.length > 0
  if (!isSame) return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) }
  const other = places.find(({ value }) => value !== to)
  if (other !== undefined && to !== undefined) return { from: to, to: String(other.value) }
  return isLeaving(given) ? { ...(from !== undefined && { from }) } : { ...(to !== undefined && { to }) }
}

/** "The rest stays in the fridge": there nothing goes. */
const STAYS = /\b(?:stays?|remains?|keeps?)(?: \w+)?(?: in| on)(?: the| my)?$/

/** "It isn't in the fridge, it's in the cupboard": the denied place is the one that it comes from. */
const DENIED =
  /\b(?:not|isnt|wasnt|arent|shouldnt|doesnt|dont|no longer|no more|instead of)(?: (?:kept|be|live|go|belong))?(?: in| on)?(?: the| my)?$/

function placesByRole(given: Given): Places | undefined {
  const places = marksIn(given, 'place')
  const denied = places.find(({ start }) => DENIED.test(wordsBefore(given, start, 4)))
  const other = denied && places.find(({ value }) => value !== denied.value)
  if (denied !== undefined && other !== undefined)
    return { from: String(denied.value), to: String(other.value) }
  const [since, until] = [markOf(given, 'place', 'since'), markOf(given, 'place', 'until')]
  if (since === undefined && until === undefined) return undefined
  // "Two out freezer": where something is taken out of is not where it goes.
  const isOut = places.some(
    ({ start, value }) =>
      value === until &&
      given.sentence.tokens[start - 1]?.stop === '' &&
      /\b(?:out|outta|from|off)(?: of)?(?: the)?$/.test(wordsBefore(given, start, 3)),
  )
  if (isOut && since === undefined && until !== undefined) {
    // "It's come off the counter, it lives in the cupboard".
    const next = places.find(({ value }) => value !== until)
    return { from: until, ...(next !== undefined && { to: String(next.value) }) }
  }
  // "Out of the freezer onto the bottom shelf of the fridge".
  const further = until === undefined ? places.findLast(({ value }) => value !== since) : undefined
  if (since !== undefined && further !== undefined && places.at(-1) === further)
    return { from: since, to: String(further.value) }
  return { ...(since !== undefined && { from: since }), ...(until !== undefined && { to: until }) }
}

const isLeaving = (given: Given): boolean =>
  marksIn(given, 'place').some(({ start }) => isFrom(given, start)) ||
  / (?:out|down|exit|leave|leaves) /.test(textOf(given))

const isFrom = (given: Given, start: number): boolean =>
  /\b(?:from|out of|outta|off|down from|instead of|not|exit)\b/.test(wordsBefore(given, start, 4)) &&
  !/\b(?:into|to|in)\b(?: the| my)?$/.test(wordsBefore(given, start, 2))

function placesByWords(given: Given): Places {
  const places = marksIn(given, 'place')
  const from = places.find(({ start }) => isFrom(given, start))
  const to = places.find((place) => place !== from)
  return { ...(from && { from: String(from.value) }), ...(to && { to: String(to.value) }) }
}

/** Where it goes by what happens to it: "freeze", "thaw". */
function goalOf(text: string): string | undefined {
  if (/ (?:(?<!deep )freeze|froze|frozen|freezing) /.test(text)) return 'freezer'
  return / (?:defrost\w*|thaw\w*|chill) /.test(text) ? 'fridge' : undefined
}

/** Fills a call for each thing that is moved. */
export const moveItem: Filler = (given) => {
  const text = textOf(given)
  const places = withGoal(placesOf(given), text)
  const to = places.to ?? goalOf(text) ?? null
  const all = everythingIn(given, { from: places.from, to })
  if (all !== undefined) return all
  const isFrozenNow = given.part.things.length > 0 ? given.part.things.every(isFrozen) : isFrozenBefore(given)
  // What is taken out of the freezer goes to the fridge, and what thaws was in the freezer.
  const from =
    places.from ??
    (/ (?:defrost\w*|thaw\w*) /.test(text) ||
    (isFrozenNow && (to === 'fridge' || / (?:out|down) /.test(text)))
      ? 'freezer'
      : undefined)
  const whereTo = to ?? (from === 'freezer' ? 'fridge' : from === 'fridge' ? 'counter' : placeGoneTo(given))
  return eachItem('move_item', given, (_given, item) => {
    const own = item === undefined ? undefined : ownPlace(given, item.thing)
    return own === undefined
      ? { ...(from !== undefined && from !== whereTo && { from }), to: whereTo }
      : { to: own }
  }).map((one) => ({
    ...(isVague(given) && one['quantity'] === undefined && { quantity: null }),
    ...one,
    food: stockName(given, one['food']),
  }))
}

/** "Take it off the side and freeze it": the only place that is told is not where it goes. */
function withGoal(places: Places, text: string): Places {
  const goal = / and (?:then )?(?:freeze|chill) (?:it|them|those|these) /.test(text)
    ? goalOf(text)
    : undefined
  return goal !== undefined && places.from === undefined && places.to !== undefined && places.to !== goal
    ? { from: places.to, to: goal }
    : places
}

/** "Chops freezer, trout fridge": the place of each thing, where one stands right behind each of several. */
function ownPlace(given: Given, thing: Thing): string | undefined {
  const { things } = given.part
  const placeBehind = ({ end }: Thing): Mark | undefined => {
    const { tokens, markAt } = given.sentence
    const isJoint = (at: number): boolean => /^(?:to|in|into|the|on)$/.test(tokens[at]?.text ?? '')
    const at = [end, end + 1, end + 2].find((place) => !isJoint(place))
    return at !== undefined && markAt[at]?.kind === 'place' ? markAt[at] : undefined
  }
  const isEach = things.length > 1 && things.every((one) => placeBehind(one) !== undefined)
  const place = isEach ? placeBehind(thing) : undefined
  return place && String(place.value)
}

/** Things that food is carried in, which counts as another place. */
const CARRIED = / (?:cool ?box|cool ?bag|cooler|esky|hamper|picnic (?:bag|basket|box)) /
const EVERYTHING = / (?:everything|everythings|all of it|all|the lot|(?:things|stuff) (?:in|from|out)) /

/** "Everything from the coolbox goes in the fridge": a call for each lot that is kept where they come from. */
function everythingIn(
  given: Given,
  {
    from = CARRIED.test(textOf(given)) ? 'other' : undefined,
    to,
  }: { from?: string | undefined; to: string | null },
): Act[] | undefined {
  const text = textOf(given)
  const isAll = EVERYTHING.test(text) || / (?:things|stuff|contents) .*all /.test(text)
  if (given.part.things.length > 0 || !isAll || from === undefined || to === null || from === to)
    return undefined
  const lots = given.situation.state.stock.filter(
    (row): row is Row => typeof row !== 'string' && row['location'] === from,
  )
  return lots.length === 0 ? undefined : lots.map(({ food }) => act('move_item', { food, from, to }))
}

/** "And the ham", "those six too": the place where the last thing was moved a message before. */
function placeGoneTo(given: Given): string | null {
  const last = given.situation.before.at(-1)?.acts.at(-1)
  const isMore = / (?:and|also|too|as well|another|more|only|just|rather) /.test(textOf(given))
  const to = last?.tool === 'move_item' ? last['to'] : undefined
  return isMore && typeof to === 'string' ? to : null
}

/** Is what was spoken of before in the freezer: "take half of it out"? */
function isFrozenBefore(given: Given): boolean {
  const foods = foodsBefore(given)
  return foods.length > 0 && foods.every((food) => lotNamed(given, food)?.['location'] === 'freezer')
}

/** Is all that is kept under a name in the freezer? */
function isFrozen({ own }: Thing): boolean {
  const lots = own.filter(({ home }) => home === 'stock')
  return lots.length > 0 && lots.every(({ row }) => row['location'] === 'freezer')
}
