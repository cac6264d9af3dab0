import { findUnit, units, type Unit } from '@alfred/contracts'
import { outlineOf, type NamedThing, type Outline } from '../../reading/outlines/outline-of-message.ts'

// Reads how something that came into the house is divided between places, whatever is told around that: the food with its amount, the places and
// what is said of how much goes to each are found first, and then each share is held against its place.

/** A longer message tells more. */
const LETTERS_MAX = 240
/** What has come into the house. */
const HAS_COME =
  /\b(?:bought|got|get|picked up|grabbed|nabbed|gave|given|brought|came (?:away|home|back)|come home|back from|done|dropped|delivered|delivery|from|offer|reduced|haul|shop|shopping|bargain)\b/
const HAS = /^(?:i|we|ive|weve)(?: have| got|ve got)? (?:got )?<amount/
/** What is moved, used, eaten, wanted or asked is no share of what has come. */
const ELSE =
  /\?|\b(?:used|ate|eaten|eat|took|taken|take|move|moved|moving|defrost|defrosting|thaw|binned|threw|chucked|list|plan|planned|remind|need|want|should|could|would|might|if(?! you)|maybe|cooked|finished|yesterday|until|use by|best before|expires?|expiry|ubd|bbe?)\b|\bout of the <place/
/** "A 6 pack of bagels" is six of them. */
const SO_MANY_IN_ONE = /\b(\d{1,2})[- ]pack of /gi
/** How much a share is of all, where so much was given to other places before. */
type ShareOf = (all: number, taken: number) => number
type Token = { is: 'share'; of: ShareOf; unit: Unit | null } | { is: 'place'; place: string }
type Amount = { quantity: number; unit: Unit | null }

/** A message that divides one food between places, with each part in a sentence of its own. Undefined for any other. */
export function dividedFreely(message: string): string | undefined {
  const plain = message.replace(SO_MANY_IN_ONE, '$1 ')
  const outline = plain.length > LETTERS_MAX ? null : outlineOf(plain, [])
  if (outline === null || ELSE.test(outline.text)) return undefined
  const head = headOf(outline)
  const shares = head && sharesOf(outline, head)
  if (head === undefined || shares === undefined) return undefined
  // Whoever tells where each part is need not say that it has come.
  if (shares.length === 1 && !tellsWhatCame(outline.text)) return undefined
  const { food, all } = head
  const left = all.quantity - shares.reduce((sum, { quantity }) => sum + quantity, 0)
  const [verb, word] = HAS.test(outline.text) ? ['i have', 'in'] : ['bought', 'for']
  const said = (quantity: number): string => `${verb} ${inWords(quantity, all.unit)}${food}`
  return [
    ...shares.map(({ quantity, place }) => `${said(quantity)} ${word} the ${place}`),
    ...(left > 0 ? [said(left)] : []),
  ].join('. ')
}

const tellsWhatCame = (text: string): boolean => HAS_COME.test(text) || HAS.test(text)

const inWords = (quantity: number, unit: Unit | null): string =>
  `${Math.round(quantity * 1000) / 1000} ${unit === null || unit === 'piece' ? '' : `${unit.replace('uk_', '').replace('us_', '')} of `}`

/** "Went fruit picking" names no fruit. */
const A_SORT_OF_FOOD = /^(?:fruits?|veg|vegetables?|meats?|fish|food|snacks?)$/

type Head = { food: string; all: Amount; end: number }

const AMOUNT_OF_FOOD = /<amount(?<amount>\d+)> (?:of )?(?:[a-z]+ ){0,2}?<food(?<food>\d+)>/
const FOOD_THEN_AMOUNT =
  /<food(?<food>\d+)>[^<]{0,40}<amount(?<amount>\d+)> (?:of (?:it|them)|fillets?|chops?|steaks?|breasts?|thighs?|slices?|in all|in total)\b|<food(?<then>\d+)>[^<.!;]{0,30}, <amount(?<counted>\d+)>(?=[.!;])|<food(?<also>\d+)>[^<]{0,30}\b(?:i make it|make it|its|thats|thats about|about|there are|theres|(?:i|we) (?:got|bought|picked up|grabbed|took)) <amount(?<made>\d+)>/
const IN_THE_PACK =
  /\b(?:pack|bag|box|tray|punnet|carton) of <food(?<food>\d+)>,? <amount(?<amount>\d+)> in (?:it|there|the (?:pack|bag|box|tray))/
const LOAVES = /<amount(?<amount>\d+)>/

