import { asGiven, defineTools, prepared, refused, type CallToPrepare, type Prepared } from '@alfred/agent-kit'
import { recipeSchema, recipeTools, type RecipeArguments } from '@alfred/contracts'
import { sayNumber } from '@alfred/language'
import { sayAgainstRules, noticedSchema, termsFor, wordNotices, type Viewer } from '@alfred/language/wording'
import { z } from 'zod'
import { compileRecipe } from '../recipes/compile-recipe.ts'
import { sayIngredient } from '../recipes/recipe-artifact.ts'
import { wordsFor } from '../words/words-for.ts'

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
  // Its steps are what somebody wrote: the cookbook's are in English.
  show_recipe: {
    prepare: asGiven,
    answer: shown,
    describe: sayShown,
    isWritten: () => true,
    isQuick: true,
  },
  update_recipe: { prepare: asGiven, answer: updated, describe: sayUpdated },
  delete_recipe: {
    prepare: asGiven,
    answer: z.object({ name: z.string() }),
    describe: ({ name }, { locale }) => [wordsFor(locale).recipes.deleted(name)],
    isRemoving: true,
  },
})

/** Saves the content behind the ref. A ref without content names a recipe that is saved already, which is refused. */
function prepareSaving(
  { recipe: ref }: RecipeArguments<'save_recipe'>,
  { artifacts, moment: { locale } }: CallToPrepare,
): Prepared {
  const words = wordsFor(locale).recipes
  const content = artifacts[ref]
  if (content === undefined) return refused('ALREADY_SAVED', words.alreadySaved)
  const recipe = recipeSchema.safeParse(content)
  if (!recipe.success) return refused('VALIDATION_ERROR', words.incomplete)
  return prepared({ payload: compileRecipe(recipe.data, { ...words, locale }) })
}

const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`)

function saySaved(data: z.output<typeof saved>, { locale }: Viewer): string[] {
  const { name, servings, ingredients_saved: ingredients, steps_saved: steps, simplified } = data
  const words = wordsFor(locale).recipes
  return [
    words.saved(name, { servings, ingredients, steps }),
    ...(simplified.length === 0 ? [] : [sentence(words.simplified(simplified))]),
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
    ...(recipe.conflicts.length === 0 ? [] : [sayAgainstRules(sentence(recipe.conflicts.join('; ')))]),
    `Ingredients: ${recipe.ingredients.map(sayIngredient).join('; ')}.`,
    ...recipe.steps.map((step, index) => `${index + 1}. ${sentence(step)}`),
    ...(recipe.notes === null ? [] : [`Notes: ${sentence(recipe.notes)}`]),
  ]
}

function sayUpdated({ before, after }: z.output<typeof updated>, { locale }: Viewer): string[] {
  const words = wordsFor(locale).recipes
  const changes = [
    ...(before.name === after.name ? [] : [words.named(after.name)]),
    ...(before.servings === after.servings || after.servings === null
      ? []
      : [words.serves(termsFor(locale).number(after.servings))]),
    ...(before.notes === after.notes || after.notes === null ? [] : [words.notes(after.notes)]),
  ]
  return [words.updated(before.name, changes)]
}
