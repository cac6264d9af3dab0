import type { CatalogFood } from '../foods/catalog.ts'
import { gramsOf } from '../foods/portions-of.ts'
import type { Nutrient } from '@alfred/contracts'
import type { CookbookRecipe } from './cookbook.ts'
import { computeTags } from './computed-tags.ts'
import { recipeSlug } from './cookbook.ts'
import { readIngredientLine, type IngredientLine } from './ingredient-line.ts'

/** An ingredient line with the food that it means and its weight; each is null where it is unknown. */
export type CompiledLine = IngredientLine & { line: string; meant: CatalogFood | null; grams: number | null }

/** A recipe of the cookbook with the data derived from its ingredients. */
export type CompiledRecipe = Omit<CookbookRecipe, 'ingredients'> & {
  slug: string
  lines: CompiledLine[]
  /** Ingredient lines that could not be parsed. */
  unreadable: string[]
  allergens: string[]
  /**
   * Energy (kcal), protein, carbohydrates and fibre (g) per serving, from the ingredients that have figures, which are `shareKnown` (0 to 1) of
   * the weight.
   */
  perServing: { calories: number; protein_g: number; carbs_g: number; fiber_g: number; shareKnown: number }
}

/** Resolves the ingredients of a recipe against the catalog and derives its other data. */
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
  const perServing = {
    calories: Math.round(sum('calories') / recipe.servings),
    protein_g: tenths(sum('protein_g') / recipe.servings),
    carbs_g: tenths(sum('carbs_g') / recipe.servings),
    fiber_g: tenths(sum('fiber_g') / recipe.servings),
    shareKnown: shareKnown(lines),
  }
  return {
    ...rest,
    tags: [...recipe.tags, ...computeTags(recipe, perServing)],
    slug: recipeSlug(recipe),
    lines,
    unreadable: read.filter(({ parsed }) => parsed === undefined).map(({ line }) => line),
    allergens: [...new Set(lines.flatMap(({ meant }) => meant?.allAllergens ?? []))].toSorted(),
    perServing,
  }
}

const tenths = (value: number) => Math.round(value * 10) / 10

/** The share of the weight whose food has figures. */
function shareKnown(lines: readonly CompiledLine[]): number {
  const weigh = (some: readonly CompiledLine[]) => some.reduce((sum, { grams }) => sum + (grams ?? 0), 0)
  const all = weigh(lines)
  return all === 0 ? 0 : weigh(lines.filter(({ meant }) => meant?.source != null)) / all
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
