import { defineTools, type CallToPrepare } from '@alfred/agent-kit'
import { inventoryTools } from '@alfred/contracts'
import { sayDate } from '@alfred/language'
import { noticedSchema, termsFor, wordNotices, type Viewer } from '@alfred/language/wording'
import { z } from 'zod'
import { prepareStock } from '../language/prepare-stock.ts'
import { wordsFor } from '../words/words-for.ts'
import type { Rest } from '../words/words.ts'

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

/** The arguments that name the food which is taken or changed. */
const touches = ['item', 'food'] as const

/** The tools that write stock. */
export const inventory = defineTools(inventoryTools, {
  add_item: { prepare, answer: addedStock, describe: sayAdded, isQuick: true },
  use_item: {
    prepare,
    answer: takenStock,
    describe: (data, viewer) => sayTaken('used', data, viewer),
    isQuick: true,
    touches,
  },
  discard_item: {
    prepare,
    answer: takenStock,
    describe: (data, viewer) => sayTaken('discarded', data, viewer),
    isQuick: true,
    isRemoving: true,
    touches,
  },
  move_item: { prepare, answer: movedStock, describe: sayMoved, isQuick: true },
  correct_item: { prepare, answer: correctedStock, describe: sayCorrected, isQuick: true, touches },
})

function sayAdded(data: z.output<typeof addedStock>, viewer: Viewer): string[] {
  const { food, quantity, unit, location, expires_on: expires, total } = data
  const { foodSaid, food: sayFood } = termsFor(viewer.locale)
  const words = wordsFor(viewer.locale).stock
  const until = expires === null ? null : sayDate(expires, viewer)
  const isAll = total.quantity === quantity && total.unit === unit
  return [
    words.added(foodSaid(data), location, until),
    ...(isAll ? [] : [words.inAll(sayFood(total.quantity, total.unit, food))]),
    ...wordNotices(data, viewer.locale),
  ]
}

type Taken = z.output<typeof takenStock>

function sayTaken(how: 'used' | 'discarded', data: Taken, { locale }: Viewer): string[] {
  const { food, taken, unit, shortfall } = data
  const { amount, food: sayFood } = termsFor(locale)
  const words = wordsFor(locale).stock
  const thing = sayFood(taken, unit, food)
  if (shortfall === null || shortfall <= 0) return [words[how](thing, restOf(data, amount))]
  const amounts = { taken: amount(taken, unit), missing: amount(shortfall, unit) }
  return [words.short(thing, { ...amounts, isMany: unit === 'piece' && taken !== 1 })]
}

/**
 * What is left of a food, with its place if all of it is in one and the data lists all of it; null when nothing is.
 */
function restOf({ lots, left, unit }: Taken, amount: (quantity: number, unit: string) => string): Rest {
  if (left <= 0) return null
  const rest = lots.filter((lot) => lot.left > 0)
  const shown = rest.reduce((sum, lot) => sum + lot.left, 0)
  const [place = null, ...others] = new Set(rest.map((lot) => lot.location))
  const isWhole = rest.every((lot) => lot.unit === unit) && Math.abs(shown - left) < 1e-6
  return { amount: amount(left, unit), place: isWhole && others.length === 0 ? place : null }
}

function sayMoved(
  { food, moved, unit, from, to }: z.output<typeof movedStock>,
  { locale }: Viewer,
): string[] {
  const places = [...new Set(from)].filter((place) => place !== to)
  return [wordsFor(locale).stock.moved(termsFor(locale).food(moved, unit, food), places, to)]
}

function sayCorrected(data: z.output<typeof correctedStock>, viewer: Viewer): string[] {
  const { food, location, before, after } = data
  const { amount } = termsFor(viewer.locale)
  const words = wordsFor(viewer.locale).stock
  const date = (day: string | null): string | null => (day === null ? null : sayDate(day, viewer))
  const now = amount(after.quantity, after.unit)
  const changes = [
    ...(before.quantity !== after.quantity || before.unit !== after.unit
      ? [words.amountNow(now, amount(before.quantity, before.unit))]
      : []),
    ...(before.expires_on === after.expires_on
      ? []
      : [words.untilNow(date(after.expires_on), date(before.expires_on))]),
    ...(after.opened_on && !before.opened_on ? [words.opened(sayDate(after.opened_on, viewer))] : []),
    ...(before.opened_on && after.opened_on === null ? [words.notOpened] : []),
  ]
  const subject = words.subject(food, location, isCounted(after.unit))
  return [changes.length > 0 ? words.changed(subject, changes) : words.unchanged(subject, now)]
}

function isCounted(unit: string): boolean {
  return unit === 'piece' || unit === 'dozen'
}
