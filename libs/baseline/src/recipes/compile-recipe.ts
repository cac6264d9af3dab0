import type { CatalogFood } from '../foods/catalog.ts'
import { gramsOf } from '../foods/portions-of.ts'
import type { Nutrient } from '../usda/nutrient-columns.ts'
import type { CookbookRecipe } from './cookbook.ts'
import { recipeSlug } from './cookbook.ts'
import { readIngredientLine, type IngredientLine } from './ingredient-line.ts'

/** A line with the food that it means; null where nothing is meant or nobody knows its weight. */
export type CompiledLine = IngredientLine & { line: string; meant: CatalogFood | null; grams: number | null }

/** A recipe of the cookbook with what follows from its ingredients. */
export type CompiledRecipe = Omit<CookbookRecipe, 'ingredients'> & {
  slug: string
  lines: CompiledLine[]
  /** Lines that cannot be read at all. */
  unreadable: string[]
  allergens: string[]
  /** Energy (kcal) and protein (g) of one serving, as far as the ingredients have figures. */
  perServing: { calories: number; protein_g: number }
}

/** Resolves the ingredients of a recipe against the catalog and derives what follows from them. */
export function compileRecipe(
  recipe: CookbookRecipe,
  find: (food: string) => CatalogFood | undefined,
): CompiledRecipe {
  const { ingredients, ...rest } = recipe
  const read = ingredients.map((line) => ({ line, parsed: readIngredientLine(line) }))
  const lines = read.flatMap(({ line, parsed }) =>
    parsed === undefined ? [] : [compileLine(line, parsed, find)],
  )
  const sum = (nutrient: Nutrient) =>
    lines.reduce(
      (total, { meant, grams }) => total + ((meant?.per100g[nutrient] ?? 0) * (grams ?? 0)) / 100,
      0,
    )
  return {
    ...rest,
    slug: recipeSlug(recipe),
    lines,
    unreadable: read.filter(({ parsed }) => parsed === undefined).map(({ line }) => line),
    allergens: [...new Set(lines.flatMap(({ meant }) => meant?.allAllergens ?? []))].toSorted(),
    perServing: {
      calories: Math.round(sum('calories') / recipe.servings),
      protein_g: Math.round((sum('protein_g') / recipe.servings) * 10) / 10,
    },
  }
}

function compileLine(
  line: string,
  parsed: IngredientLine,
  find: (food: string) => CatalogFood | undefined,
): CompiledLine {
  const meant = find(parsed.food) ?? null
  const grams = meant === null ? undefined : gramsOf(parsed.quantity, parsed.unit, meant.portions)
  return { ...parsed, line, meant, grams: grams ?? null }
}
