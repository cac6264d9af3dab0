import { singular } from '@alfred/language'
import type { NutritionArguments } from '@alfred/contracts'
import { foodMeant } from './food-meant.ts'
import { readMeal, type EatenItem } from './read-eaten.ts'

// Reads what is told of several foods that wait, each part by itself: "the tea was a large one and the sandwich had mayo on it".

type Item = { food: string; quantity: number; unit: string; meal: EatenItem['meal'] }
type Change = NutritionArguments<'change_proposal'>['changes'][number]
type Added = NonNullable<NutritionArguments<'change_proposal'>['add']>[number]
export type ToldOfFoods = { changes: Change[]; add: Added[] }

const UNCHANGED = { item: null, food: null, quantity: null, unit: null, nutrients: null, remove: null }
const OPENING = /^(?:(?:and|but|oh|ah|no|wait|sorry|actually|also|well)[, ]+)+/
const THE_FOOD = "(?:the|my|that) (?<food>[a-z' -]{2,40}?)"
const SIZES = 'extra[- ]large|large|big|huge|medium|small|little|tiny'
/** Which size of its kind a food was. It stays with the food, since a large one may have a weight of its own. */
const SIZE = new RegExp(
  `^${THE_FOOD} (?:was|were|is) (?:actually |really |just |only )?(?:an? )?(?<size>${SIZES})(?: ones?)?$`,
)
const SIZED = new RegExp(`^(?:${SIZES}) `)
/** What was on a food or in it, and is not told by its name. */
const HAD = new RegExp(
  `^${THE_FOOD} (?:had|has|came with|did have) (?:also |got )?(?<other>[a-z0-9' -]{2,40}?)(?: (?:on|in|with|over) (?:it|them|top))?(?: too| as well)?$`,
)
const SHARES: Readonly<Record<string, number>> = {
  half: 1 / 2,
  'a half': 1 / 2,
  'a third': 1 / 3,
  'a quarter': 1 / 4,
  'two thirds': 2 / 3,
  'three quarters': 3 / 4,
}
/** How much of one food it was, perhaps with the amount behind it: "the shake was only half the milk, 150". */
const SHARE =
  /^(?:(?:the|my|it|that|there) ?[a-z' -]{0,40}? ?(?:was|were|had) |(?:i|we) (?:only |just )?(?:had|used|put in|drank|ate) )?(?:only |just |about )*(?<share>(?:a )?half|an? (?:third|quarter)|two thirds|three quarters) (?:of )?(?:the|my|that) (?<food>[a-z' -]{2,40}?)(?:,? (?:so |about |only )*(?<amount>\d{1,4}(?:\.\d{1,2})?) ?(?<unit>g|ml)?)?$/

