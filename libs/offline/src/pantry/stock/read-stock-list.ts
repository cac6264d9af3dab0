import { findUnit, units } from '@alfred/contracts'
import type { StorageLocation } from '@alfred/contracts'
import { comingDayPattern, pastDayPattern } from '../../reading/day-words.ts'
import { placeNamed, placePattern } from '../../reading/place-words.ts'
import { divideAtAmounts } from './divide-at-amounts.ts'
import { foodsSideBySide } from './foods-side-by-side.ts'
import type { StockPhrase } from '../kitchen-intent.ts'
import { foldBlanks, numberWords, readFood, withoutEdges, withoutEnding } from '@alfred/language'

const VERB =
  '(?:expir(?:es?|ed|ing)|exp\\.?|go(?:es|ing)? (?:off|bad)|went (?:off|bad)|(?:is |are )?good|keeps?|lasts?|best before|best by|use by)'
const NOTE =
  '(?:with (?:an? )?)?(?:expiry(?: date)?|expiration date|best before|best-before|use by|use-by)(?: date)?'
const LEAD = '(?:^|[ ,(])(?:(?:that|which|it|they|both|all|of|them|will) )*'
const EXPIRY = new RegExp(
  `${LEAD}(?:${VERB}|${NOTE}|until|till)(?: (?:is|are|of|on|by|until|till|for|to|before))*:? (${pastDayPattern}|${comingDayPattern})\\)?`,
)
/** Matches an expiry whose day cannot be read, so that it is not taken for a part of the food's name. */
const UNREAD_EXPIRY = new RegExp(
  `${LEAD}(?:expires?|exp\\.?|(?:that|which|they|it) (?:expired|expiring|go(?:es)? (?:off|bad))|(?:expired|expiring|go(?:es|ing)? (?:off|bad)) (?:on|by|before|in)|${NOTE})(?: (?:is|are|of|on|by|until|till|for|to|before|in))*:? ([^)]+)\\)?$`,
)

const LOCATION = new RegExp(
  `(?:^| )(in(?:to|side)?|to|on(?:to)?|at|from|out of|for) (?:the |my |our )?(${placePattern})(?=$|[ ,:)])`,
)

const LEADING = new RegExp(`^(?:in(?:to)?|to) (?:the |my |our )?(${placePattern}):? (.+)$`)

const BARE_PLACE = new RegExp(`^(\\S.*\\S) (fridge|freezer|pantry)$`)

