import { defineTools, type CallToPrepare } from '@alfred/agent-kit'
import { inventoryTools } from '@alfred/contracts'
import { countFood, sayAmount, sayDate, sayFood } from '@alfred/language'
import { noticedSchema, sayInPlace, sayPlace, wordNotices, type Viewer } from '@alfred/language/wording'
import { z } from 'zod'
import { prepareStock } from '../language/prepare-stock.ts'
import { saidAs } from '../facts/said-as.ts'

const day = z.string().nullable()
const quantity = z.coerce.number()
const lot = z.object({ quantity, unit: z.string(), location: z.string(), expires_on: day })
const state = z.object({ quantity, unit: z.string(), expires_on: day, opened_on: day.optional() })

const addedStock = lot.extend(noticedSchema.shape).extend({
  food: z.string(),
  said: z.string().nullable().default(null),
  merged: z.boolean(),
  total: z.object({ quantity, unit: z.string() }),
})
const takenStock = z.object({
  food: z.string(),
  taken: quantity,
  unit: z.string(),
  requested: quantity.nullable(),
  left: quantity,
  lots: z.array(lot.extend({ taken: quantity, left: quantity })),
  shortfall: quantity.nullable(),
})
const movedStock = z.object({
  food: z.string(),
  moved: quantity,
  unit: z.string(),
  from: z.array(z.string()),
  to: z.string(),
})
const correctedStock = z.object({ food: z.string(), location: z.string(), before: state, after: state })

const prepare = (given: object, { moment }: CallToPrepare) => prepareStock(given, moment)

/** The tools that write stock. */
export const inventory = defineTools(inventoryTools, {
  add_item: { prepare, answer: addedStock, describe: sayAdded, isQuick: true },
  use_item: { prepare, answer: takenStock, describe: (data) => sayTaken('Used', data), isQuick: true },
  discard_item: {
    prepare,
    answer: takenStock,
    describe: (data) => sayTaken('Threw away', data),
    isQuick: true,
    isRemoving: true,
  },
  move_item: { prepare, answer: movedStock, describe: sayMoved, isQuick: true },
  correct_item: { prepare, answer: correctedStock, describe: sayCorrected, isQuick: true },
})

function sayAdded(data: z.output<typeof addedStock>, viewer: Viewer): string[] {
  const { food, said, quantity, unit, location, expires_on: expires, total } = data
  const date = expires === null ? '' : `, best before ${sayDate(expires, viewer)}`
  const told = `Added ${sayFood(quantity, unit, food)}${saidAs(said)} to ${sayPlace(location)}${date}.`
  const isAll = total.quantity === quantity && total.unit === unit
  const sum = `That makes ${sayFood(total.quantity, total.unit, food)} in all.`
  return [told, ...(isAll ? [] : [sum]), ...wordNotices(data, viewer.locale)]
}

type Taken = z.output<typeof takenStock>

function sayTaken(verb: string, data: Taken): string[] {
  const { food, taken, unit, left, shortfall } = data
  if (shortfall !== null && shortfall > 0) {
    const were = unit === 'piece' && taken !== 1 ? 'were' : 'was'
    const stock = `Only ${sayFood(taken, unit, food)} ${were} in stock`
    return [`${stock}, so ${sayAmount(taken, unit)} ${were} taken (${sayAmount(shortfall, unit)} short).`]
  }
  const rest = left > 0 ? `${sayAmount(left, unit)} left${placeOfRest(data)}` : 'none left'
  return [`${verb} ${sayFood(taken, unit, food)}; ${rest}.`]
}

/**
 * Returns the place of the remaining stock (" in the fridge") if all of it is in one place and the data lists all of
 * it, otherwise ''.
 */
function placeOfRest({ lots, left, unit }: Taken): string {
  const rest = lots.filter((lot) => lot.left > 0)
  const shown = rest.reduce((sum, lot) => sum + lot.left, 0)
  const [place, ...others] = new Set(rest.map((lot) => lot.location))
  const isWhole = rest.every((lot) => lot.unit === unit) && Math.abs(shown - left) < 1e-6
  return isWhole && place !== undefined && others.length === 0 ? ` ${sayInPlace(place)}` : ''
}

function sayMoved({ food, moved, unit, from, to }: z.output<typeof movedStock>): string[] {
  const places = [...new Set(from)].filter((place) => place !== to).map(sayPlace)
  const source = places.length === 0 ? '' : ` from ${places.join(' and ')}`
  return [`Moved ${sayFood(moved, unit, food)}${source} to ${sayPlace(to)}.`]
}

function sayCorrected(data: z.output<typeof correctedStock>, viewer: Viewer): string[] {
  const { food, location, before, after } = data
  const date = (day: string | null): string => (day === null ? 'no date' : sayDate(day, viewer))
  const name = isCounted(after.unit) ? countFood(2, food) : food
  const subject = `${name[0]?.toUpperCase() ?? ''}${name.slice(1)} ${sayInPlace(location)}`
  const changes = [
    before.quantity !== after.quantity || before.unit !== after.unit
      ? `now ${sayAmount(after.quantity, after.unit)} (before: ${sayAmount(before.quantity, before.unit)})`
      : '',
    before.expires_on === after.expires_on
      ? ''
      : `best before ${date(after.expires_on)} (before: ${date(before.expires_on)})`,
    after.opened_on && !before.opened_on ? `opened on ${sayDate(after.opened_on, viewer)}` : '',
    before.opened_on && after.opened_on === null ? 'not opened' : '',
  ].filter((change) => change !== '')
  if (changes.length > 0) return [`${subject}: ${changes.join(', ')}.`]
  return [`${subject}: nothing changed, it is ${sayAmount(after.quantity, after.unit)}.`]
}

function isCounted(unit: string): boolean {
  return unit === 'piece' || unit === 'dozen'
}
