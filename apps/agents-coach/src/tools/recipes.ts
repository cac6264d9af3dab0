import { asGiven, defineTools, prepared, refused, type CallToPrepare, type Prepared } from '@alfred/agent-kit'
import { nutritionTools, recipeSchema, type NutritionArguments, type Recipe } from '@alfred/contracts'
import { termsFor, type Viewer } from '@alfred/language/wording'
import { linesToWeigh, readRecipeText, RecipeIncompleteError, toRecipe } from '@alfred/recipe-text'
import { z } from 'zod'
import { sayNutrients, saySources } from '../facts/nutrition-words.ts'
import { amountsSchema, coverageSchema } from '../facts/proposal-content.ts'
import { sayCoverage } from '../facts/say-coverage.ts'
import { wordsFor } from '../words/words-for.ts'

const found = z.object({
  query: z.string().nullable(),
  count: z.number(),
  recipes: z.array(z.object({ name: z.string(), makes: z.number().nullable() })),
})
const figures = coverageSchema.extend({
  name: z.string(),
  makes: z.number().nullable(),
  sources: z.array(z.string()),
})
const details = figures.extend({ totals: amountsSchema, serving: amountsSchema.nullable() })

/** The tools that read what is in saved recipes. */
export const recipes = defineTools(nutritionTools, {
  search_saved_recipes: { prepare: asGiven, answer: found, describe: sayFound, subdomains: ['diary'] },
  parse_recipe_text: {
    prepare: prepareDraft,
    answer: details,
    describe: sayDetails,
    isQuick: true,
    subdomains: ['nutrition'],
  },
  get_recipe_details: { prepare: asGiven, answer: details, describe: sayDetails, subdomains: ['nutrition'] },
  calculate_recipe_serving: {
    prepare: asGiven,
    answer: figures.extend({ servings: z.number(), nutrients: amountsSchema }),
    describe: (data, { locale }) => {
      const { figures: words, offers } = wordsFor(locale)
      const thing = offers.servings(data.servings, data.name)
      const sources = saySources(data.sources, locale)
      return [words.told(thing, sayNutrients(data.nutrients, locale), sources), ...sayCoverage(data, locale)]
    },
    subdomains: ['nutrition'],
  },
})

/** The ingredients of a recipe that nobody has saved: of generated content, or read from a text by code. */
function prepareDraft(
  { recipe: ref, text }: NutritionArguments<'parse_recipe_text'>,
  { artifacts, moment: { locale } }: CallToPrepare,
): Prepared {
  const written = ref === null ? undefined : recipeSchema.safeParse(artifacts[ref]).data
  const read = written ?? (text === null ? undefined : readDraft(text, locale))
  if (read === undefined) return refused('VALIDATION_ERROR', wordsFor(locale).recipes.unread)
  const { name, servings } = read
  return prepared({ payload: { name, servings, ingredients: linesToWeigh(read, locale) } })
}

/** The recipe of a text, which need not have steps to be weighed. */
function readDraft(text: string, locale: string): Recipe | undefined {
  try {
    return toRecipe(readRecipeText(text), locale, 'dictated') ?? undefined
  } catch (error) {
    if (error instanceof RecipeIncompleteError) return undefined
    throw error
  }
}

function sayFound({ query, count, recipes }: z.output<typeof found>, { locale }: Viewer): string[] {
  const { recipes: words, figures: others } = wordsFor(locale)
  const { number } = termsFor(locale)
  if (recipes.length === 0) return [words.noneFound(query)]
  const names = recipes.map(({ name, makes }) =>
    makes === null ? name : `${name} (${words.makes(number(makes))})`,
  )
  return [
    words.found(names),
    ...(count > recipes.length ? [others.moreNotListed(number(count - recipes.length))] : []),
  ]
}

function sayDetails(data: z.output<typeof details>, { locale }: Viewer): string[] {
  const { name, makes, totals, serving, known } = data
  const words = wordsFor(locale).recipes
  if (known === 0) return [words.noFigures(name)]
  const sources = saySources(data.sources, locale)
  return [
    serving === null
      ? words.whole(name, `${sayNutrients(totals, locale)} ${sources}`)
      : words.serving(
          name,
          termsFor(locale).number(makes ?? 1),
          `${sayNutrients(serving, locale)} ${sources}`,
        ),
    ...sayCoverage(data, locale),
  ]
}