/** How much one of several held: "the mugs were 400 ml each". */
const EACH =
  /^(?:the|my|they|those|both|each|each one)(?: (?<food>[a-z][a-z' -]{1,30}?))? (?:was|were|are|is|held|hold) (?:about |around |roughly |more like )?(?<amount>\d{1,4}(?:\.\d{1,2})?) ?(?<unit>ml|g|cl|l)(?: each| apiece)?$/
const HOLDING = /^(?:mug|cup|glass|bowl|can|bottle)$/

function held(part: string, items: readonly Item[]): ToldOfFoods | undefined {
  const { food, amount, unit } = EACH.exec(part)?.groups ?? {}
  const isOfEach = / (?:each|apiece)$/.test(part)
  if (amount === undefined || unit === undefined || !isOfEach) return undefined
  const several = items.filter(({ quantity }) => quantity > 1)
  const one = singular(food ?? '')
  const measure = HOLDING.test(one) ? one : undefined
  const inMeasure = several.filter((item) => item.unit === measure)
  const meant =
    food === undefined || (measure !== undefined && inMeasure.length === 0)
      ? several.length === 1
        ? several[0]
        : undefined
      : measure === undefined
        ? foodMeant(food, items)
        : inMeasure.length === 1
          ? inMeasure[0]
          : undefined
  if (meant === undefined) return undefined
  const quantity = Math.round(meant.quantity * Number(amount) * 100) / 100
  return { changes: [{ ...UNCHANGED, item: itemOf(items, meant), quantity, unit }], add: [] }
}

function read(part: string, items: readonly Item[], leftOut: readonly string[]): ToldOfFoods | undefined {
  return held(part, items) ?? sized(part, items, leftOut) ?? shared(part, items) ?? had(part, items, leftOut)
}

const itemOf = (items: readonly Item[], { food }: Item): string | null => (items.length === 1 ? null : food)

function sized(part: string, items: readonly Item[], leftOut: readonly string[]): ToldOfFoods | undefined {
  const { food, size } = SIZE.exec(part)?.groups ?? {}
  if (food === undefined || size === undefined) return undefined
  const meant = foodMeant(food, items)
  // Of what was left out for want of figures no size is known either.
  if (meant === undefined) return isLeftOut(food, leftOut) ? { changes: [], add: [] } : undefined
  const named = `${size} ${meant.food.replace(SIZED, '')}`
  return { changes: [{ ...UNCHANGED, item: itemOf(items, meant), food: named }], add: [] }
}

function shared(part: string, items: readonly Item[]): ToldOfFoods | undefined {
  const { share = '', food = '', amount, unit } = SHARE.exec(part)?.groups ?? {}
  const meant = foodMeant(food, items)
  const factor = SHARES[share.replace(/^an (?=third)/, 'a ')]
  if (meant === undefined || factor === undefined) return undefined
  const isMeasured = meant.unit === 'g' || meant.unit === 'ml'
  // A bare number behind it is in the unit that the food was told in.
  if (amount !== undefined && unit === undefined && !isMeasured) return undefined
  const quantity = amount === undefined ? Math.round(meant.quantity * factor * 100) / 100 : Number(amount)
  return {
    changes: [{ ...UNCHANGED, item: itemOf(items, meant), quantity, unit: unit ?? meant.unit }],
    add: [],
  }
}

function had(part: string, items: readonly Item[], leftOut: readonly string[]): ToldOfFoods | undefined {
  const { food, other } = HAD.exec(part)?.groups ?? {}
  if (food === undefined || other === undefined) return undefined
  const meant = foodMeant(food, items)
  if (meant === undefined && !isLeftOut(food, leftOut)) return undefined
  const { items: added, questions } = readMeal(other)
  if (questions.length > 0 || added.length === 0) return undefined
  return { changes: [], add: added.map((one) => ({ ...one, meal: meant?.meal ?? null })) }
}

const isLeftOut = (food: string, leftOut: readonly string[]): boolean =>
  foodMeant(
    food,
    leftOut.map((name) => ({ food: name })),
  ) !== undefined

/**
 * What a message tells of the foods that wait. `otherwise` reads a part that tells something else of one of them. Undefined where a part
 * tells nothing of them.
 */
export function toldOfFoods(
  text: string,
  { items, left_out: leftOut }: { items: readonly Item[]; left_out: readonly string[] },
  otherwise: (part: string) => Change | undefined,
): ToldOfFoods | undefined {
  const said = text.replace(OPENING, '')
  const parts = said.split(/,? (?:and|but) (?=(?:the|my|that|i|we|it) )/)
  const told = parts.map((part) => read(part, items, leftOut) ?? asChange(otherwise(part)))
  const own = parts.some((part) => read(part, items, leftOut) !== undefined)
  if (!own || told.some((one) => one === undefined)) return undefined
  const changes = told.flatMap((one) => one?.changes ?? [])
  const add = told.flatMap((one) => one?.add ?? [])
  return changes.length + add.length === 0 ? undefined : { changes, add }
}

const asChange = (change: Change | undefined): ToldOfFoods | undefined =>
  change === undefined ? undefined : { changes: [change], add: [] }
