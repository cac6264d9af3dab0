import { gunzipSync } from 'node:zlib'
import { PAGE_BYTES_MAX } from '@alfred/contracts'
import type { FetchedPage, PageFailure, Recipe } from '@alfred/contracts'
import { PageTooLargeError, readRecipePage, RecipeIncompleteError, toRecipe } from '@alfred/recipe-text'

/** What is in the way of the recipe of a page. */
export type PageProblem = PageFailure | 'NO_RECIPE' | 'RECIPE_TOO_LONG'

/** Characters of three bytes become no more than that when they are decoded as another charset. */
const UNPACKED_BYTES_MAX = 3 * PAGE_BYTES_MAX

/** Reads the recipe of a page, or what is in its way. Amounts such as pints are those of the locale. */
export function recipeOfPage(
  page: FetchedPage,
  locale: string,
): { recipe: Recipe } | { problem: PageProblem } {
  try {
    const recipe = toRecipe(readRecipePage(markupOf(page)), locale)
    return recipe === null ? { problem: 'RECIPE_TOO_LONG' } : { recipe }
  } catch (error) {
    if (error instanceof RecipeIncompleteError) return { problem: 'NO_RECIPE' }
    if (error instanceof PageTooLargeError) return { problem: 'PAGE_TOO_LARGE' }
    throw error
  }
}

/** The page as markup. What is for machines alone is put where a page has it. */
function markupOf({ content_type: type, body }: FetchedPage): string {
  const packed = Buffer.from(body, 'base64')
  const text = gunzipSync(packed, { maxOutputLength: UNPACKED_BYTES_MAX }).toString('utf8')
  const isData = type === 'application/ld+json' || type === 'application/json'
  return isData ? `<script type="application/ld+json">${text.replaceAll('</', '<\\/')}</script>` : text
}
