import { defineTools, type CallToPrepare } from '@alfred/agent-kit'
import { inventoryTools } from '@alfred/contracts'
import { sayDate } from '@alfred/language'
import { noticedSchema, termsFor, wordNotices, type Viewer } from '@alfred/language/wording'
import { z } from 'zod'
import { prepareStock } from '../language/prepare-stock.ts'
import { wordsFor } from '../words/words-for.ts'
import type { Put, Rest } from '../words/words.ts'

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
  add_item: {
    prepare,
    answer: addedStock,
    describe: (data, viewer) => sayAdded([data], viewer),
    describeAll: sayAdded,
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
  move_item: { prepare, answer: movedStock, describe: sayMoved, isQuick: true },
  correct_item: { prepare, answer: correctedStock, describe: sayCorrected, isQuick: true, touches },
})

type Added = z.output<typeof addedStock>

function sayAdded(all: readonly Added[], viewer: Viewer): string[] {
  const { food: sayFood } = termsFor(viewer.locale)
  const words = wordsFor(viewer.locale).stock
  const more = all.filter(({ quantity, unit, total }) => total.quantity !== quantity || total.unit !== unit)
  // Of a food that was added twice the later total holds.
  const totals = new Map(more.map(({ food, total }) => [food, sayFood(total.quantity, total.unit, food)]))
  return [
    words.added(putTogether(all, viewer)),
    ...(totals.size === 0 ? [] : [words.inAll([...totals.values()])]),
    ...all.flatMap((data) => wordNotices(data, viewer.locale)),
  ]
}

/** What was added, by place and day in the order in which they came. */
function putTogether(all: readonly Added[], viewer: Viewer): Put[] {
  const { foodSaid } = termsFor(viewer.locale)
  const puts = Map.groupBy(all, ({ location, expires_on: expires }) => `${location} ${expires}`)
  return [...puts.values()].flatMap((together): Put[] => {
    const [first] = together
    if (first === undefined) return []
    const { location, expires_on: expires } = first
    const until = expires === null ? null : sayDate(expires, viewer)
    return [{ things: together.map((data) => foodSaid(data)), place: location, until }]
  })
}

type Taken = z.output<typeof takenStock>

function sayTaken(how: 'used' | 'discarded', all: readonly Taken[], { locale }: Viewer): string[] {
  const { amount, food: sayFood } = termsFor(locale)
  const words = wordsFor(locale).stock
  const thingOf = ({ taken, unit, food }: Taken): string => sayFood(taken, unit, food)
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