/** Removes a place such as "in the fridge" from a text and returns it with the rest. */
export function takeLocation(text: string): {
  location: StorageLocation | null
  preposition: string
  rest: string
} {
  const match = LOCATION.exec(text)
  if (match === null) return { location: null, preposition: '', rest: text }
  const rest = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`
  return { location: placeNamed(match[2] ?? ''), preposition: match[1] ?? '', rest: tidy(rest) }
}

/** Removes the place where something is or goes, and the place where it comes from. */
function takePlaces(text: string) {
  const places: Record<'location' | 'from', StorageLocation | null> & { rest: string } = {
    location: null,
    from: null,
    rest: text,
  }
  for (let taken = takeLocation(text); taken.location !== null; taken = takeLocation(taken.rest)) {
    places[/^(?:from|out of)$/.test(taken.preposition) ? 'from' : 'location'] ??= taken.location
    places.rest = taken.rest
  }
  // "put bag of spinach fridge"
  const bare = places.location === null ? BARE_PLACE.exec(places.rest) : null
  if (bare) return { ...places, location: placeNamed(bare[2] ?? ''), rest: bare[1] ?? '' }
  return places
}

/** No phrase for a day is longer; a longer one is cut and asked about. */
const DAY_LENGTH_MAX = 60

/** Removes an expiry such as "that expires on Friday" from a text and returns it with the rest. */
export function takeExpiry(text: string): { expires: string | null; rest: string } {
  const match = EXPIRY.exec(text) ?? UNREAD_EXPIRY.exec(text)
  if (match === null) return { expires: null, rest: text }
  const before = withoutEnding(text.slice(0, match.index), ',(')
  const rest = `${before} ${text.slice(match.index + match[0].length)}`
  return { expires: match[1]?.slice(0, DAY_LENGTH_MAX).trim() ?? null, rest: tidy(rest) }
}

/** Names with "and" in them. "Bread and cheese" are two foods. */
const COMPOUNDS = new RegExp(
  `\\b(?:${[
    ...['(?:mac|macaroni|cauliflower) and cheese', 'fish and chips', '(?:pork|franks) and beans'],
    ...['peanut butter and (?:jelly|jam)', 'rice and (?:peas|beans)', 'sweet and sour', 'half and half'],
    ...['(?:bangers|sausages?) and mash', 'bread and butter pudding'],
  ].join('|')})\\b`,
  'g',
)
/** Words for when, why or how politely, which change nothing about the stock. */
const TRIMMINGS =
  /(?: |^)(?:at home|please|maybe|perhaps|actually|really|too|as well|also|already|again|just now|right now|now|earlier|today|yesterday|tonight|this (?:morning|afternoon|evening)|last night|for (?:breakfast|lunch|dinner|supper|the|a|my|our|me)\b.*|at the .*|from (?:the (?:shop|store|market|supermarket|baker|butcher)|lidl|aldi|tesco)|left|so far|of it)$/

/** Words of answers and references, which are not foods. */
const FILLER =
  /^(?:yes|yeah|yep|no|nope|ok|okay|sure|please|thanks|thank you|it's|its|they're|he|she|same|the same|that one|the other one|another one|whatever|what (?:i|we) .*)$/
/** What is left of a dish that nobody names. */
const OVER = /^left(?:[ -]?overs?)?$/
/** Forms in which food is sold by the piece. */
const LUMP = /^(an?|one|1) (?:block|slab|wedge|hunk) of (?=\S)/
/** Cream and the like come in pots, which are tubs; what is cooked or brewed in a pot is no such thing. */
const POT =
  /\bpot(s?) of (?=\S)(?!(?:tea|coffee|soup|stew|chill?i|curry|porridge|water|stock|broth|jam|honey|mustard)\b)/g
const CONTAINER = /^(?:bag|pack|packet|can|tin|bottle|jar|carton|box|bunch|head|loaf|bar|block) of (?=\S)/

/** "8 units" are pieces, whichever food they are of. */
const UNITS = new RegExp(`(?<=(?:^|[ ,])(?:\\d{1,3}|${numberWords.join('|')})) units?(?= of |,| and |$)`, 'g')

/** Pieces of nothing are no food. */
const ONLY_PIECES = /^\S+ pieces?$/

/** "A chicken of 1.4 kg": how much the one of it is stands behind it. */
const OF_AMOUNT =
  /(?<=(?:^|, ?|\band |\bplus )(?:an?|one|1) [a-z](?:(?! and | plus )[a-z' -]){0,40}) of (?=(?:\d+(?:\.\d+)?|half an?|an?|one|two|three) ?(?:g|kg|ml|cl|l|oz|lbs?|grams?|kilos?|kilograms?|litres?|liters?|pounds?|ounces?)(?:$|[ ,.]))/g

/** How big a pack is says nothing of what is in it: "a big bag of peas". */
const SIZE_OF_PACK =
  /(?<=\b(?:an?|one|two|three|four|five|six|\d+) )(?:big|large|huge|small|little|giant|massive) (?=(?:bag|pack|packet|can|tin|bottle|jar|carton|box|bunch|tub|block|bar|loa(?:f|ve))(?:e?s)? of )/g

/** Who has no word for a pack calls it a thing: "a big thing of mustard". */
const THING =
  /\b(an?|one|two|three|four|five|six|\d+) (?:(?:big|large|huge|small|little) )?things? of (?=\S)/g

/** Is it a unit of weight or volume? */
function isMeasured(unit: string): boolean {
  const known = findUnit(unit)
  return known !== undefined && ['mass', 'volume'].includes(units[known].dimension)
}

/** What is said of the food before: "a carton of milk, already opened". */
const OPENED =
  /^(?:(?:it|they|that|both)(?:'s| is|'re| are)? )?(?:already |just |now )?open(?:ed)?(?: already)?$/
/** The same in front of a food or its pack: "an opened carton of milk". */
const OPENED_IN_FRONT =
  /^((?:(?:an?|the|my|our|half an?|one|two|three|\d+) )?)(?:already )?open(?:ed)? (?=\S+)/

/** "A block of butter 250 g": the amount behind a pack says how much is in it. */
const IN_PACK = /( of [a-z]+(?: [a-z]+)?) (\d[\d.]* ?(?:g|kg|ml|l|oz|lb))(?=$|[,.;]| and )/g

const PART_OF = new RegExp(
  `^(?:\\D*\\d.*|(?:${numberWords.join('|')}|half|some|a few|a couple)) of (?:the|my|our|those|these) `,
)

/** A count behind a food without a comma begins the next one: "1 red pepper 2 yellow peppers". "Omega 3 eggs" is one. */
const NEXT_COUNT =
  /(?<!\b(?:omega|factor|type|number|no|vitamin|grade|size|formula|of|for|to|by|on|in|at|with|and|or|than|about|around|the|my|x|fridge|freezer|pantry|cupboard|counter|until|till|before|expires?|date)) (\d{1,2}) (?=(?!(?:x|of|or|to|and|in|people|persons|days?|weeks?|months?|years?|minutes?|hours?|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*)\b)[a-z]{3,})/g

/** What names no other food: "lactose free" or "with nuts" does. */
const IDLE_REMARK =
  /^(?:\d+(?:\.\d+)? ?%.*|.*\beach|(?:the )?(?:big|small|large|medium)(?: ones?)?|for .*|on offer|reduced|fresh|from .*|for now|about|ish)$/

/** What stands in brackets behind a food: its amount stands behind it, and a remark on it names no food. */
function withoutBrackets(text: string): string {
  return text.replace(/ ?\(([^()]{1,60})\)/g, (whole, inside: string) => {
    if (takeExpiry(inside).expires !== null || takeLocation(inside).location !== null) return whole
    const remark = inside.trim().replace(/^x? ?(\d{1,2})$/, '$1 pieces')
    if (BARE_AMOUNT.test(remark) || OPENED.test(remark)) return `, ${remark}`
    return IDLE_REMARK.test(remark) ? '' : whole
  })
}

/** An amount with nothing behind its unit. */
const BARE_AMOUNT = /^(?:\d(?:[./ ]?\d){0,6}|an?|one|two|three|four|five|six|half an?) ?[a-z]+\.?$/

export type StockList = {
  items: StockPhrase[]
  /** The parts that could not be read as a food. */
  leftover: string[]
  /** A place or expiry for all foods named before, as in "them" or "both". */
  forAll: { location: StorageLocation | null; expires: string | null }
}

/** What a food is free of, said behind it: "a tub of yogurt without lactose". */
const WITHOUT = /\b([a-z]+) without (?:any )?(lactose|gluten|sugar|salt|alcohol|fat|dairy|milk)\b/g

/** Parses "2 l of milk that expires on Friday, a dozen eggs and flour to the pantry". */
export function readStockList(text: string): StockList {
  const list: StockList = { items: [], leftover: [], forAll: { location: null, expires: null } }
  const counted = foldBlanks(
    withoutBrackets(text)
      .replace(WITHOUT, '$2-free $1')
      .replace(UNITS, ' pieces')
      .replace(OF_AMOUNT, ', ')
      .replace(SIZE_OF_PACK, '')
      .replace(POT, 'tub$1 of ')
      .replace(IN_PACK, '$1, $2')
      .replace(NEXT_COUNT, nextCount),
  )
  const kept = divideAtAmounts(counted)
    .replace(THING, '$1 ')
    .replace(COMPOUNDS, (name) => name.replaceAll(' ', '~'))
  const leading = LEADING.exec(kept)
  for (const part of (leading?.[2] ?? kept).split(
    / ?, ?(?:and |plus )?| and | ?[&+] ?| plus | as well as /,
  )) {
    if (part.trim() !== '') readPart(part.replaceAll('~', ' ').trim(), list)
  }
  if (leading) spread(list.items, { location: placeNamed(leading[1] ?? ''), expires: null })
  return list
}

/** A unit behind the count tells how much there is of the food before: "potatoes 2 kilos". */
function nextCount(...[whole, count, at, text]: [string, string, number, string]): string {
  const [word = ''] = /^[a-z]+/.exec(text.slice(at + whole.length)) ?? []
  const before = text.slice(0, at)
  return findUnit(word) !== undefined || !/[a-z]$/.test(before) ? whole : `, ${count} `
}

function readPart(part: string, list: StockList): void {
  // "A pack of bacon, fridge" names no food called fridge.
  const place = placeNamed(part.replace(/^(?:straight )?(?:the|in|into) /, ''))
  if (place !== null && list.items.length > 0) return spread(list.items, { location: place, expires: null })
  const { expires, rest: undated } = takeExpiry(part)
  const { location, from, rest } = takePlaces(undated)
  const phrase = trimmed(rest)
  if (OPENED.test(phrase) && list.items.length > 0) {
    Object.assign(list.items.at(-1) ?? {}, { isOpened: true })
    spread(list.items.slice(-1), { location, expires })
    return
  }
  const isPronoun =
    /^(?:|it|them|both|all|all of (?:it|them)|everything|put (?:it|them|both|everything)|they)$/.test(phrase)
  if (isPronoun && (location !== null || expires !== null)) {
    const isForLast = expires !== null && phrase === '' && !/\b(?:both|they|all)\b/.test(part)
    spread(isForLast ? list.items.slice(-1) : list.items, { location, expires })
    list.forAll = { location: list.forAll.location ?? location, expires: list.forAll.expires ?? expires }
    return
  }
  if (amountBehind(phrase, list)) {
    spread(list.items.slice(-1), { location: null, expires })
    if (location !== null) spread(list.items, { location, expires: null })
    return
  }
  if (ONLY_PIECES.test(phrase)) {
    list.leftover.push(part)
    return
  }
  const closed = phrase.replace(OPENED_IN_FRONT, '$1')
  const counted = closed.replace(CONTAINER, 'a $&').replace(LUMP, '$1 piece of ')
  const food = FILLER.test(phrase) ? undefined : readFood(counted)
  const several = foodsSideBySide(food?.food ?? phrase)
  if (several === 'unclear') {
    list.leftover.push(part)
    return
  }
  if (several !== undefined) {
    // The amount in front is of the first of them.
    const [first = '', ...others] = several.foods
    const amount = food === undefined ? '' : counted.slice(0, counted.lastIndexOf(food.food))
    for (const one of [`${amount}${first}`, ...others]) readPart(one, list)
    spread(list.items.slice(-several.foods.length), { location, expires })
    return
  }
  if (food === undefined || OVER.test(food.food)) {
    list.leftover.push(part)
    return
  }
  // "600 g of the chicken" is a part of the stock.
  const isDefinite = food.isDefinite || PART_OF.test(phrase)
  list.items.push({ ...food, isDefinite, location, from, expires, isOpened: closed !== phrase })
  // "milk and eggs to the fridge" applies to both; "from" applies to its own food only.
  if (location !== null) spread(list.items, { location, expires: null })
}

/** Gives "2 kg" behind "potatoes," to the potatoes. False when it is no bare amount, or the food before has one. */
function amountBehind(phrase: string, { items }: StockList): boolean {
  const last = items.at(-1)
  if (last === undefined || !BARE_AMOUNT.test(phrase)) return false
  // "A bag of peas, 900 g" says how much is in the one bag, and "a melon, 2 kg" how much the one is.
  const isOnePack = last.quantity === 1 && (last.unit === null || !isMeasured(last.unit))
  if (last.extent !== 'none' && !isOnePack) return false
  const counted = readFood(`${phrase} of ${last.food}`)
  if (counted?.extent !== 'amount' || counted.food !== last.food) return false
  if (isOnePack && (counted.unit === null || !isMeasured(counted.unit))) return false
  Object.assign(last, { extent: 'amount', quantity: counted.quantity, unit: counted.unit })
  return true
}

function spread(items: StockPhrase[], { location, expires }: StockList['forAll']): void {
  for (const item of items) {
    item.location ??= location
    item.expires ??= expires
  }
}

function trimmed(text: string): string {
  let rest = tidy(text)
  while (TRIMMINGS.test(rest)) rest = tidy(rest.replace(TRIMMINGS, ''))
  return rest
}

function tidy(text: string): string {
  return withoutEdges(foldBlanks(text), ',:')
}
