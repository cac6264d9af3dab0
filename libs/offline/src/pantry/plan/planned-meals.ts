import type { Meal, TurnBrief } from '@alfred/contracts'
import { resolveDate } from '@alfred/language'
import { readMealLabel } from '../../reading/meal-label.ts'
import { mealNamed } from '../../reading/meal-words.ts'
import { mealsTold } from './days-spoken-of.ts'

/** A dish of the plan, with its day as YYYY-MM-DD. */
export type PlannedDish = { day: string; meal: Meal; title: string }

/** The planned dishes that a turn knows of: those that its message names, and those that the last turns told. Each once. */
export function plannedMeals(brief: TurnBrief): PlannedDish[] {
  const named = brief.entities.flatMap(({ type, label }): PlannedDish[] => {
    const told = type === 'meal' ? readMealLabel(label) : undefined
    const meal = mealNamed(told?.meal ?? '')
    return told === undefined || meal === null ? [] : [{ ...told, meal }]
  })
  const all = [...named, ...mealsTold(brief)]
  return [
    ...new Map(all.map((dish) => [`${dish.day} ${dish.meal} ${dish.title.toLowerCase()}`, dish])).values(),
  ]
}

/** The planned dishes of a day as it is said: "Thursday", "tomorrow". */
export function plannedOn(said: string, brief: TurnBrief): PlannedDish[] {
  const { asked_at: askedAt, time_zone: timeZone, locale } = brief
  const day = resolveDate(said === 'tonight' ? 'today' : said, { askedAt, timeZone, locale })
  return plannedMeals(brief).filter((dish) => dish.day === day)
}
