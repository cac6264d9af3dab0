import type { Category } from './categories.ts'
import type { EverydayFood } from './everyday-foods.ts'
import { foodKey } from './food-key.ts'

/** Finds everyday foods by their names and aliases, singular or plural. */
export type FoodIndex = {
  find(said: string): EverydayFood | undefined
  ancestorsOf(category: string): string[]
}

export function indexFoods(foods: readonly EverydayFood[], categories: readonly Category[]): FoodIndex {
  const byKey = new Map(
    foods.flatMap((food) => [food.name, ...food.aliases].map((name) => [foodKey(name), food] as const)),
  )
  const parents = new Map(categories.map(({ code, parent }) => [code, parent]))
  const ancestorsOf = (category: string): string[] => {
    const parent = parents.get(category)
    return parent === null || parent === undefined ? [category] : [category, ...ancestorsOf(parent)]
  }
  return { find: (said) => byKey.get(foodKey(said)), ancestorsOf }
}
