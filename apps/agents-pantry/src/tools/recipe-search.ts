import { asGiven, defineTools, prepared } from '@alfred/agent-kit'
import { recipeTools } from '@alfred/contracts'
import { termsFor, wordedLanguage, type Viewer } from '@alfred/language/wording'
import { z } from 'zod'
import { vectorOf } from '../language/vector-of.ts'
import { wordsFor } from '../words/words-for.ts'

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
      /** The foods that have no figures: of an energy that is told they are left out, else none is told for them. */
      without_figures: texts.default([]),
      /** Whose figures they are; a stored answer has none. */
      sources: texts.default([]),
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

function sayFound({ recipes, truncated }: z.output<typeof found>, { locale }: Viewer): string[] {
  const words = wordsFor(locale).recipes
  if (recipes.length === 0) return [words.noneFound]
  const told = words.found(recipes.map((recipe) => sayFoundRecipe(recipe, locale)))
  return truncated ? [told, words.moreThanListed] : [told]
}

type Found = z.output<typeof found>['recipes'][number]

function sayFoundRecipe({ name, servings, minutes, why, conflicts }: Found, locale: string): string {
  const words = wordsFor(locale).recipes
  const { number } = termsFor(locale)
  return withNotes(name, locale, [
    ...(minutes === null ? [] : [words.minutes(number(minutes))]),
    ...(servings === null ? [] : [words.serves(number(servings))]),
    ...sayWhy(why, locale),
    ...(conflicts.length === 0 ? [] : [words.againstRules(conflicts)]),
  ])
}

/** Why a recipe was found. That it matches the words of the search goes without saying in a language that they are not of. */
function sayWhy(why: string, locale: string): string[] {
  const food = /^contains (.+)$/.exec(why)?.[1]
  if (food !== undefined) return [wordsFor(locale).recipes.contains(food)]
  return why === 'is saved' || why === '' || (wordedLanguage(locale) ?? 'en') !== 'en' ? [] : [why]
}

function sayTried(
  { recipes, left_out: leftOut, more }: z.output<typeof tried>,
  { locale }: Viewer,
): string[] {
  const words = wordsFor(locale).recipes
  const rules = leftOut === 0 ? [] : [words.leftOut(leftOut)]
  if (recipes.length === 0) return [words.noneInCookbook, ...rules]
  return [
    words.fromCookbook(recipes.map((recipe) => sayTriedRecipe(recipe, locale))),
    ...(more > 0 ? [words.moreThanListed] : []),
    ...rules,
  ]
}

type Tried = z.output<typeof tried>['recipes'][number]

function sayTriedRecipe(recipe: Tried, locale: string): string {
  const { name, cuisine, minutes, calories, without_figures: withoutFigures, missing } = recipe
  const words = wordsFor(locale).recipes
  const { kept, number } = termsFor(locale)
  return withNotes(name, locale, [
    ...(cuisine === null ? [] : [kept('cuisine', cuisine)]),
    ...(minutes === null ? [] : [words.minutes(number(minutes))]),
    ...(calories === null
      ? withoutFigures.length === 0
        ? []
        : [words.noSum(withoutFigures.slice(0, MISSING_NAMED_MAX))]
      : [
          words.kilocalories(number(Math.round(calories / 10) * 10), {
            sources: recipe.sources,
            without: withoutFigures.slice(0, MISSING_NAMED_MAX),
          }),
        ]),
    missing.length === 0 ? words.nothingMissing : sayMissing(missing, locale),
  ])
}

/** A recipe by its name, with what is told of it in brackets. */
function withNotes(name: string, locale: string, notes: readonly string[]): string {
  const quoted = termsFor(locale).quoted(name)
  return notes.length === 0 ? quoted : `${quoted} (${notes.join(', ')})`
}

/** How many of the missing foods of a recipe are named. */
const MISSING_NAMED_MAX = 3

function sayMissing(missing: readonly string[], locale: string): string {
  const named = missing.slice(0, MISSING_NAMED_MAX)
  return wordsFor(locale).recipes.missing(named, missing.length - named.length)
}
