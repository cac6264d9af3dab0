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
  const dish: Dish = { ...place, title: title.slice(0, 160), servings, beside, recipe: null, note: null }
  return { tool: 'plan_meals', arguments: { meals: [dish], replace: null, partial: null, without: null } }
}
