import { cuesIn } from '../cues.ts'
import {
  act,
  firstMark,
  foodsBefore,
  markOf,
  isAmbiguous,
  marksIn,
  nameOf,
  ownOf,
  textOf,
  wordsBefore,
  type Filler,
  type Given,
} from './given.ts'
import { amountSlots, type Amount, type Item } from './amounts.ts'
import { itemsOf, lastAmount, loneAmount } from './items.ts'
import { eachItem, spoken, stockName } from './each-item.ts'
import { amountOfLot, SMALL_FROM, SMALLER } from './lots.ts'
import { withoutUngot } from './not-got.ts'
import { moveItem } from './move-item.ts'
import type { Act } from '../situation.ts'
import type { Thing } from '../things-and-parts.ts'
import { whereAndUntil } from './where-and-until.ts'

/** The day behind "use by", "until" and the like. */
export function expiryOf(given: Given): string | undefined {
  const told = markOf(given, 'day', 'expires')
  if (told !== undefined) return told
  const days = marksIn(given, 'day')
  const said = days.find(({ start }) =>
    /\b(?:by|before|expires|expiring|until|end|ends|date|dated|on|is|good|till|says|off)\b/.test(
      wordsBefore(given, start, 3),
    ),
  )
  const day =
    said ??
    days.find(
      ({ start, value }) =>
        !/^(?:today|yesterday|tonight|last |this morning)/.test(String(value)) &&
        !WILL_DO.test(wordsBefore(given, start, 4)) &&
        wordsBefore(given, start, 1) !== 'for',
    )
  return day === undefined ? undefined : String(day.value)
}

/** "I'll try the other shop tomorrow" tells no date of what was got. */
const WILL_DO = /\b(?:ill|well|i will|we will|going to|gonna|try|go|going|back|again|have to|need to)\b/

const ALL =
  / (?:all|every|everything|whole|rest|last|entire|finished|gone|empty|none|ran out|run out|no more|out of|polished|the lot) /

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
    return spoken(given).map((food) => act('use_item', { food, ...amountSlots(loneAmount(given)) }))
  const location = firstMark(given, 'place')
  const isVague = VAGUE.test(textOf(given))
  return items.map((item) =>
    act('use_item', {
      food: isAmbiguous(item.thing, 'stock') ? null : nameOf(item.thing, 'stock'),
      ...(isVague && item.quantity === undefined && { quantity: null }),
      ...usedOf(given, item),
      ...(item.thing.own.filter(({ home }) => home === 'stock').length > 1 && location !== undefined
        ? { location }
        : {}),
    }),
  )
}

/** How much of a lot is used: all of it, all but some, or what is told. Three of what is kept by the kilo may be bags or tins. */
function usedOf(given: Given, item: Item): Readonly<Record<string, unknown>> {
  const told = amountOfLot(given, 'use_item', item)
  const { quantity, unit } = told
  const row = ownOf(item.thing, 'stock')?.row
  if (typeof quantity === 'number' && unit === undefined) {
    const small = SMALLER[String(row?.['unit'])]
    if (small !== undefined && quantity > Number(row?.['quantity']))
      return { quantity, unit: quantity < SMALL_FROM ? null : small }
  }
  const isOne =
    quantity === undefined ||
    (quantity === 1 &&
      (unit === undefined || /\b(?:whole|entire|last|rest)\b/.test(wordsBefore(given, item.thing.start, 4))))
  return ALL.test(textOf(given)) && isOne ? {} : told
}

const correctItem: Filler = (given) => {
  const expires = expiryOf(given)
  const location = firstMark(given, 'place')
  const isOpened = NOT_OPEN.test(textOf(given)) ? false : undefined
  const last = given.part.things.length === 1 ? lastAmount(given) : undefined
  return eachItem('correct_item', given, () => ({
    ...last,
    expires,
    opened: isOpened,
    ...(expires === undefined && { location }),
  }))
    .map((one) => ({ ...unitBefore(given, one), ...one, food: stockName(given, one['food']) }))
    .map((one) => (Object.keys(one).length === 2 ? { ...one, ...rightAmount(given) } : one))
}

