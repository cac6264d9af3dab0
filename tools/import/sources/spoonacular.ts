import { linesOfText } from '@alfred/recipe-text'
import { z } from 'zod'
import { RecordError } from '../errors.ts'
import { parseRecord, type ImportRow, type LineRow, type RecipeRow } from '../rows.ts'
import { cleanText } from '../text.ts'
import { readCourse, readMinutes, readRecipeAmount, readWords } from './recipe-words.ts'

const SOURCE = 'Spoonacular'
const STEPS_MAX = 60
const LINES_MAX = 100

const optionalText = z.string().nullish().catch(undefined)
const optionalNumber = z.number().nullish().catch(undefined)
const words = z.array(z.string()).nullish().catch(undefined)

const ingredientSchema = z.object({
  name: optionalText,
  nameClean: optionalText,
  original: optionalText,
  amount: optionalNumber,
  unit: optionalText,
  meta: words,
})
const stepSchema = z.object({
  step: z.string(),
  equipment: z
    .array(z.object({ name: z.string() }))
    .nullish()
    .catch(undefined),
})
const recipeSchema = z.object({
  id: z.int().positive(),
  title: z.string(),
  summary: optionalText,
  servings: z.number().positive().max(1_000).nullish().catch(undefined),
  readyInMinutes: optionalNumber,
  preparationMinutes: optionalNumber,
  cookingMinutes: optionalNumber,
  cuisines: words,
  dishTypes: words,
  occasions: words,
  instructions: optionalText,
  analyzedInstructions: z
    .array(z.object({ steps: z.array(stepSchema) }))
    .nullish()
    .catch(undefined),
  extendedIngredients: z.array(ingredientSchema),
  sourceName: optionalText,
  sourceUrl: optionalText,
  spoonacularSourceUrl: optionalText,
  license: optionalText,
  creditsText: optionalText,
})
type Recipe = z.infer<typeof recipeSchema>

/** The recipes in a saved answer: one, a list, or the list of a search with full information. */
export function unwrapSpoonacular(value: unknown): unknown[] {
  if (Array.isArray(value)) return value
  const list = z.union([
    z.object({ recipes: z.array(z.unknown()) }).transform(({ recipes }) => recipes),
    z.object({ results: z.array(z.unknown()) }).transform(({ results }) => results),
  ])
  return list.safeParse(value).data ?? [value]
}

/** Maps a recipe with full information. Throws a RecordError. */
export function mapSpoonacular(value: unknown, fetchedAt: string): ImportRow[] {
  const recipe = parseRecord(recipeSchema, value)
  const url = cleanText(recipe.sourceUrl, 2_000) ?? cleanText(recipe.spoonacularSourceUrl, 2_000)
  const row: RecipeRow = {
    slug: `spoonacular-${recipe.id}`,
    ...describe(recipe),
    ...readTimes(recipe),
    steps: readSteps(recipe),
    equipment: readWords(
      readStepsTold(recipe).flatMap(({ equipment }) => equipment?.map(({ name }) => name) ?? []),
      {
        lengthMax: 60,
        wordsMax: 12,
      },
    ),
    notes: cleanText(
      `From ${recipe.creditsText ?? recipe.sourceName ?? SOURCE}${url === null ? '' : `: ${url}`}`,
      4_000,
    ),
    lines: recipe.extendedIngredients.slice(0, LINES_MAX).flatMap((ingredient) => readLine(ingredient) ?? []),
    origin: {
      ...{ source: SOURCE, id: String(recipe.id), url, fetched_at: fetchedAt },
      licence: cleanText(recipe.license, 200) ?? 'Spoonacular terms of use',
    },
  }
  return [{ family: 'recipes', row }]
}

function describe(recipe: Recipe) {
  const name = cleanText(recipe.title, 160)
  if (name === null) throw new RecordError('unwanted', 'has no name')
  return {
    name,
    description: cleanText(linesOfText(recipe.summary ?? '').join(' '), 2_000),
    cuisine: cleanText(recipe.cuisines?.[0], 60)?.toLowerCase() ?? null,
    course: readCourse(recipe.dishTypes ?? []),
    servings: recipe.servings ?? null,
    // Its diet labels are ignored: diets are derived from the ingredients.
    tags: readWords([...(recipe.dishTypes ?? []), ...(recipe.occasions ?? [])], {
      lengthMax: 40,
      wordsMax: 8,
    }),
  }
}

/**
 * The times of a recipe. A total time alone is stored as the cooking time, so that a search by time finds the recipe.
 */
function readTimes({ preparationMinutes, cookingMinutes, readyInMinutes }: Recipe) {
  const prep = readMinutes(preparationMinutes)
  const cook = readMinutes(cookingMinutes)
  return prep === null && cook === null ? { prep, cook: readMinutes(readyInMinutes) } : { prep, cook }
}

const readStepsTold = ({ analyzedInstructions }: Recipe) =>
  analyzedInstructions?.flatMap(({ steps }) => steps) ?? []

/** The analysed steps, else those of the text, split by its list or its lines. */
function readSteps(recipe: Recipe): string[] {
  const told = readStepsTold(recipe).map(({ step }) => step)
  const steps =
    told.length > 0 ? told.map((step) => linesOfText(step).join(' ')) : linesOfText(recipe.instructions ?? '')
  return steps.flatMap((step) => cleanText(step, 2_000) ?? []).slice(0, STEPS_MAX)
}

function readLine({
  name,
  nameClean,
  original,
  amount,
  unit,
  meta,
}: z.infer<typeof ingredientSchema>): LineRow | undefined {
  const food = cleanText(nameClean, 120) ?? cleanText(name, 120)
  if (food === null) return undefined
  const said = (meta ?? []).filter((word) => !/^(to taste|optional|\(?optional\)?)$/i.test(word.trim()))
  return {
    food,
    ...readRecipeAmount(amount, unit),
    preparation: cleanText(said.join(', '), 200),
    is_optional: /\boptional\b/i.test(`${original ?? ''} ${(meta ?? []).join(' ')}`),
  }
}
