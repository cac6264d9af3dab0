import type { AgentContext } from '@alfred/contracts'
import type { KitchenReader, RecipeInFull } from '@alfred/db/kitchen'
import { tellRecipeBody } from '../recipes/recipe-artifact.ts'

/**
 * Reads a saved recipe in full for somebody who is about to cook it. Null when the person has no recipe with that id.
 */
export async function recipeDetail(
  kitchen: Pick<KitchenReader, 'recipe'>,
  { token, id }: { token: string; id: string },
): Promise<AgentContext['detail']> {
  const recipe = await kitchen.recipe(token, id)
  return recipe && { label: recipe.name, text: tell(recipe) }
}

function tell(recipe: RecipeInFull): string {
  const times = [
    recipe.prep_minutes === null ? '' : `${recipe.prep_minutes} minutes to prepare`,
    recipe.cook_minutes === null ? '' : `${recipe.cook_minutes} minutes to cook`,
  ].filter((part) => part !== '')
  return [
    ...(recipe.cuisine === null ? [] : [`Cuisine: ${recipe.cuisine}.`]),
    ...(times.length === 0 ? [] : [`Times: ${times.join(', ')}.`]),
    ...tellRecipeBody(recipe),
  ].join('\n')
}
