import { asGiven, defineTools } from '@alfred/agent-kit'
import { inventoryTools } from '@alfred/contracts'
import { sayDate } from '@alfred/language'
import { termsFor, type Viewer } from '@alfred/language/wording'
import { z } from 'zod'
import { sayDue } from '../kitchen/say-due.ts'
import { below, lowStock, sayBelow, sayLowStock } from '../kitchen/say-minimum.ts'
import { sayUsage, usageHistory } from '../kitchen/say-usage.ts'
import { prepareUsage } from '../language/prepare-usage.ts'
import { prepareStock } from '../language/prepare-stock.ts'
import { wordsFor } from '../words/words-for.ts'

const item = z.object({
  food: z.string(),
  quantity: z.coerce.number(),
  unit: z.string(),
  location: z.string(),
  expires_on: z.string().nullable(),
  estimated_on: z.string().optional(),
})
const listed = z.object({
  location: z.string().nullable(),
  food: z.string().nullable(),
  items: z.array(item.extend({ opened_on: z.string().nullable() })),
  truncated: z.boolean(),
  below,
})
const expiring = z.object({
  until: z.string(),
  items: z.array(item.extend({ days_left: z.coerce.number() })),
})

/** The tools that list stock. */
export const stockLists = defineTools(inventoryTools, {
  list_items: {
    prepare: (given, { moment }) => prepareStock(given, moment),
    answer: listed,
    describe: sayListed,
    isQuick: true,
  },
  list_expiring: {
    prepare: (given, { moment }) => prepareStock(given, moment),
    answer: expiring,
    describe: sayExpiring,
    isQuick: true,
  },
  list_low_stock: { prepare: asGiven, answer: lowStock, describe: sayLowStock, isQuick: true },
  usage_history: {
    prepare: (given, { moment }) => prepareUsage(given, moment),
    answer: usageHistory,
    describe: sayUsage,
    isQuick: true,
  },
})

type Listed = z.output<typeof listed>

function sayListed(listing: Listed, viewer: Viewer): string[] {
  return [...sayItems(listing, viewer), ...sayBelow(listing.below, viewer)]
}

function sayItems({ location, food, items, truncated }: Listed, viewer: Viewer): string[] {
  const words = wordsFor(viewer.locale).stock
  if (items.length === 0) return [food === null ? words.nothingAt(location) : words.notThere(food, location)]
  const sentences = [...Map.groupBy(items, (item) => item.location)].map(([place, there]) =>
    words.at(
      place,
      there.map((item) => sayItem(item, viewer)),
    ),
  )
  return truncated ? [...sentences, termsFor(viewer.locale).moreThanListed] : sentences
}

function sayItem(item: Listed['items'][number], viewer: Viewer): string {
  const { food, until } = termsFor(viewer.locale)
  const { openedOn } = wordsFor(viewer.locale).stock
  const due = sayDue(item, viewer)
  const notes = [
    ...(item.opened_on === null ? [] : [openedOn(sayDate(item.opened_on, viewer))]),
    ...(due === null ? [] : [until(due)]),
  ]
  const thing = food(item.quantity, item.unit, item.food)
  return notes.length === 0 ? thing : `${thing} (${notes.join(', ')})`
}

function sayExpiring({ until, items }: z.output<typeof expiring>, viewer: Viewer): string[] {
  const words = wordsFor(viewer.locale).stock
  if (items.length === 0) return [words.nothingExpires(sayDate(until, viewer))]
  return items.map(({ food, quantity, unit, location, days_left: daysLeft, ...dates }) => {
    const thing = termsFor(viewer.locale).food(quantity, unit, food)
    const day = sayDue(dates, viewer) ?? ''
    return daysLeft < 0
      ? words.expired(thing, location, day)
      : words.expires(thing, location, { day, daysLeft })
  })
}
