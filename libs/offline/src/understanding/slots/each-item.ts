import type { Row } from '../things/situation.ts'
import { act, foodsBefore, isAmbiguous, nameOf, ownOf, textOf, type Filler, type Given } from './given.ts'
import type { Amount, Item } from './amounts.ts'
import { itemsOf, loneAmount } from './items.ts'
import { foodsInRow, isOrdinal, pickedFrom } from './ordinals.ts'
import { amountOfLot } from './lots.ts'

const SEVERAL = / (?:both|all|them|they|those|these|two|three|everything|lot) /

/** The food that a part without a name speaks of: that of the turn before, where it was one or all are meant; null where none is. */
export function spoken(given: Given): (string | null)[] {
  const picked = isOrdinal(given) ? pickedFrom(foodsInRow(given), given) : []
  if (picked.length > 0) return [...picked]
  const foods = foodsBefore(given)
  return foods.length === 1 || (foods.length > 1 && SEVERAL.test(textOf(given))) ? foods : [null]
}

/** The amount that a part without a name tells of what was spoken of before. "Those two" counts the foods and is no amount of each. */
export function amountOf(given: Given): Amount {
  const told = loneAmount(given)
  const isCount =
    told.unit === undefined && told.quantity === foodsBefore(given).length && COUNTED.test(textOf(given))
  // "The second one", "the first two".
  const isPlace = told.unit === undefined && PLACED.test(textOf(given))
  return isCount || (isPlace && Number(told.quantity) < 4) ? {} : told
}
const COUNTED = / (?:these|those|them|the) (?:two|three|four|2|3|4) (?!of |more )/
const PLACED = / (?:first|second|third|last) (?:one|two|three|2|3) /

/** The same amount of the lot that is spoken of, in its unit: "used half of it". */
function amountSpoken(given: Given, tool: string, food: string | null): Readonly<Record<string, unknown>> {
  return amountOfLot(given, tool, { item: amountOf(given), row: lotNamed(given, food) })
}

/** The only lot in the stock that is kept by exactly this name. */
export function lotNamed({ situation }: Given, food: string | null): Row | undefined {
  const [row, second] = situation.state.stock.filter(
    (one): one is Row => typeof one !== 'string' && one.food === food,
  )
  return second === undefined ? row : undefined
}

/** Fills a call for each thing; one without a food when none was named. */
export function eachItem(
  tool: string,
  given: Given,
  more: (given: Given, item?: Item) => Readonly<Record<string, unknown>> = () => ({}),
): ReturnType<Filler> {
  const items = itemsOf(given)
  if (items.length === 0)
    return spoken(given).map((food) =>
      act(tool, { food, ...amountSpoken(given, tool, food), ...more(given) }),
    )
  return items.map((item) =>
    act(tool, {
      food: nameOf(item.thing),
      ...sameAmount(given),
      ...amountOfLot(given, tool, { item, row: ownOf(item.thing, 'stock')?.row }),
      ...more(given, item),
    }),
  )
}

/** "The same for the buns": as much as of what was spoken of last. */
function sameAmount(given: Given): Amount {
  if (!/ same /.test(textOf(given))) return {}
  const last = given.situation.before.at(-1)?.acts.at(-1)
  const [quantity, unit] = [last?.['quantity'], last?.['unit']]
  return {
    ...(typeof quantity === 'number' && { quantity }),
    ...(typeof unit === 'string' && { unit }),
  }
}

/** The name in the stock for what was said. */
export function stockName(given: Given, said: unknown): unknown {
  const thing = given.part.things.find((one) => one.said === said)
  if (thing !== undefined && isAmbiguous(thing, 'stock')) return null
  return thing ? nameOf(thing, 'stock') : said
}
