import { ALL } from './all-of-it.ts'
import { correctItem, NOT_OPEN } from './correct-item.ts'
import { discardItem } from './discard-item.ts'
import { expiryOf } from './expiry.ts'
import {
  act,
  firstMark,
  foodsBefore,
  isAmbiguous,
  marksIn,
  nameOf,
  ownOf,
  textOf,
  withoutUntold,
  wordsBefore,
  type Filler,
  type Given,
} from './given.ts'
import type { Amount } from './amounts.ts'
import { itemsOf } from './items.ts'
import { amountOf, eachItem, lotNamed, spoken, stockName } from './each-item.ts'
import { amountOfLot, SMALL_FROM, SMALLER } from './lots.ts'
import { withoutUngot } from './not-got.ts'
import { moveItem } from './move-item.ts'
import type { Act, Row } from '../things/situation.ts'
import type { Thing } from '../things/things-and-parts.ts'
import { isVague as isVagueAmount } from './vague-amounts.ts'
import { whereAndUntil } from './where-and-until.ts'

/** Amounts that only the person knows. */
const VAGUE =
  / (?:some(?: of)?|bit|little|few|most|loads?|(?<!the )lots?|bunch|several|plenty|handful of the) /

/** "Two rashers gone in a quiche": what something went into is not taken from what is there. */
const INTO =
  /\b(?:in|into|on|onto|for|with|making|made)(?: (?:a|an|the|my|some|his|her|their|our|tonights|todays))?(?: \w+)?$/
const isInStock = ({ own }: Thing): boolean => own.some(({ home }) => home === 'stock')

/** The things of a part without those that only tell what became of the others. */
function withoutDishes(given: Given): Given {
  const { part } = given
  const isDish = (thing: Thing): boolean =>
    !isInStock(thing) &&
    (INTO.test(wordsBefore(given, thing.start, 3)) ||
      /^(?:took|needed|used|had|wanted)$/.test(given.sentence.tokens[thing.end]?.text ?? ''))
  const things = part.things.filter((thing) => !isDish(thing))
  // "I finished it in my porridge" is about what was spoken of before.
  const isOfBefore = foodsBefore(given).length === 1 && / (?:it|that|them|those) /.test(textOf(given))
  const isLeft = things.some(isInStock) || isOfBefore
  return isLeft ? { ...given, part: { ...part, things } } : given
}

const useItem: Filler = (whole) => {
  const given = withoutDishes(whole)
  const items = itemsOf(given)
  if (items.length === 0)
    return spoken(given).map((food) =>
      act('use_item', { food, ...usedOf(given, { item: amountOf(given), row: lotNamed(given, food) }) }),
    )
  const location = firstMark(given, 'place')
  const isVague = VAGUE.test(textOf(given)) || isVagueAmount(given)
  return items.map((item) =>
    act('use_item', {
      food: isAmbiguous(item.thing, 'stock') ? null : nameOf(item.thing, 'stock'),
      ...(isVague && item.quantity === undefined && { quantity: null }),
      ...usedOf(given, { item, start: item.thing.start, row: ownOf(item.thing, 'stock')?.row }),
      ...(item.thing.own.filter(({ home }) => home === 'stock').length > 1 && location !== undefined
        ? { location }
        : {}),
    }),
  )
}

/** How much of a lot is used: all of it, all but some, or what is told. Three of what is kept by the kilo may be bags or tins. */
function usedOf(
  given: Given,
  { item, row, start }: { item: Amount; row: Row | undefined; start?: number },
): Readonly<Record<string, unknown>> {
  const told = amountOfLot(given, 'use_item', { item, row })
  const { quantity, unit } = told
  if (typeof quantity === 'number' && unit === undefined) {
    const small = SMALLER[String(row?.['unit'])]
    if (small !== undefined && quantity > Number(row?.['quantity']))
      return { quantity, unit: quantity < SMALL_FROM ? null : small }
  }
  const isOne =
    quantity === undefined ||
    (quantity === 1 &&
      (unit === undefined ||
        (start !== undefined && /\b(?:whole|entire|last|rest)\b/.test(wordsBefore(given, start, 4)))))
  return ALL.test(textOf(given)) && isOne ? {} : told
}

