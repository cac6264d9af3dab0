import { asGiven, defineTools, prepared } from '@alfred/agent-kit'
import { recipeTools } from '@alfred/contracts'
import { sayNumber } from '@alfred/language'
import { z } from 'zod'
import { vectorOf } from '../language/vector-of.ts'
import { sayCount } from '../facts/say-count.ts'

const texts = z.array(z.string())
const number = z.coerce.number()
const maybeNumber = number.nullable()
const maybeText = z.string().nullable()

const found = z.object({
  recipes: z.array(
    z.object({
      name: z.string(),
      servings: maybeNumber,
      minutes: maybeNumber,
      ingredients: number,
      why: z.string(),
      conflicts: texts,
    }),
  ),
  truncated: z.boolean(),
})
const tried = z.object({
  recipes: z.array(
    z.object({
      name: z.string(),
      cuisine: maybeText,
      course: maybeText,
      description: maybeText,
      servings: maybeNumber,
      minutes: maybeNumber,
      calories: maybeNumber,
      missing: texts,
    }),
  ),
  left_out: number,
  more: number,
})

/** The tools that find recipes, among the saved ones and in the cookbook. */
export const recipeSearch = defineTools(recipeTools, {
  find_recipes: { prepare: asGiven, answer: found, describe: sayFound, isQuick: true },
  search_cookbook: {
    prepare: (given) => prepared({ ...given, vector: vectorOf(given.query) }),
    answer: tried,
    describe: sayTried,
    isQuick: true,
  },
})

function sayFound({ recipes, truncated }: z.output<typeof found>): string[] {
  if (recipes.length === 0) return ['No saved recipe fits.']
  const told = `${sayCount(recipes.length, 'saved recipe')}: ${recipes.map(sayFoundRecipe).join('; ')}.`
  return truncated ? [told, 'There are more than are listed here.'] : [told]
}

type Found = z.output<typeof found>['recipes'][number]

function sayFoundRecipe({ name, servings, minutes, why, conflicts }: Found): string {
  const about = [
    minutes === null ? '' : `${sayNumber(minutes)} minutes`,
    servings === null ? '' : `serves ${sayNumber(servings)}`,
    why === 'is saved' ? '' : why,
    conflicts.length === 0 ? '' : `against your rules: ${conflicts.join(', ')}`,
  ].filter((part) => part !== '')
  return about.length === 0 ? `"${name}"` : `"${name}" (${about.join(', ')})`
}

function sayTried({ recipes, left_out: leftOut, more }: z.output<typeof tried>): string[] {
  const rules =
    leftOut === 0 ? [] : [`Left out ${sayCount(leftOut, 'recipe')} that your rules or wishes are against.`]
  if (recipes.length === 0) return ['Nothing in the cookbook fits.', ...rules]
  return [
    `From the cookbook: ${recipes.map(sayTriedRecipe).join('; ')}.`,
    ...(more > 0 ? ['There are more than are listed here.'] : []),
    ...rules,
  ]
}

type Tried = z.output<typeof tried>['recipes'][number]

function sayTriedRecipe({ name, cuisine, minutes, calories, missing }: Tried): string {
  const about = [
    cuisine ?? '',
    minutes === null ? '' : `${sayNumber(minutes)} minutes`,
    calories === null ? '' : `about ${sayNumber(Math.round(calories / 10) * 10)} kcal a serving`,
    missing.length === 0 ? 'everything is in stock' : sayMissing(missing),
  ].filter((part) => part !== '')
  return `"${name}" (${about.join(', ')})`
}

/** How many of the missing foods of a recipe are named. */
const MISSING_NAMED_MAX = 3

function sayMissing(missing: readonly string[]): string {
  if (missing.length <= MISSING_NAMED_MAX) return `missing: ${missing.join(', ')}`
  const more = missing.length - MISSING_NAMED_MAX
  return `${missing.length} missing: ${missing.slice(0, MISSING_NAMED_MAX).join(', ')} and ${more} more`
}