/** The unit in which the food was spoken of last: "3, not 2" of two tins is three tins. */
function unitBefore({ situation, part }: Given, one: Act): { unit?: string } {
  const last = situation.before.at(-1)?.acts.find(({ food }) => food === one['food'])
  const isBare = part.things.length === 0 && one['quantity'] !== undefined && one['unit'] === undefined
  return isBare && typeof last?.['unit'] === 'string' ? { unit: last['unit'] } : {}
}

/** "No more jam", "down to my last egg": what is left is told without a number. */
function rightAmount(given: Given): Readonly<Record<string, unknown>> {
  const text = textOf(given)
  if (/ (?:none|no more|out of|all gone|nothing left|zero) /.test(text)) return { quantity: 0 }
  return / (?:my|the|our) last (?!one)/.test(text) ? { quantity: 1 } : { [slotInDoubt(given)]: null }
}

/** What is wrong of a lot where it is not told what it should be. */
const slotInDoubt = (given: Given): string =>
  / (?:date|dates|use by|best before|expiry) /.test(textOf(given)) ? 'expires' : 'quantity'

const NOT_OPEN =
  / (?:unopened|sealed|seals? (?:is |are )?(?:still )?(?:on|intact)|(?:dont|not) put it down as open(?:ed)?|(?:not|never|isnt|arent|wasnt|havent|hasnt|didnt) (?:been |yet |actually )?open(?:ed)?) /

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

const discardItem: Filler = (given) => {
  const cues = new Set(cuesIn(given.sentence.tokens, given.part.start, given.part.end).map(({ cue }) => cue))
  // "Chucked an avocado, gone all brown" is one of them.
  const isOne = given.part.things.some(({ start }) => /^(?:an?|one)$/.test(wordsBefore(given, start, 1)))
  const isAll = ALL.test(textOf(given)) && !isOne
  return eachItem('discard_item', given, () => ({
    reason: cues.has('spoiled') ? 'spoiled' : 'unwanted',
  })).map((one) => {
    const { quantity, unit, ...rest } = one
    return {
      ...rest,
      ...(quantity === undefined && / some of /.test(textOf(given)) && { quantity: null }),
      ...(isAll && quantity === 1
        ? {}
        : { ...(quantity !== undefined && { quantity }), ...(unit !== undefined && { unit }) }),
      food: stockName(given, one['food']),
    }
  })
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
  if (things.every(isSort))
    return sorts.length === 0
      ? [act('list_items', { location })]
      : [...new Set(sorts)].map((category) => act('list_items', { category, location }))
  return things.filter((one) => !isSort(one)).map((one) => act('list_items', { food: keptAs(given, one) }))
}

/** The name of the only lot of a sort: "the thighs" of chicken thighs. "What noodles have we got" asks for all of them, and olives are no olive oil. */
function keptAs(given: Given, thing: Thing): string {
  const own = ownOf(thing, 'stock')
  const isSort = own !== undefined && own.words.at(-1) === thing.words.at(-1) && !isAmbiguous(thing, 'stock')
  return isSort && !/\b(?:what|which|any)$/.test(wordsBefore(given, thing.start, 1)) ? own.name : thing.said
}

const NO_MINIMUM = / (?:stop|no need|dont need|no longer|remove|drop(?! (?:under|below))|forget|scrap) /

export const stock: Readonly<Record<string, Filler>> = {
  add_item: (given) =>
    eachItem('add_item', withoutUngot(given), (_given, item) => {
      const expires = expiryOf(given)
      return item === undefined
        ? { location: firstMark(given, 'place'), expires }
        : { ...whereAndUntil(given, item.thing, expires), opened: isToldOpen(given) }
    }),
  use_item: useItem,
  move_item: moveItem,
  correct_item: correctItem,
  discard_item: discardItem,
  open_item: openItem,
  list_items: listItems,
  list_expiring: (given) => [
    act('list_expiring', {
      until: marksIn(given, 'day')[0]?.value,
      location: firstMark(given, 'place'),
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
