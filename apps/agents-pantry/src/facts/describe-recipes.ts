import { sayNumber } from '@alfred/language'
import { sayIngredient } from '../recipes/recipe-artifact.ts'
import type { Describe } from './describe.ts'
import type { ResultData } from './result-data.ts'

const count = (number: number, one: string): string => `${sayNumber(number)} ${one}${number === 1 ? '' : 's'}`
const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`)

function saySaved(data: ResultData<'save_recipe' | 'copy_recipe'>): string[] {
  const { name, servings, ingredients_saved: ingredients, steps_saved: steps, simplified, warnings } = data
  const parts = [
    ...(servings === null ? [] : [count(servings, 'serving')]),
    count(ingredients, 'ingredient'),
    count(steps, 'step'),
  ]
  return [
    `Saved "${name}" (${parts.join(', ')}).`,
    ...(simplified.length === 0 ? [] : [`Simplified: ${sentence(simplified.join('; '))}`]),
    ...warnings,
  ]
}

type Found = ResultData<'find_recipes'>['recipes'][number]

function sayFound({ name, servings, minutes, why, conflicts }: Found): string {
  const about = [
    minutes === null ? '' : `${sayNumber(minutes)} minutes`,
    servings === null ? '' : `serves ${sayNumber(servings)}`,
    why === 'is saved' ? '' : why,
    conflicts.length === 0 ? '' : `against your rules: ${conflicts.join(', ')}`,
  ].filter((part) => part !== '')
  return about.length === 0 ? `"${name}"` : `"${name}" (${about.join(', ')})`
}

const findRecipes: Describe<'find_recipes'> = ({ recipes, truncated }) => {
  if (recipes.length === 0) return ['No saved recipe fits.']
  const found = `${count(recipes.length, 'saved recipe')}: ${recipes.map(sayFound).join('; ')}.`
  return truncated ? [found, 'There are more than are listed here.'] : [found]
}

type Tried = ResultData<'search_cookbook'>['recipes'][number]

/** How many of the missing foods of a recipe are named. */
const MISSING_NAMED_MAX = 3

function sayMissing(missing: readonly string[]): string {
  if (missing.length <= MISSING_NAMED_MAX) return `missing: ${missing.join(', ')}`
  const more = missing.length - MISSING_NAMED_MAX
  return `${missing.length} missing: ${missing.slice(0, MISSING_NAMED_MAX).join(', ')} and ${more} more`
}

function sayTried({ name, cuisine, minutes, calories, missing }: Tried): string {
  const about = [
    cuisine ?? '',
    minutes === null ? '' : `${sayNumber(minutes)} minutes`,
    calories === null ? '' : `about ${sayNumber(Math.round(calories / 10) * 10)} kcal a serving`,
    missing.length === 0 ? 'everything is in stock' : sayMissing(missing),
  ].filter((part) => part !== '')
  return `"${name}" (${about.join(', ')})`
}

const searchCookbook: Describe<'search_cookbook'> = ({ recipes, left_out: leftOut, more }) => {
  const rules =
    leftOut === 0 ? [] : [`Left out ${count(leftOut, 'recipe')} that your rules or wishes are against.`]
  if (recipes.length === 0) return ['Nothing in the cookbook fits.', ...rules]
  return [
    `From the cookbook: ${recipes.map(sayTried).join('; ')}.`,
    ...(more > 0 ? ['There are more than are listed here.'] : []),
    ...rules,
  ]
}

const showRecipe: Describe<'show_recipe'> = (recipe) => {
  const about = [
    recipe.servings === null ? '' : `serves ${sayNumber(recipe.servings)}`,
    recipe.minutes === null ? '' : `${sayNumber(recipe.minutes)} minutes`,
  ].filter((part) => part !== '')
  return [
    `${recipe.name}${recipe.is_cookbook ? ', from the cookbook' : ''}${about.length === 0 ? '' : ` (${about.join(', ')})`}.`,
    ...(recipe.conflicts.length === 0
      ? []
      : [`Against your rules: ${sentence(recipe.conflicts.join('; '))}`]),
    `Ingredients: ${recipe.ingredients.map(sayIngredient).join('; ')}.`,
    ...recipe.steps.map((step, index) => `${index + 1}. ${sentence(step)}`),
    ...(recipe.notes === null ? [] : [`Notes: ${sentence(recipe.notes)}`]),
  ]
}

const updateRecipe: Describe<'update_recipe'> = ({ before, after }) => {
  const changes = [
    before.name === after.name ? '' : `now called "${after.name}"`,
    before.servings === after.servings || after.servings === null
      ? ''
      : `serves ${sayNumber(after.servings)}`,
    before.notes === after.notes || after.notes === null ? '' : `notes: ${after.notes}`,
  ].filter((change) => change !== '')
  return [
    changes.length === 0 ? `"${before.name}": nothing changed.` : `"${before.name}": ${changes.join(', ')}.`,
  ]
}

/** The describing function of each recipe tool. */
export const describeRecipes = {
  save_recipe: saySaved,
  find_recipes: findRecipes,
  search_cookbook: searchCookbook,
  copy_recipe: saySaved,
  show_recipe: showRecipe,
  delete_recipe: (({ name }) => [`Deleted the recipe "${name}".`]) satisfies Describe<'delete_recipe'>,
  update_recipe: updateRecipe,
}