/** The one food that came, how much of it in all, and where the outline goes on behind that. */
function headOf({ text, things }: Outline): Head | undefined {
  const foods = things.filter((one) => one.kind === 'food')
  const named = foods.filter(({ said }) => !A_SORT_OF_FOOD.test(said))
  const [only, ...others] = named.length > 0 ? named : foods
  if (others.length > 0) return undefined
  const found = [IN_THE_PACK, AMOUNT_OF_FOOD, FOOD_THEN_AMOUNT]
    .map((form) => form.exec(text))
    .find((one) => one !== null)
  const match = found ?? (only === undefined ? LOAVES.exec(text) : null)
  const all =
    things[Number(match?.groups?.['amount'] ?? match?.groups?.['made'] ?? match?.groups?.['counted'])]
  if (match === null || all?.kind !== 'amount') return undefined
  // Something else was told in front of it.
  if (/<amount/.test(text.slice(0, match.index))) return undefined
  const end = match.index + match[0].length
  if (only !== undefined) return { food: only.said, all, end }
  return all.unit === 'loaf' ? { food: 'bread', all, end } : undefined
}

/** What is said of how much goes somewhere, without a number. */
const SHARES: Readonly<Record<string, { said: string; of: ShareOf }>> = {
  third: { said: '\\b(?:a|one) third\\b', of: (all) => all / 3 },
  quarter: { said: '\\ba quarter\\b', of: (all) => all / 4 },
  half: { said: '\\b(?:the other )?hal(?:f|ves)s?\\b', of: (all) => all / 2 },
  pair: { said: '\\ba (?:pair|couple)\\b', of: () => 2 },
  rest: {
    said: '\\b(?:the )?(?:what was left|other ones?|ones (?:i|we) (?:havent|didnt)|rest|remainders?|remaining|others?|everything else|what(?:s| is) left)\\b',
    of: (all, taken) => all - taken,
  },
  one: { said: '\\bones?\\b(?! of)', of: () => 1 },
}
const MEASURE = 'kilos?|kg|litres?|pints?|packs?|bags?|tubs?|loaf'
const TOKENS = new RegExp(
  [
    'all but <amount(?<but>\\d+)>',
    '(?:the )?other <amount(?<other>\\d+)>',
    '<amount(?<amount>\\d+)>(?: of (?:them|it))?',
    '<place(?<place>\\d+)>',
    '(?<frozen>\\bfroze(?:n)?\\b|\\bfreezing\\b)',
    `(?<!\\bin )\\b(?:an?|one) (?<measure>${MEASURE})\\b`,
    ...Object.entries(SHARES).map(([name, { said }]) => `(?<${name}>${said})`),
  ].join('|'),
  'g',
)

/** How much goes to each place: each share stands in front of its place, or right behind it. Undefined where it is not told of each. */
function sharesOf(
  { text, things }: Outline,
  { all, end }: Head,
): { quantity: number; place: string }[] | undefined {
  const tokens = [...text.slice(end).matchAll(TOKENS)].flatMap(
    ({ groups }) => tokenOf(groups ?? {}, things) ?? [],
  )
  if (tokens.length === 0 || tokens.length % 2 === 1) return undefined
  const shares: { quantity: number; place: string }[] = []
  for (let at = 0; at < tokens.length; at += 2) {
    const pair = [tokens[at], tokens[at + 1]]
    const [share, place] = tokens[at]?.is === 'share' ? pair : pair.toReversed()
    if (share?.is !== 'share' || place?.is !== 'place') return undefined
    const taken = shares.reduce((sum, { quantity }) => sum + quantity, 0)
    const scale = share.unit === null ? 1 : inUnit(share.unit, all.unit)
    if (scale === undefined) return undefined
    const quantity = share.of(all.quantity, taken) * scale
    if (!(quantity > 0) || taken + quantity > all.quantity + 0.001) return undefined
    shares.push({ quantity, place: place.place })
  }
  const isDivided = new Set(shares.map(({ place }) => place)).size === shares.length
  const isAll = shares.length === 1 && shares[0]?.quantity === all.quantity
  return isDivided && !isAll ? shares : undefined
}

/** How much one of a unit is in another one. Undefined where they measure different things. */
function inUnit(unit: Unit, other: Unit | null): number | undefined {
  if (other === null || units[unit].dimension !== units[other].dimension) return undefined
  return units[unit].factor / units[other].factor
}

type Groups = Readonly<Record<string, string | undefined>>

function tokenOf(groups: Groups, things: readonly NamedThing[]): Token | undefined {
  const share = (of: ShareOf, unit: Unit | null = null): Token => ({ is: 'share', of, unit })
  const amount = things[Number(groups['amount'] ?? groups['other'] ?? groups['but'])]
  const place = things[Number(groups['place'])]
  if (place?.kind === 'place') return place.said === 'other' ? undefined : { is: 'place', place: place.said }
  if (groups['frozen'] !== undefined) return { is: 'place', place: 'freezer' }
  if (groups['measure'] !== undefined) return share(() => 1, findUnit(groups['measure']) ?? null)
  const [, worded] = Object.entries(SHARES).find(([name]) => groups[name] !== undefined) ?? []
  if (worded !== undefined) return share(worded.of)
  if (amount?.kind !== 'amount') return undefined
  if (groups['but'] !== undefined) return share((all) => all - amount.quantity)
  const isPart = amount.quantity < 1 && amount.unit === null
  return isPart ? share((all) => all * amount.quantity) : share(() => amount.quantity, amount.unit)
}