/** "A jar of gherkins, opened": of one food that comes, it is told that it is open. */
const isToldOpen = (given: Given): true | undefined =>
  given.part.things.length === 1 && / (?:already )?open(?:ed)? $/.test(textOf(given)) ? true : undefined

/** "I haven't opened the cream" corrects what is there. */
const openItem: Filler = (given) => {
  if (NOT_OPEN.test(textOf(given))) return correctItem(given)
  return eachItem('open_item', given).map(({ unit: _unit, ...one }) => ({
    ...one,
    food: stockName(given, one['food']),
  }))
}

const SORTS =
  /^(?:meat|meats|snacky|baking|veg|vegetable|vegetables|fruit|fruits|dairy|cheese|cheeses|drink|drinks|snack|snacks|fish|seafood|herbs|spices|tins|bread|sweets|alcohol|booze|sauces|pasta|leftovers|protein)$/

const CALLED: Readonly<Record<string, string>> = {
  veg: 'vegetables',
  vegetable: 'vegetables',
  meats: 'meat',
  cheeses: 'cheese',
  snacky: 'snacks',
}

/** "Enough rice for the paella" asks for the rice. */
const isPurpose = (given: Given, start: number): boolean =>
  / enough /.test(textOf(given)) && /\bfor(?: the| my| our| an?)?$/.test(wordsBefore(given, start, 2))

const listItems: Filler = (given) => {
  const things = given.part.things.filter(
    ({ said, start }) =>
      !/^(?:frozen|stock|date|tins?|packs?|bags?|bottles?|jars?)$/.test(said) && !isPurpose(given, start),
  )
  const location = firstMark(given, 'place') ?? (/ frozen /.test(textOf(given)) ? 'freezer' : undefined)
  const sorts = given.sentence.tokens
    .slice(given.part.start, given.part.end)
    .filter(({ text }) => SORTS.test(text))
    .map(({ text }) => CALLED[text] ?? text)
  // "What meat have we got" asks for all of it, though one lot is called minced meat.
  const isSort = ({ said, own }: Thing): boolean =>
    SORTS.test(said) && own.every(({ words }) => words.length > 1)
  const asked = things.length === 0 && sorts.length === 0 ? askedBefore(given, location) : []
  if (asked.length > 0) return asked
  if (things.every(isSort))
    return sorts.length === 0
      ? [act('list_items', { location })]
      : [...new Set(sorts)].map((category) => act('list_items', { category, location }))
  return things.filter((one) => !isSort(one)).map((one) => act('list_items', { food: keptAs(given, one) }))
}

const OF_BEFORE =
  / (?:it|its|they|theyre|them|those|these|that|thats|any|either|both|ones|how (?:many|much|old|long)) /
/** "What does that leave in the freezer" asks for all that is there. */
const OF_PLACE = / (?:else|everything|anything|all) /

/** "How many have we got", "any left?", "in the freezer?": what was spoken of a message before is asked for. */
function askedBefore(given: Given, location: string | undefined): Act[] {
  const text = textOf(given)
  const isShort = given.part.end - given.part.start < 3
  const last = given.situation.before.at(-1)?.acts.at(-1)
  const isAsked = last?.tool === 'list_items' && isShort
  if (location === undefined ? !OF_BEFORE.test(text) || OF_PLACE.test(text) : !isAsked) return []
  return foodsBefore(given).map((food) => act('list_items', { food, location }))
}

