import type { CatalogFood } from './foods/catalog.ts'
import type { Category } from './foods/categories.ts'
import type { CompiledRecipe } from './recipes/compile-recipe.ts'

const MAIN_FOODS = 5
const SORTED_FOODS = 3

/**
 * What a recipe is found by when meaning is compared: its name, which says most and stands there three times, what it is, its
 * main foods by weight, and the sorts of the first of them ("cod, fish, seafood").
 */
export function recipeText(recipe: CompiledRecipe, categories: readonly Category[]): string {
  const { name, cuisine, course, tags, description } = recipe
  const main = recipe.lines
    .flatMap(({ meant, grams }) => (meant === null ? [] : [{ meant, grams: grams ?? 0 }]))
    .toSorted((a, b) => b.grams - a.grams)
    .slice(0, MAIN_FOODS)
  const sorts = main.slice(0, SORTED_FOODS).flatMap(({ meant }) => labelsAbove(meant.category, categories))
  const foods = main.map(({ meant }) => meant.name)
  return [name, name, name, cuisine, course, ...tags, description, ...foods, ...new Set(sorts)].join(' ')
}

/** What a food is found by: its names and its sort. */
export function foodText({
  name,
  aliases,
  category,
}: Pick<CatalogFood, 'name' | 'aliases' | 'category'>): string {
  return [name, ...aliases, category.replaceAll('_', ' ')].join(' ')
}

/** The label of a category and of the wider ones that it is part of. */
function labelsAbove(code: string, categories: readonly Category[]): string[] {
  const category = categories.find((one) => one.code === code)
  if (category === undefined) return []
  return [category.label, ...(category.parent === null ? [] : labelsAbove(category.parent, categories))]
}
