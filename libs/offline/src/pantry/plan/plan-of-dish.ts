import type { PantryArguments } from '@alfred/contracts'
import type { ToolIntent } from '../kitchen-intent.ts'

type Dish = PantryArguments<'plan_meals'>['meals'][number]

/** Plans one dish by its title: for as many as it is for, and beside what is planned there where that is said. */
export function planOfDish({
  title,
  servings = null,
  beside = null,
  ...place
}: Pick<Dish, 'day' | 'meal'> & { title: string } & Partial<Pick<Dish, 'servings' | 'beside'>>): ToolIntent {
  return planOf({ ...place, title, servings, beside }, null)
}

/** Plans one dish in the place of what is planned there. */
export const planInstead = (dish: Pick<Dish, 'day' | 'meal' | 'servings'> & { title: string }): ToolIntent =>
  planOf({ ...dish, beside: null }, true)

function planOf(
  { title, ...planned }: Pick<Dish, 'day' | 'meal' | 'servings' | 'beside'> & { title: string },
  replace: boolean | null,
): ToolIntent {
  const dish: Dish = { ...planned, title: title.slice(0, 160), recipe: null, note: null }
  return { tool: 'plan_meals', arguments: { meals: [dish], replace, partial: null, without: null } }
}
