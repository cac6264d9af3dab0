import { termsFor } from '@alfred/language/wording'
import { wordsFor } from '../words/words-for.ts'
import { bodyOfferSchema, sayMeasures } from './say-body.ts'
import { sayDay, saySources, type Viewer } from './nutrition-words.ts'
import { contentSchema, type Content, type Goal, type Logged, type Portion } from './proposal-content.ts'

/** What waits for a yes, in one line: "2 eggs for breakfast today: 143 kcal", "at least 120 g protein a day". */
export function sayOffer(content: Content, viewer: Viewer): string {
  const { locale } = viewer
  const words = wordsFor(locale).offers
  switch (content.kind) {
    case 'food_log':
    case 'recipe_log': {
      const { day, totals } = content
      const calories = totals['calories']
      const sources = saySources(
        content.items.map(({ source }) => source),
        locale,
      )
      const figures =
        calories === undefined
          ? words.unknownCalories
          : `${termsFor(locale).amount(Math.round(calories), 'kcal')} ${sources}`
      const thing = sayEaten(content, sayDay(day, viewer), locale)
      return words.waiting(thing, figures)
    }
    case 'recipe_selection':
      return words.whichRecipe(
        null,
        content.options.map(({ label }) => label),
      )
    case 'goal_update':
      return words.aDay(content.goals.map((goal) => sayGoal(goal, locale)))
  }
}

/** The line of an offer as it waits in the conversation; null for data of another version. */
export function sayWaiting(data: Record<string, unknown>, viewer: Viewer): string | null {
  const body = bodyOfferSchema.safeParse(data).data
  if (body !== undefined)
    return wordsFor(viewer.locale).body.waiting(sayMeasures(body.measures, viewer.locale))
  const content = contentSchema.safeParse(data).data
  return content === undefined ? null : sayOffer(content, viewer)
}

/** The foods or servings of a proposal with their meal, each with its own where several are reported, and the day as it is said. */
export function sayEaten({ kind, items, meal }: Logged, day: string | undefined, locale: string): string {
  const { and, eaten } = termsFor(locale)
  const isOfSeveral = items.some((item) => item.meal !== null && item.meal !== meal)
  const byMeal = Map.groupBy(items, (item) => (isOfSeveral ? (item.meal ?? meal) : null))
  const meals = [...byMeal].map(([own, foods]) =>
    eaten(and(foods.map((item) => sayItem(item, kind, locale))), own),
  )
  return eaten(and(meals), isOfSeveral ? null : meal, day)
}

/** A food with its amount, or so many servings of a recipe. */
export function sayItem(
  { quantity, unit, food }: Pick<Portion, 'quantity' | 'unit' | 'food'>,
  kind: Logged['kind'],
  locale: string,
): string {
  return kind === 'recipe_log'
    ? wordsFor(locale).offers.servings(quantity, food)
    : termsFor(locale).food(quantity, unit, food)
}

/** A goal or a limit: "at least 120 g protein", "at most 2000 kcal". */
export function sayGoal({ nutrient, kind, target, unit }: Goal, locale: string): string {
  const terms = termsFor(locale)
  const amount = terms.amount(target, unit)
  return wordsFor(locale).offers.goal(
    kind,
    nutrient === 'calories' ? amount : terms.of(amount, terms.nutrient(nutrient)),
  )
}
