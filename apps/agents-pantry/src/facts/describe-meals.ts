import { sayDate } from '@alfred/language'
import type { Describe, Viewer } from './describe.ts'
import type { ResultData } from './result-data.ts'

type Planned = ResultData<'remove_meal'>

const sayMeal = ({ day, meal, title }: Planned, viewer: Viewer): string =>
  `${meal} on ${sayDate(day, viewer)}: ${title}`

const planMeals: Describe<'plan_meals'> = ({ planned }, viewer) =>
  planned.map((meal) => {
    const before = meal.replaced === null ? '' : ` (instead of ${meal.replaced})`
    return `Planned ${sayMeal(meal, viewer)}${before}.`
  })

const listMeals: Describe<'list_meals'> = ({ from, until, meals }, viewer) => {
  const days =
    from === until ? sayDate(from, viewer) : `${sayDate(from, viewer)} to ${sayDate(until, viewer)}`
  if (meals.length === 0) return [`Nothing is planned for ${days}.`]
  return meals.map((meal) => {
    const said = sayMeal(meal, viewer)
    const note = meal.note === null ? '' : ` (${meal.note})`
    return `${said.slice(0, 1).toUpperCase()}${said.slice(1)}${note}.`
  })
}

/** The describing function of each tool of the meal plan. */
export const describeMeals = {
  plan_meals: planMeals,
  list_meals: listMeals,
  remove_meal: ((meal, viewer) => [
    `No longer planned: ${sayMeal(meal, viewer)}.`,
  ]) satisfies Describe<'remove_meal'>,
}
