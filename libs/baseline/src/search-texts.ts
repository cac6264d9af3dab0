import type { CatalogFood } from './foods/catalog.ts'
import type { Category } from './foods/categories.ts'
import type { CompiledRecipe } from './recipes/compile-recipe.ts'

const MAIN_FOODS = 5
const SORTED_FOODS = 3

/**
 * The text of a recipe that is embedded for search: its name three times since it says most, its description, its
 * main foods by weight, and the categories of the first of them ("cod, fish, seafood").
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

/** The text of a food that is embedded for search: its names and its category. */
export function foodText({
  name,
  aliases,
  category,
}: Pick<CatalogFood, 'name' | 'aliases' | 'category'>): string {
  return [name, ...aliases, category.replaceAll('_', ' ')].join(' ')
}

/** The labels of a category and of all the categories above it. */
function labelsAbove(code: string, categories: readonly Category[]): string[] {
  const category = categories.find((one) => one.code === code)
  if (category === undefined) return []
  return [category.label, ...(category.parent === null ? [] : labelsAbove(category.parent, categories))]
}
