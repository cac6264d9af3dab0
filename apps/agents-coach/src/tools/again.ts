import { asGiven, defineTools, type CallToPrepare, type Prepared } from '@alfred/agent-kit'
import { nutritionTools, type NutritionArguments } from '@alfred/contracts'
import { termsFor } from '@alfred/language/wording'
import { z } from 'zod'
import { describeOffer } from '../facts/describe-offer.ts'
import { sayCalories, saySources, type Viewer } from '../facts/nutrition-words.ts'
import { offerSchema } from '../facts/proposal-content.ts'
import { withDay } from '../language/prepare-day.ts'
import { wordsFor } from '../words/words-for.ts'

const favourite = z.object({
  name: z.string(),
  meal: z.string().nullable(),
  items: z.array(z.object({ food: z.string(), quantity: z.number(), unit: z.string() })).min(1),
  sources: z.array(z.string()),
  /** Null where not every food of it tells its energy. */
  calories: z.number().nullable(),
})

/** The tools for what is eaten again: as on another day, as usual, or by the name of a kept meal. */
export const again = defineTools(nutritionTools, {
  repeat_meal: {
    prepare: (given, call) => withDayOf(given, call, (dated) => withDay(dated, call.moment)),
    answer: offerSchema,
    describe: describeOffer,
    isQuick: true,
    subdomains: ['diary'],
  },
  save_favourite: {
    prepare: (given, call) => withDayOf(given, call, asGiven),
    answer: favourite.extend({ replaced: z.boolean() }),
    describe: (data, { locale }) => [
      wordsFor(locale).again.saved(sayFavourite(data, { locale }), data.replaced),
    ],
    isQuick: true,
    subdomains: ['diary'],
  },
  list_favourites: {
    prepare: asGiven,
    answer: z.object({ favourites: z.array(favourite) }),
    describe: ({ favourites }, viewer) => {
      const words = wordsFor(viewer.locale).again
      return [
        favourites.length === 0
          ? words.none
          : words.listed(favourites.map((one) => sayFavourite(one, viewer))),
      ]
    },
    isQuick: true,
    subdomains: ['diary'],
  },
  forget_favourite: {
    prepare: asGiven,
    answer: favourite.pick({ name: true, meal: true }),
    describe: ({ name, meal }, { locale }) => [wordsFor(locale).again.forgotten(name, meal)],
    isRemoving: true,
    isQuick: true,
    subdomains: ['diary'],
  },
})

/** Prepares the day on which it was eaten; none that is said stays open. */
function withDayOf<Given extends Pick<NutritionArguments<'save_favourite'>, 'of_day'>>(
  given: Given,
  { moment }: CallToPrepare,
  then: (dated: Given) => Prepared,
): Prepared {
  if (given.of_day === null) return then(given)
  return withDay({ day: given.of_day }, moment, (day) => then({ ...given, of_day: day }))
}

/** "usual" (breakfast): 2 eggs and 1 slice of toast, 223 kcal (USDA SR28). */
function sayFavourite(
  { name, meal, items, sources, calories }: z.output<typeof favourite>,
  { locale }: Pick<Viewer, 'locale'>,
): string {
  const { and, food } = termsFor(locale)
  const figures = calories === null ? null : `${sayCalories(calories, locale)} ${saySources(sources, locale)}`
  return wordsFor(locale).again.kept(name, meal, {
    foods: and(items.map((item) => food(item.quantity, item.unit, item.food))),
    figures,
  })
}
