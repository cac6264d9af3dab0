import { asGiven, defineTools, prepared, refused, type CallToPrepare, type Prepared } from '@alfred/agent-kit'
import { recipeSchema, recipeTools, type RecipeArguments } from '@alfred/contracts'
import { sayNumber } from '@alfred/language'
import { noticedSchema, wordNotices, type Viewer } from '@alfred/language/wording'
import { z } from 'zod'
import { compileRecipe } from '../recipes/compile-recipe.ts'
import { sayIngredient } from '../recipes/recipe-artifact.ts'
import { sayCount } from '../facts/say-count.ts'

const texts = z.array(z.string())
const number = z.coerce.number()
const maybeNumber = number.nullable()
const maybeText = z.string().nullable()

const saved = noticedSchema.extend({
  name: z.string(),
  servings: maybeNumber,
  ingredients_saved: number,
  steps_saved: number,
  simplified: texts,
})
const shown = z.object({
  name: z.string(),
  is_cookbook: z.boolean().default(false),
  description: maybeText,
  servings: maybeNumber,
  minutes: maybeNumber,
  steps: texts,
  notes: maybeText,
  ingredients: z.array(
    z.object({
      food: z.string(),
      quantity: maybeNumber,
      unit: maybeText,
      preparation: maybeText,
      optional: z.boolean(),
      note: maybeText,
    }),
  ),
  conflicts: texts,
})
const state = z.object({ name: z.string(), servings: maybeNumber, notes: maybeText })
const updated = z.object({ before: state, after: state })

/** The tools that keep recipes and show one. */
export const recipes = defineTools(recipeTools, {
  save_recipe: { prepare: prepareSaving, answer: saved, describe: saySaved, isQuick: true },
  copy_recipe: { prepare: asGiven, answer: saved, describe: saySaved },
  show_recipe: { prepare: asGiven, answer: shown, describe: sayShown, isQuick: true },
  update_recipe: { prepare: asGiven, answer: updated, describe: sayUpdated },
  delete_recipe: {
    prepare: asGiven,
    answer: z.object({ name: z.string() }),
    describe: ({ name }) => [`Deleted the recipe "${name}".`],
    isRemoving: true,
  },
})

/** Saves the content behind the ref. A ref without content names a recipe that is saved already, which is refused. */
function prepareSaving(
  { recipe: ref }: RecipeArguments<'save_recipe'>,
  { artifacts }: CallToPrepare,
): Prepared {
  const content = artifacts[ref]
  if (content === undefined) return refused('ALREADY_SAVED', 'This recipe is saved already.')
  const recipe = recipeSchema.safeParse(content)
  if (!recipe.success) return refused('VALIDATION_ERROR', 'The recipe is not complete, so it is not saved.')
  return prepared({ payload: compileRecipe(recipe.data) })
}

const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`)

function saySaved(data: z.output<typeof saved>, { locale }: Viewer): string[] {
  const { name, servings, ingredients_saved: ingredients, steps_saved: steps, simplified } = data
  const parts = [
    ...(servings === null ? [] : [sayCount(servings, 'serving')]),
    sayCount(ingredients, 'ingredient'),
    sayCount(steps, 'step'),
  ]
  return [
    `Saved "${name}" (${parts.join(', ')}).`,
    ...(simplified.length === 0 ? [] : [`Simplified: ${sentence(simplified.join('; '))}`]),
    ...wordNotices(data, locale),
  ]
}

function sayShown(recipe: z.output<typeof shown>): string[] {
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

function sayUpdated({ before, after }: z.output<typeof updated>): string[] {
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
