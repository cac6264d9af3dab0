import { prepared, type CallToPrepare, type Prepared } from '@alfred/agent-kit'
import type { ShoppingArguments } from '@alfred/contracts'
import { resolveDays, sayDate } from '@alfred/language'
import { noticedSchema, wordNotices, type Viewer } from '@alfred/language/wording'
import { z } from 'zod'
import { unknownDate } from '../language/unknown-words.ts'
import { wordsFor } from '../words/words-for.ts'
import { sayReckoned } from './say-food.ts'

const amount = z.coerce.number().nullable()
const need = z.object({
  food: z.string(),
  quantity: amount,
  unit: z.string().nullable(),
  there: amount,
  is_there: z.boolean(),
  is_unmeasured: z.boolean(),
  is_listed: z.boolean(),
  lacks: z.boolean(),
  lacking: amount,
})
type Need = z.output<typeof need>

/** What is needed for a recipe or for days of the plan, and what of it lacks. */
export const missingFoods = noticedSchema.extend({
  name: z.string().nullable(),
  from: z.string().nullable(),
  until: z.string().nullable(),
  without_recipe: z.array(z.string()),
  needs: z.array(need),
})
type Missing = z.output<typeof missingFoods>

/** Days as said become dates; a recipe is found by the database. */
export function prepareMissing(
  given: ShoppingArguments<'list_missing'>,
  { moment }: CallToPrepare,
): Prepared {
  if (given.from === null) return prepared({ ...given })
  const first = resolveDays(given.from, moment)
  const last = given.until === null ? first : resolveDays(given.until, moment)
  if (!first || !last) return unknownDate(first ? (given.until ?? '') : given.from, moment)
  return prepared({ ...given, from: first.from, until: last.until })
}

const lackingOf = ({ food, lacking, unit }: Need, locale: string): string =>
  sayReckoned({ food, quantity: lacking, unit: lacking === null ? null : unit }, locale)

/** What is there in a measure that nobody can compare with what is needed. */
const unsureOf = ({ needs }: Missing): Need[] =>
  needs.filter(
    ({ lacks, is_unmeasured: isUnmeasured, is_listed: isListed }) => isUnmeasured && !lacks && !isListed,
  )

/** Tells what lacks, and what is there, on the list or in no measure that can be compared. */
export function sayMissing(data: Missing, viewer: Viewer): string[] {
  const { locale } = viewer
  const words = wordsFor(locale).missing
  const rest = data.needs.filter(({ lacks }) => !lacks)
  const lacking = data.needs.filter(({ lacks }) => lacks).map((one) => lackingOf(one, locale))
  const unsure = unsureOf(data)
  const listed = rest.filter(({ is_listed: isListed }) => isListed)
  const there = rest.filter((one) => !unsure.includes(one) && !listed.includes(one))
  const all = (needs: readonly Need[]): string[] => needs.map((one) => sayReckoned(one, locale))
  return [
    ...(lacking.length > 0
      ? [words.lacking(titleOf(data, viewer), lacking)]
      : data.needs.length > 0
        ? [words.nothing(titleOf(data, viewer))]
        : []),
    ...(there.length > 0 ? [words.there(all(there))] : []),
    ...(listed.length > 0 ? [words.listed(all(listed))] : []),
    ...(unsure.length > 0 ? [words.unsure(unsure.map(({ food }) => food))] : []),
    ...unknownIn(data, viewer),
  ]
}

/** Tells what was put on the list. */
export function sayMissingAdded(data: Missing, viewer: Viewer): string[] {
  const { locale } = viewer
  const added = data.needs.filter(({ lacks }) => lacks).map((one) => lackingOf(one, locale))
  const unsure = unsureOf(data)
  const words = wordsFor(locale)
  return [
    ...(added.length > 0
      ? [words.shopping.put(added.map((thing) => ({ thing, inAll: null })))]
      : data.needs.length > 0
        ? [words.missing.nothing(titleOf(data, viewer))]
        : []),
    ...(unsure.length > 0 ? [words.missing.unsure(unsure.map(({ food }) => food))] : []),
    ...unknownIn(data, viewer),
    ...wordNotices(data, locale),
  ]
}

/** Dishes that nobody knows the ingredients of, and days without any. */
function unknownIn(data: Missing, viewer: Viewer): string[] {
  const { missing, meals } = wordsFor(viewer.locale)
  if (data.without_recipe.length > 0) return [missing.withoutRecipe(data.without_recipe)]
  return data.needs.length === 0 ? [meals.nothing(titleOf(data, viewer))] : []
}

/** The recipe or the days that it is about. */
function titleOf({ name, from, until }: Missing, viewer: Viewer): string {
  if (name !== null) return name
  const [first, last] = [from ?? '', until ?? from ?? '']
  return first === last ? sayDate(first, viewer) : `${sayDate(first, viewer)} – ${sayDate(last, viewer)}`
}
