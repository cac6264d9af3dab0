import type { Describe, Viewer } from './describe.ts'
import { countFood, sayFood, sayNumber, sayDate } from '@alfred/language'
import { sayInPlace } from '@alfred/language/wording'
import type { ResultData } from './result-data.ts'

type Item = ResultData<'list_items'>['items'][number]

const listItems: Describe<'list_items'> = ({ location, food, items, truncated }, viewer) => {
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

function sayItem(item: Item, viewer: Viewer): string {
  const notes = [
    item.opened_on === null ? '' : `opened ${sayDate(item.opened_on, viewer)}`,
    item.expires_on === null ? '' : `until ${sayDate(item.expires_on, viewer)}`,
  ].filter((note) => note !== '')
  const food = sayFood(item.quantity, item.unit, item.food)
  return notes.length === 0 ? food : `${food} (${notes.join(', ')})`
}

const listExpiring: Describe<'list_expiring'> = ({ until, items }, viewer) => {
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

/** The describing function of each tool that lists stock. */
export const describeLists = { list_items: listItems, list_expiring: listExpiring }
