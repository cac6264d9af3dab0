import { act, foodsBefore, isAmbiguous, nameOf, textOf, type Filler, type Given } from './given.ts'
import { amountSlots, type Amount, type Item } from './amounts.ts'
import { itemsOf, loneAmount } from './items.ts'
import { amountOfLot } from './lots.ts'

const SEVERAL = / (?:both|all|them|they|those|these|two|three|everything|lot) /

/** The food that a part without a name speaks of: that of the turn before, where it was one or all are meant; null where none is. */
export function spoken(given: Given): (string | null)[] {
  const foods = foodsBefore(given)
  return foods.length === 1 || (foods.length > 1 && SEVERAL.test(textOf(given))) ? foods : [null]
}

/** Fills a call for each thing; one without a food when none was named. */
export function eachItem(
  tool: string,
  given: Given,
  more: (given: Given, item?: Item) => Readonly<Record<string, unknown>> = () => ({}),
): ReturnType<Filler> {
  const items = itemsOf(given)
  if (items.length === 0)
    return spoken(given).map((food) => act(tool, { food, ...amountSlots(loneAmount(given)), ...more(given) }))
  return items.map((item) =>
    act(tool, {
      food: nameOf(item.thing),
      ...sameAmount(given),
      ...amountOfLot(given, tool, item),
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
