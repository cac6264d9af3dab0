import { asGiven, defineTools, prepared, type CallToPrepare, type Prepared } from '@alfred/agent-kit'
import { findUnit, shoppingTools, type ShoppingArguments } from '@alfred/contracts'
import { noticedSchema, termsFor, wordNotices, type Viewer } from '@alfred/language/wording'
import { z } from 'zod'
import { nameFood } from '../language/name-food.ts'
import { unknownUnit } from '../language/unknown-words.ts'
import { wordsFor } from '../words/words-for.ts'

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
  add_to_shopping: {
    prepare: prepareAdding,
    answer: added,
    describe: (data, viewer) => sayAdded([data], viewer),
    describeAll: sayAdded,
    isQuick: true,
  },
  list_shopping: { prepare: asGiven, answer: listed, describe: sayListed, isQuick: true },
  remove_from_shopping: {
    prepare: prepareFood,
    answer: crossedOff,
    describe: ({ food }, { locale }) => [wordsFor(locale).shopping.tookOff([food])],
    describeAll: (all, { locale }) => [wordsFor(locale).shopping.tookOff(all.map(({ food }) => food))],
    isRemoving: true,
  },
  check_off: {
    prepare: prepareFood,
    answer: crossedOff,
    describe: ({ food }, { locale }) => [wordsFor(locale).shopping.checkedOff([food])],
    describeAll: (all, { locale }) => [wordsFor(locale).shopping.checkedOff(all.map(({ food }) => food))],
    isQuick: true,
  },
})

function prepareAdding(
  { food, quantity, unit: said }: ShoppingArguments<'add_to_shopping'>,
  { moment }: CallToPrepare,
): Prepared {
  const unit = said === null ? null : findUnit(said, moment.locale)
  return unit === undefined
    ? unknownUnit(said ?? '', moment)
    : prepared({ food: nameFood(food), quantity, unit })
}

type Line = { food: string } & z.output<typeof amount>

function sayLine({ food, quantity, unit }: Line, locale: string): string {
  const terms = termsFor(locale)
  return quantity === null ? terms.name(food) : terms.food(quantity, unit ?? 'piece', food)
}

function sayAdded(all: readonly z.output<typeof added>[], { locale }: Viewer): string[] {
  const words = wordsFor(locale).shopping
  const isThere = ({ merged, quantity }: z.output<typeof added>): boolean => merged && quantity === null
  const allOf = ({ food, total }: z.output<typeof added>): string => sayLine({ food, ...total }, locale)
  const put = all
    .filter((data) => !isThere(data))
    .map((data) => {
      const { food, said, quantity, unit, merged } = data
      const thing = termsFor(locale).foodSaid({ food, said, quantity, unit: unit ?? 'piece' })
      return { thing, inAll: merged ? allOf(data) : null }
    })
  return [
    ...(put.length === 0 ? [] : [words.put(put)]),
    ...all.filter(isThere).map((data) => words.already(allOf(data))),
    ...all.flatMap((data) => wordNotices(data, locale)),
  ]
}

function sayListed({ items }: z.output<typeof listed>, { locale }: Viewer): string[] {
  const words = wordsFor(locale).shopping
  const lines = (wanted: boolean): string[] =>
    items.filter(({ checked }) => checked === wanted).map((line) => sayLine(line, locale))
  const [open, done] = [lines(false), lines(true)]
  if (items.length === 0) return [words.empty]
  return [
    open.length === 0 ? words.nothingToBuy : words.toBuy(open),
    ...(done.length === 0 ? [] : [words.checked(done)]),
  ]
}
