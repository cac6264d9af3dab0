import { countryUnitNames, findUnit } from '@alfred/contracts'
import type { Recipe, RecipeIngredient } from '@alfred/contracts'
import { sayFood, sayNumber } from '@alfred/language'

/** The whole recipe as text for a person: its name, then its body. */
export function tellRecipe(recipe: Recipe): string {
  return [recipe.name, ...tellRecipeBody(recipe)].join('\n')
}

type Told = Pick<
  Recipe,
  | 'description'
  | 'difficulty'
  | 'servings'
  | 'prep_minutes'
  | 'cook_minutes'
  | 'ingredients'
  | 'steps'
  | 'notes'
>

/** The lines of a recipe below its name: summary, ingredients and steps. */
export function tellRecipeBody(recipe: Told): string[] {
  const total = (recipe.prep_minutes ?? 0) + (recipe.cook_minutes ?? 0)
  const about = [
    recipe.servings === null ? '' : `Serves ${sayNumber(recipe.servings)}`,
    total === 0 ? '' : `${total} minutes`,
    recipe.difficulty ?? '',
  ].filter((part) => part !== '')
  return [
    ...(recipe.description === null ? [] : [recipe.description]),
    ...(about.length === 0 ? [] : [`${about.join(', ')}.`]),
    '',
    'Ingredients:',
    ...recipe.ingredients.map((ingredient) => `- ${sayIngredient(ingredient)}`),
    '',
    ...recipe.steps.map((step, index) => `${index + 1}. ${step}`),
    ...(recipe.notes === null ? [] : ['', `Note: ${recipe.notes}`]),
  ]
}

/** Describes an ingredient: "500 g cod, cut into pieces", "2-3 cloves of garlic (optional)". */
export function sayIngredient(ingredient: Omit<RecipeIngredient, 'quantity'> & AmountOfFood): string {
  const { preparation, optional, note } = ingredient
  const behind = [optional ? 'optional' : '', note ?? ''].filter((part) => part !== '')
  return [
    sayAmountOfFood(ingredient),
    preparation === null ? '' : `, ${preparation}`,
    behind.length === 0 ? '' : ` (${behind.join(', ')})`,
  ].join('')
}

type AmountOfFood = { food: string; quantity: number | string | null; unit: string | null }

/** The amount and the food; an amount that cannot be normalised stays as it was written: "a pinch of salt". */
export function sayAmountOfFood({ food, quantity, unit }: AmountOfFood): string {
  // A pint of nobody's country stays a pint.
  const code = unit === null ? 'piece' : countryUnitNames.includes(unit) ? undefined : findUnit(unit)
  if (typeof quantity === 'number' && code !== undefined && quantity > 0) return sayFood(quantity, code, food)
  const amount = typeof quantity === 'number' ? sayNumber(quantity) : (quantity ?? '')
  const words = [amount, unit ?? ''].filter((word) => word !== '').join(' ')
  return words === '' ? food : `${words}${/[a-z]$/i.test(words) ? ' of' : ''} ${food}`
}
