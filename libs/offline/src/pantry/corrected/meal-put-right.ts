import type { Correction } from '../../reading/outlines/correction-said.ts'
import type { Intent } from '../kitchen-intent.ts'
import type { MealTold } from '../plan/days-spoken-of.ts'
import { mealMoved } from '../plan/other-day-for-last.ts'
import { planInstead, planOfDish } from '../plan/plan-of-dish.ts'

/** Another dish in the place of one that was planned, another day, or none. Undefined for what a plan does not have. */
export function mealPutRight(
  { day, meal, title, servings }: MealTold,
  { food, day: otherDay, isGone }: Correction,
): Intent[] | undefined {
  const planned = { item: null, day, meal, dish: title }
  if (isGone) return [{ tool: 'remove_meal', arguments: planned }]
  if (food === undefined)
    return otherDay === undefined
      ? undefined
      : [mealMoved({ day, meal, title }, { day: otherDay, meal: null })]
  if (otherDay === undefined) return [planInstead({ day, meal, title: food, servings })]
  const gone: Intent = { tool: 'remove_meal', arguments: planned }
  return [gone, planOfDish({ day: otherDay, meal, title: food, servings })]
}
