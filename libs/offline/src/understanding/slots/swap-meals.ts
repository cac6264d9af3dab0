import { plainWordsOf } from '../words/plain-words.ts'
import type { Row } from '../things/situation.ts'
import { act, marksIn, type Filler, type Given } from './given.ts'
import type { Act } from '../things/situation.ts'
import { isOnDay } from './is-on-day.ts'
import { isBefore } from './is-before.ts'

/** A planned meal with where the message names its dish. */
type Named = { row: Row; at: number }

/** Two planned meals that change places: they are told by their days, by their dishes, or by one of each. */
export const swapMeals: Filler = (given) => {
  const days = marksIn(given, 'day').map(({ value }) => String(value))
  const meals = marksIn(given, 'meal').map(({ value }) => String(value))
  const [first, second, ...more] = dishesNamed(given)
  if (first !== undefined && second !== undefined && more.length === 0) {
    const order = days.length === 0 ? [first, second] : [first, second].toSorted(byDay)
    const [a, b] = order.map(({ row }) => sideOf(row, { given, days }))
    return [swapped(given, a, b)]
  }
  const [day, otherDay] = days
  const isDishForDay = first !== undefined && second === undefined && otherDay === undefined
  if (isDishForDay && day !== undefined && !isOnDay(String(first.row['day']), day, given.situation.now))
    return [swapped(given, { day, ...mealSaid(meals[0]) }, sideOf(first.row, { given, days: [] }))]
  const side = (index: number) => ({
    day: days[index] ?? (days.length === 1 && meals.length > 1 ? days[0] : null),
    ...mealSaid(meals[index] ?? meals[0]),
  })
  return [act('swap_meals', { a: side(0), b: side(1) })]
}

type Side = { day?: unknown; meal?: unknown }

/** Two sides that change places, the earlier one first. */
function swapped({ situation }: Given, a: Side = {}, b: Side = {}): Act {
  const isLater = isBefore([b, a], situation.now)
  return act('swap_meals', isLater ? { a: b, b: a } : { a, b })
}

const mealSaid = (meal: string | undefined): { meal?: string } => (meal === undefined ? {} : { meal })

const byDay = ({ row: one }: Named, { row: other }: Named): number =>
  String(one['day']).localeCompare(String(other['day']))

/** The day of a planned meal, in the words of the message where it says it, and the meal. */
function sideOf(row: Row, { given, days }: { given: Given; days: readonly string[] }): Side {
  const said = days.find((day) => isOnDay(String(row['day']), day, given.situation.now))
  return { day: said ?? row['day'], ...mealSaid(row['meal'] === undefined ? undefined : String(row['meal'])) }
}

/** The planned meals whose dishes a part names by a word that stands in no other planned dish, in the order of the words. */
function dishesNamed({ situation: { state }, sentence: { words }, part }: Given): Named[] {
  const rows = state.plan
    .filter((row): row is Row => typeof row !== 'string')
    .map((row) => ({ row, name: plainWordsOf(String(row.title ?? '')) }))
  const told = words.slice(part.start, part.end)
  return rows
    .flatMap(({ row, name }) => {
      const own = name.filter(
        (word) => word.length > 2 && rows.filter((other) => other.name.includes(word)).length === 1,
      )
      const at = told.findIndex((word) => own.includes(word))
      return at < 0 ? [] : [{ row, at }]
    })
    .toSorted((one, other) => one.at - other.at)
}
