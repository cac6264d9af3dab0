import { asGiven, defineTools, prepared, type Prepared } from '@alfred/agent-kit'
import { findUnit, shoppingTools, type ShoppingArguments } from '@alfred/contracts'
import { countFood, sayFood } from '@alfred/language'
import { noticedSchema, wordNotices, type Viewer } from '@alfred/language/wording'
import { z } from 'zod'
import { nameFood } from '../language/name-food.ts'
import { unknownUnit } from '../language/unknown-words.ts'
import { saidAs } from '../facts/said-as.ts'

const amount = z.object({ quantity: z.coerce.number().nullable(), unit: z.string().nullable() })
const added = amount.extend(noticedSchema.shape).extend({
  food: z.string(),
  said: z.string().nullable().default(null),
  merged: z.boolean(),
  total: amount,
})
const listed = z.object({
  items: z.array(amount.extend({ food: z.string(), checked: z.boolean(), category: z.string() })),
})
const crossedOff = z.object({ food: z.string(), lines: z.coerce.number() })

const prepareFood = ({ food }: { food: string }): Prepared => prepared({ food: nameFood(food) })

/** The tools of the shopping list. */
export const shopping = defineTools(shoppingTools, {
  add_to_shopping: { prepare: prepareAdding, answer: added, describe: sayAdded, isQuick: true },
  list_shopping: { prepare: asGiven, answer: listed, describe: sayListed, isQuick: true },
  remove_from_shopping: {
    prepare: prepareFood,
    answer: crossedOff,
    describe: ({ food }) => [`Took ${countFood(2, food)} off the shopping list.`],
    isRemoving: true,
  },
  check_off: {
    prepare: prepareFood,
    answer: crossedOff,
    describe: ({ food }) => [`Checked ${countFood(2, food)} off the shopping list.`],
    isQuick: true,
  },
})

function prepareAdding({ food, quantity, unit: said }: ShoppingArguments<'add_to_shopping'>): Prepared {
  const unit = said === null ? null : findUnit(said)
  return unit === undefined ? unknownUnit(said ?? '') : prepared({ food: nameFood(food), quantity, unit })
}

type Line = { food: string } & z.output<typeof amount>

const sayLine = ({ food, quantity, unit }: Line): string =>
  quantity === null ? food : sayFood(quantity, unit ?? 'piece', food)

function sayAdded(data: z.output<typeof added>, { locale }: Viewer): string[] {
  const { food, said, quantity, unit, merged, total } = data
  const all = sayLine({ food, ...total })
  const done =
    merged && quantity === null
      ? `${all} is on the shopping list already.`
      : `Put ${sayLine({ food, quantity, unit })}${saidAs(said)} on the shopping list${merged ? `, ${all} in all` : ''}.`
  return [done, ...wordNotices(data, locale)]
}

function sayListed({ items }: z.output<typeof listed>): string[] {
  const open = items.filter(({ checked }) => !checked)
  const done = items.filter(({ checked }) => checked)
  if (items.length === 0) return ['The shopping list is empty.']
  return [
    open.length === 0 ? 'Nothing is left to buy.' : `To buy: ${open.map(sayLine).join('; ')}.`,
    ...(done.length === 0 ? [] : [`Checked off: ${done.map(sayLine).join('; ')}.`]),
  ]
}
