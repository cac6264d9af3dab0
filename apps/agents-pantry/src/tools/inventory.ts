import { defineTools, type CallToPrepare } from '@alfred/agent-kit'
import { inventoryTools } from '@alfred/contracts'
import { sayDate } from '@alfred/language'
import { termsFor, type Viewer } from '@alfred/language/wording'
import { z } from 'zod'
import { prepareStock } from '../language/prepare-stock.ts'
import { wordsFor } from '../words/words-for.ts'
import type { Rest } from '../words/words.ts'
import { sayDue } from '../kitchen/say-due.ts'
import { boughtFood, sayBought } from '../kitchen/say-bought.ts'
import { discardedAll, sayDiscardedAll } from '../kitchen/say-discarded-all.ts'
import { below, minStock, sayBelow, sayMinStock } from '../kitchen/say-minimum.ts'
import { measure, measures, sayForgotten, sayMeasured, sayMeasures } from '../kitchen/say-measure.ts'
import { sayWhy, why } from '../kitchen/say-why.ts'
import { addedStock, sayStocked } from '../kitchen/say-stocked.ts'

const day = z.string().nullable()
const quantity = z.coerce.number()
const lot = z.object({ quantity, unit: z.string(), location: z.string(), expires_on: day })
const estimated = { estimated_on: z.string().optional() }
const state = z.object({
  quantity,
  unit: z.string(),
  expires_on: day,
  ...estimated,
  opened_on: day.optional(),
})

const takenStock = z.object({
  food: z.string(),
  taken: quantity,
  unit: z.string(),
  requested: quantity.nullable(),
  left: quantity,
  lots: z.array(lot.extend({ taken: quantity, left: quantity })),
  shortfall: quantity.nullable(),
  why: why.optional(),
  below,
})
const movedStock = z.object({
  food: z.string(),
  moved: quantity,
  unit: z.string(),
  from: z.array(z.string()),
  to: z.string(),
  ...estimated,
})
const correctedStock = z.object({
  food: z.string(),
  location: z.string(),
  before: state,
  after: state,
  still_closed: quantity.default(0),
})

const packSize = measure.extend({
  before: z.object({ quantity, unit: z.string() }).nullable(),
})

const prepare = (given: object, { moment }: CallToPrepare) => prepareStock(given, moment)

/** The arguments that name the food which is taken or changed. */
const touches = ['item', 'food'] as const

/** The tools that write stock. */
export const inventory = defineTools(inventoryTools, {
  add_item: {
    prepare,
    answer: addedStock,
    describe: (data, viewer) => sayStocked([data], viewer),
    describeAll: sayStocked,
    isQuick: true,
  },
  bought: {
    prepare,
    answer: boughtFood,
    describe: (data, viewer) => sayBought([data], viewer),
    describeAll: sayBought,
    isQuick: true,
  },
  use_item: {
    prepare,
    answer: takenStock,
    describe: (data, viewer) => sayTaken('used', [data], viewer),
    describeAll: (all, viewer) => sayTaken('used', all, viewer),
    isQuick: true,
    touches,
  },
  discard_item: {
    prepare,
    answer: takenStock,
    describe: (data, viewer) => sayTaken('discarded', [data], viewer),
    describeAll: (all, viewer) => sayTaken('discarded', all, viewer),
    isQuick: true,
    isRemoving: true,
    touches,
  },
  discard_all: {
    prepare,
    answer: discardedAll,
    describe: sayDiscardedAll,
    isQuick: true,
    isRemoving: true,
    touches: ['food'],
  },
  move_item: { prepare, answer: movedStock, describe: sayMoved, isQuick: true },
  set_min_stock: { prepare, answer: minStock, describe: sayMinStock, isQuick: true },
  set_pack_size: { prepare, answer: packSize, describe: sayPackSize, isQuick: true },
  list_pack_sizes: { prepare, answer: measures, describe: sayMeasures, isQuick: true },
  forget_pack_size: { prepare, answer: measures, describe: sayForgotten, isQuick: true },
  correct_item: {
    prepare,
    answer: z.union([correctedStock, addedStock]),
    describe: sayHad,
    isQuick: true,
    touches,
  },
})

