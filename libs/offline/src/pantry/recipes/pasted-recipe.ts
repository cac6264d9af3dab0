import type { Recipe } from '@alfred/contracts'
import { readRecipeText, RecipeIncompleteError, toRecipe } from '@alfred/recipe-text'

/** The recipe of a text, or why there is none. */
export type Pasted = { recipe: Recipe } | { recipe: null; why: string }

const TOO_MUCH = 'it has more ingredients or steps than I can keep'

/**
 * Reads a recipe that was pasted, or dictated and laid out in lines: such a one may lack its steps. Amounts such as pints are those of
 * the locale.
 */
export function pastedRecipe(text: string, locale: string, source: Recipe['source'] = 'imported'): Pasted {
  try {
    const recipe = toRecipe(readRecipeText(text), locale, source)
    return recipe === null ? { recipe, why: TOO_MUCH } : { recipe }
  } catch (error) {
    if (error instanceof RecipeIncompleteError) return { recipe: null, why: WHY[error.lacks] }
    throw error
  }
}

const WHY = {
  ingredients: 'I find steps, but no list of ingredients',
  steps: 'I find ingredients, but no steps',
  both: 'I cannot tell its ingredients from its steps',
} as const
