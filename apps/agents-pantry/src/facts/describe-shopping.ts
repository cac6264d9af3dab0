import { countFood, sayFood } from '@alfred/language'
import { saidAs } from './describe-changes.ts'
import type { Describe } from './describe.ts'

type Line = { food: string; quantity: number | null; unit: string | null }

const sayLine = ({ food, quantity, unit }: Line): string =>
  quantity === null ? food : sayFood(quantity, unit ?? 'piece', food)

const addToShopping: Describe<'add_to_shopping'> = ({
  food,
  said,
  quantity,
  unit,
  merged,
  total,
  warnings,
}) => {
  const all = sayLine({ food, ...total })
  const done =
    merged && quantity === null
      ? `${all} is on the shopping list already.`
      : `Put ${sayLine({ food, quantity, unit })}${saidAs(said)} on the shopping list${merged ? `, ${all} in all` : ''}.`
  return [done, ...warnings]
}

const listShopping: Describe<'list_shopping'> = ({ items }) => {
  const open = items.filter(({ checked }) => !checked)
  const done = items.filter(({ checked }) => checked)
  if (items.length === 0) return ['The shopping list is empty.']
  return [
    open.length === 0 ? 'Nothing is left to buy.' : `To buy: ${open.map(sayLine).join('; ')}.`,
    ...(done.length === 0 ? [] : [`Checked off: ${done.map(sayLine).join('; ')}.`]),
  ]
}

/** The describing function of each shopping list tool. */
export const describeShopping = {
  add_to_shopping: addToShopping,
  list_shopping: listShopping,
  remove_from_shopping: (({ food }) => [
    `Took ${countFood(2, food)} off the shopping list.`,
  ]) satisfies Describe<'remove_from_shopping'>,
  check_off: (({ food }) => [
    `Checked ${countFood(2, food)} off the shopping list.`,
  ]) satisfies Describe<'check_off'>,
}
