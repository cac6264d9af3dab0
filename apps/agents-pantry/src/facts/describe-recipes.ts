import { sayNumber } from '@alfred/language'
import { sayIngredient } from '../recipes/recipe-artifact.ts'
import type { Describe } from './describe-result.ts'
import type { ResultData } from './result-data.ts'

const count = (number: number, one: string): string => `${sayNumber(number)} ${one}${number === 1 ? '' : 's'}`
const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`)

const saveRecipe: Describe<'save_recipe'> = (data) => {
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
    minutes === null ? '' : `${minutes} minutes`,
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

const showRecipe: Describe<'show_recipe'> = (recipe) => {
  const about = [
    recipe.servings === null ? '' : `serves ${sayNumber(recipe.servings)}`,
    recipe.minutes === null ? '' : `${recipe.minutes} minutes`,
  ].filter((part) => part !== '')
  return [
    `${recipe.name}${about.length === 0 ? '' : ` (${about.join(', ')})`}.`,
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

/** One function for each tool of the recipes. */
export const describeRecipes = {
  save_recipe: saveRecipe,
  find_recipes: findRecipes,
  show_recipe: showRecipe,
  delete_recipe: (({ name }) => [`Deleted the recipe "${name}".`]) satisfies Describe<'delete_recipe'>,
  update_recipe: updateRecipe,
}
