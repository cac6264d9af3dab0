import type { CompiledRecipe } from '../recipes/compile-recipe.ts'
import { problem, type Problem } from './problem.ts'

type Part = { what: string; min: number; holds: (recipe: CompiledRecipe) => boolean }

/** What people ask a cookbook for again and again; with fewer of them the second answer is already a poor one. */
const parts: readonly Part[] = [
  { what: 'recipes', min: 760, holds: () => true },
  { what: 'breakfasts', min: 70, holds: ({ course }) => course === 'breakfast' },
  { what: 'breads', min: 25, holds: ({ course }) => course === 'bread' },
  { what: 'recipes for a picnic', min: 60, holds: ({ tags }) => tags.includes('picnic') },
  { what: 'recipes for children', min: 80, holds: ({ tags }) => tags.includes('kids') },
  { what: 'recipes for one', min: 8, holds: ({ servings }) => servings === 1 },
  { what: 'recipes for eight', min: 8, holds: ({ servings }) => servings === 8 },
]
const CUISINES_MIN = 15

/** Reports the kinds of dish of which the cookbook has too few to choose from. */
export function checkCookbookRange(recipes: readonly CompiledRecipe[]): Problem[] {
  const cuisines = new Set(recipes.map(({ cuisine }) => cuisine)).size
  const counts = [
    ...parts.map(({ what, min, holds }) => ({ what, min, count: recipes.filter(holds).length })),
    { what: 'cuisines', min: CUISINES_MIN, count: cuisines },
  ]
  return counts
    .filter(({ count, min }) => count < min)
    .map(({ what, min, count }) => problem('recipes', `${count} ${what} are fewer than ${min}`))
}
