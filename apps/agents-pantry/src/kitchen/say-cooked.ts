import { noticedSchema, wordNotices, type Viewer } from '@alfred/language/wording'
import { z } from 'zod'
import { wordsFor } from '../words/words-for.ts'
import { sayDue } from './say-due.ts'
import { sayReckoned } from './say-food.ts'

const number = z.coerce.number()
const amount = z.object({ food: z.string(), quantity: number.nullable(), unit: z.string().nullable() })

/** One dish that was cooked: what it took, what was missing, what could not be compared, and what is left of it. */
const cookedDish = noticedSchema.extend({
  name: z.string(),
  servings: number.nullable(),
  taken: z.array(amount),
  missing: z.array(amount),
  unmeasured: z.array(z.string()),
  leftovers: z
    .object({
      quantity: number,
      location: z.string(),
      expires_on: z.string().nullable(),
      estimated_on: z.string().optional(),
    })
    .nullable(),
})

/** What was cooked: a dish, or the dishes of a meal, of which some may have no recipe. */
export const cooked = cookedDish.extend({
  also: z.array(cookedDish).default([]),
  without_recipe: z.array(z.string()).default([]),
})

/** Tells what was cooked and what became of the stock. The diary is offered, since cooking is not eating. */
export function sayCooked(data: z.output<typeof cooked>, viewer: Viewer): string[] {
  const { also, without_recipe: others } = data
  const words = wordsFor(viewer.locale).cooking
  return [
    ...[data, ...also].flatMap((dish) => sayDish(dish, viewer)),
    ...(others.length === 0 ? [] : [words.withoutRecipe(others)]),
    words.diaryOffered,
  ]
}

function sayDish(data: z.output<typeof cookedDish>, viewer: Viewer): string[] {
  const { name, servings, taken, missing, unmeasured, leftovers } = data
  const words = wordsFor(viewer.locale).cooking
  const sayAmounts = (all: readonly z.output<typeof amount>[]): string[] =>
    all.map((one) => sayReckoned(one, viewer.locale))
  return [
    words.cooked(name, servings),
    ...(taken.length === 0 ? [] : [words.taken(sayAmounts(taken))]),
    ...(missing.length === 0 ? [] : [words.missing(sayAmounts(missing))]),
    ...(unmeasured.length === 0 ? [] : [words.unmeasured(unmeasured)]),
    ...(leftovers === null
      ? []
      : [words.leftovers(leftovers.quantity, leftovers.location, sayDue(leftovers, viewer))]),
    ...wordNotices(data, viewer.locale),
  ]
}
