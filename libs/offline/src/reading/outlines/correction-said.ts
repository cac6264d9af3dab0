import {
  DENIED,
  FOOD_ALONE,
  NOT_THERE,
  OTHER_AMOUNT,
  OTHER_DAY,
  OTHER_FOOD,
  OTHER_PLACE,
  saysSorry,
  type Form,
} from './forms-of-correction.ts'
import { meantInstead, namedLike, standsFor, withSort } from './names-of-told.ts'
import { toldByWords } from './told-by-words.ts'
import { outlineOf, type NamedThing, type Outline } from './outline-of-message.ts'
import type { ToldThing } from './told-thing.ts'

/** What a message says that it was instead of what was told. What is not said stays as it was. */
export type Correction = {
  /** The place, among what was told, of what is put right. */
  told: number
  food?: string
  amount?: { quantity: number; unit: string | null }
  place?: string
  day?: string
  /** It was not there at all. */
  isGone?: true
  /** Does it say for sure that something was wrong? */
  isSure: boolean
}

/**
 * Reads what was wrong of what was told just before: another food, amount, place or day, or that one of several was not there. What the message
 * names is found first, and the words between decide what it says of that. A food that an earlier message named, one of those `before`, is put right
 * itself and takes the place of none. Undefined where it puts nothing right, or says not what.
 */
export function correctionSaid(
  message: string,
  told: readonly ToldThing[],
  before: readonly string[] = [],
): Correction | undefined {
  const outline = told.length === 0 ? null : outlineOf(message, told)
  if (outline === null || TAKES_BACK.test(outline.text)) return undefined
  return otherFood(outline, { told, before }) ?? notThere(outline, told) ?? otherwise(outline, told)
}

/** What was done is to be undone as it was. */
const TAKES_BACK =
  /\b(?:put (?:it|them|that|those) back|undo|(?:bring|get) (?:it|them|that) back|restore|revert)\b/

type Said = { told: readonly ToldThing[]; before: readonly string[] }

function otherFood(outline: Outline, { told, before }: Said): Correction | undefined {
  const sure = matchOf(OTHER_FOOD, outline)
  const found = sure ?? (saysSorry(outline.text) ? matchOf(FOOD_ALONE, outline) : undefined)
  if (found === undefined) return undefined
  const { groups } = found
  const right = thing(outline, groups['right'])
  const wrong = thing(outline, groups['wrong'])
  if (!isFoodOrSort(right) || deniesAnother(outline, groups['right'])) return undefined
  const saidBefore = before.flatMap((earlier) => toldByWords(earlier))
  if (wrong === undefined && namedLike(right.said, saidBefore) !== undefined) return undefined
  const named = wrong?.kind === 'told' ? wrong : onlyTold(outline)
  const at = named?.told ?? standsFor(right.said, told)
  const of = at === undefined ? undefined : told[at]
  if (at === undefined || of === undefined) return undefined
  const denied = wrong?.kind === 'told' ? wrong.said : null
  const food =
    right.kind === 'sort'
      ? withSort(of.name, right.said)
      : meantInstead(right.said, { told: of.name, denied })
  return { told: at, food, ...besideOf(outline, of), isSure: sure !== undefined }
}

/** Is a food denied that nobody told? Then something else is put right: "it wasn't ham, it was salmon" behind tuna. */
function deniesAnother({ text }: Outline, right: string | undefined): boolean {
  return [...text.matchAll(DENIED)].some(({ groups }) => groups?.['denied'] !== right)
}

type FoodOrSort = Extract<NamedThing, { kind: 'food' | 'sort' }>

const isFoodOrSort = (one: NamedThing | undefined): one is FoodOrSort =>
  one?.kind === 'food' || one?.kind === 'sort'

/** What is put right beside the food: its amount, where there is one alone, and its day. */
function besideOf(outline: Outline, of: ToldThing): Pick<Correction, 'amount' | 'day'> {
  const amounts = outline.things.filter((one) => one.kind === 'amount')
  const days = outline.things.filter((one) => one.kind === 'day')
  const [amount] = amounts
  const [day] = days
  const isAmount = amount !== undefined && amounts.length === 1 && amount.quantity !== of.quantity
  return {
    ...(isAmount &&
      isBesideFood(outline.text) && { amount: { quantity: amount.quantity, unit: amount.unit } }),
    ...(day !== undefined && days.length === 1 && of.day && { day: day.said }),
  }
}

/** Does an amount stand right in front of the food that is meant, or is it told to be only so much? */
const isBesideFood = (text: string): boolean =>
  /<amount\d+>(?: of)? <(?:food|sort)\d+>|\b(?:just|only)(?: the)? <amount\d+>/.test(text)

function notThere(outline: Outline, told: readonly ToldThing[]): Correction | undefined {
  const found = told.length > 1 ? matchOf(NOT_THERE, outline) : undefined
  const gone = found && thing(outline, found.groups['gone'])
  return gone?.kind === 'told' ? { told: gone.told, isGone: true, isSure: true } : undefined
}

function otherwise(outline: Outline, told: readonly ToldThing[]): Correction | undefined {
  const at = onlyTold(outline)?.told ?? (told.length === 1 ? 0 : undefined)
  const of = at === undefined ? undefined : told[at]
  if (at === undefined || of === undefined) return undefined
  const amount = thing(outline, matchOf(OTHER_AMOUNT, outline)?.groups['amount'])
  const place = thing(outline, matchOf(OTHER_PLACE, outline)?.groups['place'])
  const day = thing(outline, matchOf(OTHER_DAY, outline)?.groups['day'])
  const found = {
    ...(amount?.kind === 'amount' &&
      isOther(amount, of) && { amount: { quantity: amount.quantity, unit: amount.unit } }),
    ...(place?.kind === 'place' && of.place && place.said !== of.place && { place: place.said }),
    ...(day?.kind === 'day' && of.day && { day: day.said }),
  }
  return Object.keys(found).length === 0 ? undefined : { told: at, ...found, isSure: true }
}

const isOther = (amount: { quantity: number; unit: string | null }, of: ToldThing): boolean =>
  amount.quantity !== of.quantity || (amount.unit !== null && amount.unit !== (of.unit ?? null))

/** The one told thing that the message names. Undefined where it names none, or several. */
function onlyTold({ things }: Outline): Extract<NamedThing, { kind: 'told' }> | undefined {
  const named = things.filter((one) => one.kind === 'told')
  return new Set(named.map(({ told }) => told)).size === 1 ? named[0] : undefined
}

const thing = ({ things }: Outline, at: string | undefined): NamedThing | undefined =>
  at === undefined ? undefined : things[Number(at)]

type Match = { groups: Readonly<Record<string, string | undefined>> }

function matchOf(forms: readonly Form[], { text }: Outline): Match | undefined {
  for (const form of forms) {
    if (form.blockedBy.test(text)) continue
    const groups = form.pattern.exec(text)?.groups
    if (groups !== undefined) return { groups }
  }
  return undefined
}
