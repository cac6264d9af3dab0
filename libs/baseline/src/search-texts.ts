import type { CatalogFood } from './foods/catalog.ts'
import type { CookbookRecipe } from './recipes/cookbook.ts'
import { readIngredientLine } from './recipes/ingredient-line.ts'

/** What a recipe is found by when meaning is compared: its name, what it is, and what is in it. */
export function recipeText(recipe: CookbookRecipe): string {
  const foods = recipe.ingredients.map((line) => readIngredientLine(line)?.food ?? '')
  return [recipe.name, recipe.cuisine, recipe.course, ...recipe.tags, recipe.description, ...foods].join(' ')
}

/** What a food is found by: its names and its sort. */
export function foodText({ name, aliases, category }: Pick<CatalogFood, 'name' | 'aliases' | 'category'>): string {
  return [name, ...aliases, category.replaceAll('_', ' ')].join(' ')
}
