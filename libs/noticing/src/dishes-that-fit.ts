import type { Dish, Household } from '@alfred/contracts'

/** A dish with what a household has of it and lacks. */
export type FittingDish = { dish: Dish; has: Set<string>; lacks: string[] }

/** No meal of its own. */
const NO_MEAL: ReadonlySet<string> = new Set(['drink', 'sauce', 'bread', 'dessert', 'snack', 'side'])

/**
 * The dishes that may be offered as a meal: of the person's recipes and the cookbook, none that somebody's rule is against, that holds a food they dislike,
 * or that is no meal of its own.
 */
export function dishesThatFit(household: Household, cookbook: readonly Dish[]): FittingDish[] {
  const unfit = new Set(household.unfit)
  const disliked = household.preferences.filter(({ kind }) => kind === 'dislike')
  const there = new Set(household.stock.map(({ match }) => match))
  return [...household.recipes, ...cookbook]
    .filter(
      ({ id, course, foods }) =>
        foods.length > 0 &&
        !unfit.has(id) &&
        !NO_MEAL.has(course ?? '') &&
        !foods.some(({ food, match }) =>
          disliked.some((taste) => taste.match === match || ` ${food} `.includes(` ${taste.key} `)),
        ),
    )
    .map((dish) => ({
      dish,
      has: new Set(dish.foods.map(({ match }) => match).filter((match) => there.has(match))),
      lacks: dish.foods.filter(({ match }) => !there.has(match)).map(({ food }) => food),
    }))
}
