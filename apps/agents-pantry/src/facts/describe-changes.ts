import { countFood, sayAmount, sayFood, sayDate } from '@alfred/language'
import type { Describe } from './describe.ts'
import { sayInPlace, sayPlace } from '@alfred/language/wording'
import type { ResultData } from './result-data.ts'

const addItem: Describe<'add_item'> = (data, viewer) => {
  const { food, said, quantity, unit, location, expires_on: expires, total, warnings } = data
  const date = expires === null ? '' : `, best before ${sayDate(expires, viewer)}`
  const added = `Added ${sayFood(quantity, unit, food)}${saidAs(said)} to ${sayPlace(location)}${date}.`
  const isAll = total.quantity === quantity && total.unit === unit
  const sum = `That makes ${sayFood(total.quantity, total.unit, food)} in all.`
  return [added, ...(isAll ? [] : [sum]), ...warnings]
}

/** The person's own word behind the food, where that is of another language: "6 eggs (Eier)". */
export function saidAs(said: string | null): string {
  return said === null ? '' : ` (${said})`
}

type Taking = ResultData<'use_item'>

/**
 * Returns the place of the remaining stock (" in the fridge") if all of it is in one place and the data lists all of
 * it, otherwise ''.
 */
function placeOfRest({ lots, left, unit }: Taking): string {
  const rest = lots.filter((lot) => lot.left > 0)
  const shown = rest.reduce((sum, lot) => sum + lot.left, 0)
  const [place, ...others] = new Set(rest.map((lot) => lot.location))
  const isWhole = rest.every((lot) => lot.unit === unit) && Math.abs(shown - left) < 1e-6
  return isWhole && place !== undefined && others.length === 0 ? ` ${sayInPlace(place)}` : ''
}

const describeTaking =
  (verb: string) =>
  (data: Taking): string[] => {
    const { food, taken, unit, left, shortfall } = data
    if (shortfall !== null && shortfall > 0) {
      const were = unit === 'piece' && taken !== 1 ? 'were' : 'was'
      const stock = `Only ${sayFood(taken, unit, food)} ${were} in stock`
      return [`${stock}, so ${sayAmount(taken, unit)} ${were} taken (${sayAmount(shortfall, unit)} short).`]
    }
    const rest = left > 0 ? `${sayAmount(left, unit)} left${placeOfRest(data)}` : 'none left'
    return [`${verb} ${sayFood(taken, unit, food)}; ${rest}.`]
  }

const moveItem: Describe<'move_item'> = ({ food, moved, unit, from, to }) => {
  const places = [...new Set(from)].filter((place) => place !== to).map(sayPlace)
  const source = places.length === 0 ? '' : ` from ${places.join(' and ')}`
  return [`Moved ${sayFood(moved, unit, food)}${source} to ${sayPlace(to)}.`]
}

const correctItem: Describe<'correct_item'> = ({ food, location, before, after }, viewer) => {
  const date = (day: string | null): string => (day === null ? 'no date' : sayDate(day, viewer))
  const name = unitless(after.unit) ? countFood(2, food) : food
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

function unitless(unit: string): boolean {
  return unit === 'piece' || unit === 'dozen'
}

/** The describing function of each tool that writes stock. */
export const describeChanges = {
  add_item: addItem,
  use_item: describeTaking('Used'),
  discard_item: describeTaking('Threw away'),
  move_item: moveItem,
  correct_item: correctItem,
}
