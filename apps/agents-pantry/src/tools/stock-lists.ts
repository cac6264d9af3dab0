import { defineTools } from '@alfred/agent-kit'
import { inventoryTools } from '@alfred/contracts'
import { countFood, sayDate, sayFood, sayNumber } from '@alfred/language'
import { sayInPlace, type Viewer } from '@alfred/language/wording'
import { z } from 'zod'
import { prepareStock } from '../language/prepare-stock.ts'

const item = z.object({
  food: z.string(),
  quantity: z.coerce.number(),
  unit: z.string(),
  location: z.string(),
  expires_on: z.string().nullable(),
})
const listed = z.object({
  location: z.string().nullable(),
  food: z.string().nullable(),
  items: z.array(item.extend({ opened_on: z.string().nullable() })),
  truncated: z.boolean(),
})
const expiring = z.object({
  until: z.string(),
  items: z.array(item.extend({ expires_on: z.string(), days_left: z.coerce.number() })),
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
})

type Listed = z.output<typeof listed>

function sayListed({ location, food, items, truncated }: Listed, viewer: Viewer): string[] {
  if (items.length === 0) {
    const place = location === null ? 'in stock' : sayInPlace(location)
    return [food === null ? `Nothing is ${place}.` : `No ${countFood(1, food)} ${place}.`]
  }
  const sentences = [...Map.groupBy(items, (item) => item.location)].map(([place, there]) => {
    const where = sayInPlace(place)
    return `${where[0]?.toUpperCase() ?? ''}${where.slice(1)}: ${there.map((item) => sayItem(item, viewer)).join('; ')}.`
  })
  return truncated ? [...sentences, 'There is more than is listed here.'] : sentences
}

function sayItem(item: Listed['items'][number], viewer: Viewer): string {
  const notes = [
    item.opened_on === null ? '' : `opened ${sayDate(item.opened_on, viewer)}`,
    item.expires_on === null ? '' : `until ${sayDate(item.expires_on, viewer)}`,
  ].filter((note) => note !== '')
  const food = sayFood(item.quantity, item.unit, item.food)
  return notes.length === 0 ? food : `${food} (${notes.join(', ')})`
}

function sayExpiring({ until, items }: z.output<typeof expiring>, viewer: Viewer): string[] {
  if (items.length === 0) return [`Nothing in stock expires by ${sayDate(until, viewer)}.`]
  return items.map((item) => {
    const food = `${sayFood(item.quantity, item.unit, item.food)} ${sayInPlace(item.location)}`
    const date = sayDate(item.expires_on, viewer)
    return item.days_left < 0
      ? `${food}: past its date since ${date}.`
      : `${food}: best before ${date}, ${sayDaysLeft(item.days_left)}.`
  })
}

function sayDaysLeft(days: number): string {
  if (days === 0) return 'today'
  return days === 1 ? 'tomorrow' : `in ${sayNumber(days)} days`
}
