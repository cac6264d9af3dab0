import { asGiven, defineTools, prepared, type CallToPrepare, type Prepared } from '@alfred/agent-kit'
import { findUnit, shoppingTools, type ShoppingArguments } from '@alfred/contracts'
import { noticedSchema, termsFor, wordNotices, type Viewer } from '@alfred/language/wording'
import { z } from 'zod'
import { nameFood } from '../language/name-food.ts'
import { unknownUnit } from '../language/unknown-words.ts'
import { wordsFor } from '../words/words-for.ts'
import { sayFood } from '../kitchen/say-food.ts'
import { boughtFood, sayBought } from '../kitchen/say-bought.ts'
import { missingFoods, prepareMissing, sayMissing, sayMissingAdded } from '../kitchen/say-missing.ts'
import { addedStock, sayStocked } from '../kitchen/say-stocked.ts'

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
const boughtList = z.object({
  foods: z.array(z.string()),
  added: z.array(addedStock),
  kept: z.array(amount.extend({ food: z.string() })),
})
const crossedOff = z.object({ food: z.string(), lines: z.coerce.number() })

const prepareFood = ({ food, item }: { food: string; item: string | null }): Prepared =>
  prepared({ food: nameFood(food), item })

/** The tools of the shopping list. */
export const shopping = defineTools(shoppingTools, {
  add_to_shopping: {
    prepare: prepareAdding,
    answer: added,
    describe: (data, viewer) => sayAdded([data], viewer),
    describeAll: sayAdded,
    isQuick: true,
  },
  set_shopping: {
    prepare: prepareAdding,
    answer: amount.extend({ food: z.string(), before: z.array(amount) }),
    describe: ({ food, before, ...now }, { locale }) => [
      wordsFor(locale).shopping.nowOnList(
        sayFood({ food, ...now }, locale),
        before.map(({ quantity, unit }) =>
          quantity === null ? null : termsFor(locale).amount(quantity, unit ?? 'piece'),
        ),
      ),
    ],
    isQuick: true,
  },
  clear_shopping: {
    prepare: asGiven,
    answer: z.object({ only_checked: z.boolean(), foods: z.array(z.string()) }),
    describe: ({ only_checked: onlyChecked, foods }, { locale }) => {
      const words = wordsFor(locale).shopping
      if (foods.length === 0) return [onlyChecked ? words.nothingChecked : words.empty]
      return [onlyChecked ? words.tookOff(foods) : words.cleared(foods)]
    },
    isQuick: true,
  },
  list_missing: { prepare: prepareMissing, answer: missingFoods, describe: sayMissing, isQuick: true },
  add_missing_to_shopping: {
    prepare: prepareMissing,
    answer: missingFoods,
    describe: sayMissingAdded,
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
    answer: boughtFood,
    describe: (data, viewer) => sayBought([data], viewer),
    describeAll: sayBought,
    isQuick: true,
  },
  bought_list: {
    prepare: ({ except }) => prepared({ except: except.map(nameFood) }),
    answer: boughtList,
    describe: sayBoughtList,
  },
})

function sayBoughtList({ foods, added, kept }: z.output<typeof boughtList>, viewer: Viewer): string[] {
  const words = wordsFor(viewer.locale).shopping
  return [
    ...(foods.length === 0 ? [] : [words.checkedOff(foods)]),
    ...(added.length === 0 ? [] : sayStocked(added, viewer)),
    kept.length === 0 ? words.nothingToBuy : words.toBuy(kept.map((line) => sayFood(line, viewer.locale))),
  ]
}

function prepareAdding(
  { food, quantity, unit: said }: ShoppingArguments<'add_to_shopping'>,
  { moment }: CallToPrepare,
): Prepared {
  const unit = said === null ? null : findUnit(said, moment.locale)
  return unit === undefined
    ? unknownUnit(said ?? '', moment)
    : prepared({ food: nameFood(food), quantity, unit })
}

function sayAdded(all: readonly z.output<typeof added>[], { locale }: Viewer): string[] {
  const words = wordsFor(locale).shopping
  const isThere = ({ merged, quantity }: z.output<typeof added>): boolean => merged && quantity === null
  const allOf = ({ food, total }: z.output<typeof added>): string => sayFood({ food, ...total }, locale)
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
    items.filter(({ checked }) => checked === wanted).map((line) => sayFood(line, locale))
  const [open, done] = [lines(false), lines(true)]
  if (items.length === 0) return [words.empty]
  return [
    open.length === 0 ? words.nothingToBuy : words.toBuy(open),
    ...(done.length === 0 ? [] : [words.checked(done)]),
  ]
}
