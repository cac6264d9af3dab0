import type { ReadRecipe } from './read-recipe.ts'

/** What a text lacks for a recipe. */
export type Lack = 'ingredients' | 'steps' | 'both'

/** A text in which no whole recipe was found. `read` has what was. */
export class RecipeIncompleteError extends Error {
  readonly code = 'RECIPE_INCOMPLETE'
  readonly lacks: Lack
  readonly read: ReadRecipe

  constructor(read: ReadRecipe) {
    const lacks = lackOf(read)
    super(MESSAGES[lacks])
    this.name = 'RecipeIncompleteError'
    this.lacks = lacks
    this.read = read
  }
}

/** A page that is longer, or nested deeper, than any page of a recipe. */
export class PageTooLargeError extends Error {
  readonly code = 'PAGE_TOO_LARGE'

  constructor() {
    super('The page is too large to be that of a recipe.')
    this.name = 'PageTooLargeError'
  }
}

const MESSAGES: Readonly<Record<Lack, string>> = {
  ingredients: 'I find steps, but no list of ingredients.',
  steps: 'I find ingredients, but no steps.',
  both: 'I find neither ingredients nor steps.',
}

function lackOf({ groups, steps }: ReadRecipe): Lack {
  const hasIngredients = groups.some(({ lines }) => lines.length > 0)
  if (hasIngredients) return 'steps'
  return steps.length > 0 ? 'ingredients' : 'both'
}