/** The name of the only lot of a sort: "the thighs" of chicken thighs. "What noodles have we got" asks for all of them, and olives are no olive oil. */
function keptAs(given: Given, thing: Thing): string {
  const own = ownOf(thing, 'stock')
  const isSort = own !== undefined && own.words.at(-1) === thing.words.at(-1) && !isAmbiguous(thing, 'stock')
  return isSort && !/\b(?:what|which|any)$/.test(wordsBefore(given, thing.start, 1)) ? own.name : thing.said
}

/** Until when what expires is asked for: a day, or "within 3 days". */
function untilOf(given: Given): string | undefined {
  const day = marksIn(given, 'day')[0]
  if (day !== undefined) return String(day.value).replace(/^the (?=next )/, '')
  const within = / (?:within|in|coming) (?:the )?(\w+ days?) /.exec(textOf(given))?.[1]
  if (within !== undefined) return `in ${within}`
  return / (?:before|by|until|till) sat /.test(textOf(given)) ? 'saturday' : undefined
}

const NO_MINIMUM =
  / (?:no minimum|no min|stop|no need|dont need|no longer|remove|drop(?! (?:under|below))|forget|scrap) /

const SAME = / (?:same|likewise|ditto) /
/** "The ricotta too": nothing else is told of it. */
const TOO = /^ (?:and )?(?:the )?(?:\w+ ){1,2}(?:too|as well|also) $/

/** "Same for the feta": the place and the date of what was put in just before; the date alone where only that is the same. */
function likeBefore(given: Given): { location?: unknown; expires?: unknown } {
  const text = textOf(given)
  const last = given.situation.before.at(-1)?.acts.findLast(({ tool }) => tool === 'add_item')
  if (last === undefined || (!SAME.test(text) && !TOO.test(text))) return {}
  const { location, expires } = last as Act & { location?: unknown; expires?: unknown }
  const isDateOnly = / same (?:date|day|use by|best before|expiry) /.test(text)
  const isPlaceOnly = / same (?:place|shelf|spot) /.test(text)
  return {
    ...(!isDateOnly && location !== undefined && { location }),
    ...(!isPlaceOnly && expires !== undefined && { expires }),
  }
}

export const stock: Readonly<Record<string, Filler>> = {
  add_item: (given) =>
    eachItem('add_item', withoutUngot(given), (_given, item) => {
      const expires = expiryOf(given)
      return item === undefined
        ? { location: firstMark(given, 'place'), expires }
        : {
            ...likeBefore(given),
            ...withoutUntold(whereAndUntil(given, item.thing, expires)),
            opened: isToldOpen(given),
          }
    }),
  use_item: useItem,
  move_item: moveItem,
  correct_item: correctItem,
  discard_item: discardItem,
  open_item: openItem,
  list_items: listItems,
  list_expiring: (given) => [
    act('list_expiring', {
      until: untilOf(given),
      location: firstMark(given, 'place') ?? (/ frozen /.test(textOf(given)) ? 'freezer' : undefined),
    }),
  ],
  discard_expired: (given) => [act('discard_expired', { location: firstMark(given, 'place') })],
  set_min_stock: (given) =>
    eachItem('set_min_stock', given, () =>
      NO_MINIMUM.test(textOf(given)) ? { quantity: 0 } : leastTold(given),
    ).map((one) => (one['quantity'] === undefined ? { ...one, quantity: null } : one)),
}

/** The number behind "at least" where several are told: "we eat 2 a day, have at least 10". */
function leastTold(given: Given): Amount {
  const numbers = marksIn(given, 'number')
  const least = numbers.find(({ start }) =>
    /\b(?:at least|minimum|min|less than|under|below)$/.test(wordsBefore(given, start, 2)),
  )
  if (least === undefined || given.part.things.length > 1) return {}
  const unit = given.sentence.markAt[least.end]
  const isOwn = given.part.things.some(({ start }) => start === least.end)
  return {
    quantity: Number(least.value),
    ...(unit?.kind === 'unit' && !isOwn && { unit: String(unit.value) }),
  }
}
