import { INGREDIENTS_MAX, recipeSchema, type Recipe } from '@alfred/contracts'
import { RecipeIncompleteError } from './errors.ts'
import { readIngredientLine } from './lines/ingredient-line.ts'
import { toRecipeIngredient } from './lines/recipe-ingredient.ts'
import { isWhole, type ReadRecipe } from './read-recipe.ts'

const NAME_MAX = 160
const STEP_MAX = 2_000
const STEPS_MAX = 40
const NOTES_MAX = 4_000
const MINUTES_MAX = 20_000
const NO_TITLE = 'Pasted recipe'

/**
 * The recipe in the form in which it is saved. Throws RecipeIncompleteError where ingredients or steps are missing; who dictates a
 * recipe may leave out the steps. Null where it does not fit: more ingredients or steps than a recipe may have. The locale says
 * whose pints and ounces are meant.
 */
export function toRecipe(
  read: ReadRecipe,
  locale = 'en-US',
  source: Recipe['source'] = 'imported',
): Recipe | null {
  const isEnough = source === 'dictated' ? read.groups.some((group) => group.lines.length > 0) : isWhole(read)
  if (!isEnough) throw new RecipeIncompleteError(read)
  const lines = read.groups.flatMap((group) => group.lines)
  const ingredients = lines.slice(0, INGREDIENTS_MAX + 1).map((line) => readIngredientLine(line, locale))
  const unread = lines.filter((_, at) => ingredients[at] === null)
  const notes = [...read.notes, ...unread].join('\n').slice(0, NOTES_MAX).trim()
  const parsed = recipeSchema.safeParse({
    name: (read.title ?? NO_TITLE).slice(0, NAME_MAX).trim(),
    servings: read.servings,
    prep_minutes: minutes(read.prepMinutes),
    cook_minutes: minutes(read.cookMinutes ?? cookingOf(read)),
    ingredients: ingredients.flatMap((line) => (line === null ? [] : [toRecipeIngredient(line)])),
    steps: read.steps.slice(0, STEPS_MAX + 1).flatMap(inPieces),
    notes: notes === '' ? null : notes,
    source,
  })
  return parsed.success ? parsed.data : null
}

/** What of the whole time is no preparation. */
function cookingOf({ totalMinutes, prepMinutes }: ReadRecipe): number | null {
  return totalMinutes === null ? null : Math.max(0, totalMinutes - (prepMinutes ?? 0))
}

const minutes = (value: number | null): number | null =>
  value === null || value > MINUTES_MAX ? null : Math.round(value)

/** A step that is longer than one may be is cut between words: nothing of it is lost. */
function inPieces(step: string): string[] {
  const pieces: string[] = []
  let rest = step
  while (rest.length > STEP_MAX) {
    const blank = rest.lastIndexOf(' ', STEP_MAX)
    const at = blank > 0 ? blank : STEP_MAX
    pieces.push(rest.slice(0, at))
    rest = rest.slice(at).trim()
  }
  return rest === '' ? pieces : [...pieces, rest]
}