type Taken = z.output<typeof takenStock>

function sayTaken(how: 'used' | 'discarded', all: readonly Taken[], viewer: Viewer): string[] {
  const { locale } = viewer
  const { amount, food: sayFood } = termsFor(locale)
  const words = wordsFor(locale).stock
  const thingOf = ({ taken, unit, food, why: told }: Taken): string => {
    const because = sayWhy(told, locale)
    return `${sayFood(taken, unit, food)}${because === null ? '' : ` (${because})`}`
  }
  const isShort = ({ shortfall }: Taken): boolean => shortfall !== null && shortfall > 0
  const whole = all.filter((data) => !isShort(data))
  return [
    ...(whole.length === 0
      ? []
      : [words[how](whole.map((data) => ({ thing: thingOf(data), rest: restOf(data, amount) })))]),
    ...all.filter(isShort).map((data) => {
      const { taken, unit, shortfall } = data
      const amounts = { taken: amount(taken, unit), missing: amount(shortfall ?? 0, unit) }
      return words.short(thingOf(data), { ...amounts, isMany: unit === 'piece' && taken !== 1 })
    }),
    ...all.flatMap((data) => sayBelow(data.below, viewer)),
  ]
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

function sayPackSize(
  { food, unit, quantity: holds, size_unit: sizeUnit, before }: z.output<typeof packSize>,
  { locale }: Viewer,
): string[] {
  const { amount } = termsFor(locale)
  const was = before === null ? null : amount(before.quantity, before.unit)
  return [wordsFor(locale).stock.packSize(sayMeasured({ food, unit }, locale), amount(holds, sizeUnit), was)]
}

function sayMoved(
  { food, moved, unit, from, to, estimated_on }: z.output<typeof movedStock>,
  viewer: Viewer,
): string[] {
  const places = [...new Set(from)].filter((place) => place !== to)
  const until = sayDue({ expires_on: null, estimated_on }, viewer)
  const terms = termsFor(viewer.locale)
  return [
    wordsFor(viewer.locale).stock.moved(terms.food(moved, unit, food), places, to),
    ...(until === null ? [] : [wordsFor(viewer.locale).stock.keeps(until)]),
  ]
}

/** What was corrected; or, of a food that was not in stock yet, what came into it. */
function sayHad(
  data: z.output<typeof correctedStock> | z.output<typeof addedStock>,
  viewer: Viewer,
): string[] {
  return 'before' in data ? sayCorrected(data, viewer) : sayStocked([data], viewer)
}

function sayCorrected(data: z.output<typeof correctedStock>, viewer: Viewer): string[] {
  const { food, location, before, after } = data
  const { amount } = termsFor(viewer.locale)
  const words = wordsFor(viewer.locale).stock
  const now = amount(after.quantity, after.unit)
  const changes = [
    ...(before.quantity !== after.quantity || before.unit !== after.unit
      ? [words.amountNow(now, amount(before.quantity, before.unit))]
      : []),
    ...(sayDue(before, viewer) === sayDue(after, viewer)
      ? []
      : [words.untilNow(sayDue(after, viewer), sayDue(before, viewer))]),
    ...(after.opened_on && !before.opened_on ? [words.opened(sayDate(after.opened_on, viewer))] : []),
    ...(before.opened_on && after.opened_on === null ? [words.notOpened] : []),
  ]
  const subject = words.subject(food, location, isCounted(after.unit))
  return [
    changes.length > 0 ? words.changed(subject, changes) : words.unchanged(subject, now),
    ...(data.still_closed > 0 ? [words.stillClosed(amount(data.still_closed, after.unit))] : []),
  ]
}

function isCounted(unit: string): boolean {
  return unit === 'piece' || unit === 'dozen'
}
