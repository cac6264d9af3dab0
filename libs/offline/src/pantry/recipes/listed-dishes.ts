import { ordinalWords, readNumber } from '@alfred/language'

/** A dish as the cookbook listed it, with its name and what was told of it in small letters. */
export type ListedDish = { name: string; minutes: number | null; calories: number | null; told: string }

/** The dishes of a reply that lists them: '"Chicken yassa" (west african, 255 minutes, about 480 kcal a serving ...); ...'. */
export function listedDishes(reply: string): ListedDish[] {
  return [...reply.matchAll(/"(?<name>[^"]{2,80})" \((?<notes>[^"]*)/g)].map(({ groups }) => ({
    name: (groups?.['name'] ?? '').toLowerCase(),
    minutes: numberIn(groups?.['notes'], /\b(\d{1,5}) minutes/),
    calories: numberIn(groups?.['notes'], /about (\d{1,5}) kcal/),
    told: (groups?.['notes'] ?? '').toLowerCase(),
  }))
}

function numberIn(notes = '', pattern: RegExp): number | null {
  const found = pattern.exec(notes)?.[1]
  return found === undefined ? null : Number(found)
}

/** The dish of a reply that tells the whole of it: "Chicken yassa, from the cookbook (serves 4 ...". */
export function dishInFull(reply: string): string | undefined {
  return /^(?<name>[^.:]{2,80}), from the cookbook \(/.exec(reply)?.groups?.['name']?.toLowerCase()
}

/** The one dish that a reply has planned: "Planned dinner on Thu 19 Nov: Leek tart." Undefined where it planned several. */
export function dishPlanned(reply: string): string | undefined {
  return /^Planned [a-z]+ on [^:."]{3,30}: (?<name>[^.:;"]{2,80})\.?$/
    .exec(reply.trim())
    ?.groups?.['name']?.toLowerCase()
}

/** The dish of which a reply tells what is missing: "Missing for Leek tart: 3 leeks." Undefined where it tells that of a day. */
export function dishLacking(reply: string): string | undefined {
  return /^Missing for (?!(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d)(?<name>[^:;"]{2,80}): /
    .exec(reply)
    ?.groups?.['name']?.toLowerCase()
}

const PLACE = 'first|second|third|fourth|fifth|last|1st|2nd|3rd|4th|5th'
const KIND_OF_ONE = '(?:one|1|dish|recipe|idea|option|suggestion)\\b'
const BEST = 'quickest|fastest|shortest|lightest|leanest|lowest[- ]calorie'
const OF_THESE = '(?: of (?:these|those|them|the lot))?'

/** A dish of a list: "the second of these", "number 3", "the tofu one", "the quickest of those", "which of them takes less time". */
export const ONE_OF_LIST = new RegExp(
  [
    `\\bthe (?<place>${PLACE})(?: ${KIND_OF_ONE})?${OF_THESE}(?! \\p{L}*s\\b)`,
    `\\b(?<bare_place>${PLACE}) ${KIND_OF_ONE}`,
    '(?:\\b(?:number|no\\.|nr\\.)|#) ?(?<number>\\d|one|two|three|four|five)\\b',
    '\\b(?:the )?(?<top>one at the top|top one)\\b',
    `\\b(?:the )?(?<best>${BEST})(?: ${KIND_OF_ONE})?${OF_THESE}`,
    `\\bwhich(?: one)?(?: of (?:these|those|them|the lot))? (?:is|takes?|has|have|would be|can be)(?: done| made| ready| cooked)?(?: the)? (?<least>${BEST}|(?:least|less|shortest) time|(?:fewest|least|less|fewer) calories)\\b`,
    '\\bthe one with (?:the |some )?(?<holds>[\\p{L}-]{3,20})\\b',
    '\\bthe (?!(?:other|next|same|new)\\b)(?<word>[\\p{L}-]{3,20}) one\\b',
    // By a word of its name alone, before anything else is said: "ok, the salad. Save me the recipe".
    '^(?:(?:ok|okay|yes|yeah|right|mmm?|ooh|so|then)[ ,.!]+)*the (?!(?:list|plan|recipe|rest|other|same|kids|fridge)\\b)(?<name>[\\p{L}-]{3,20})(?=[.,!]|$| (?:please|sounds|looks|then|it is)\\b)',
  ].join('|'),
  'u',
)
const OF_ENERGY = /calori|light|lean/
const PLACES = /^(?<number>\d)(?:st|nd|rd|th)$/

type Groups = Readonly<Record<string, string | undefined>>

/** The dish of the list that the groups of `ONE_OF_LIST` mean, in small letters. Undefined where none is meant, or more than one. */
export function dishOfList(
  {
    bare_place: bare,
    place = bare,
    number,
    holds,
    name,
    word = holds ?? name,
    top,
    best,
    least = best,
  }: Groups,
  dishes: readonly ListedDish[],
): string | undefined {
  const names = dishes.map(({ name }) => name)
  if (word !== undefined) {
    const named = names.filter((dish) => dish.split(' ').includes(word))
    const lacking = dishes.filter(({ told }) => holds !== undefined && wordsOf(told).includes(holds))
    return onlyOf(named.length > 0 ? named : lacking.map(({ name }) => name))
  }
  if (least !== undefined) return leastOf(dishes, OF_ENERGY.test(least) ? 'calories' : 'minutes')
  if (place === 'last') return names.at(-1)
  if (top !== undefined) return names[0]
  return names[placeOf(place, number)]
}

const wordsOf = (text: string): string[] => text.match(/[\p{L}-]+/gu) ?? []

function placeOf(place: string | undefined, number: string | undefined): number {
  const digit = PLACES.exec(place ?? '')?.groups?.['number']
  if (place === undefined || digit !== undefined) return (readNumber(digit ?? number ?? '') ?? 0) - 1
  return ordinalWords.indexOf(place)
}

/** The first dish with the least of it. Undefined where that of one is not told. */
function leastOf(dishes: readonly ListedDish[], what: 'minutes' | 'calories'): string | undefined {
  if (dishes.some((dish) => dish[what] === null)) return undefined
  const least = Math.min(...dishes.map((dish) => dish[what] ?? Infinity))
  return dishes.find((dish) => dish[what] === least)?.name
}

const onlyOf = (names: readonly string[]): string | undefined => (names.length === 1 ? names[0] : undefined)
