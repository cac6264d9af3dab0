import { readIngredientLine } from '@alfred/recipe-text'
import { z } from 'zod'
import { RecordError } from '../errors.ts'
import { parseRecord, type ImportRow, type LineRow } from '../rows.ts'
import { cleanText } from '../text.ts'
import { readCourse, readMinutes, readRecipeAmount } from './recipe-words.ts'

const SOURCE = 'Edamam'
const LINES_MAX = 100
const STEPS_MAX = 60

const optionalText = z.string().nullish().catch(undefined)
const optionalNumber = z.number().nullish().catch(undefined)
const words = z.array(z.string()).nullish().catch(undefined)

const ingredientSchema = z.object({
  text: optionalText,
  quantity: optionalNumber,
  measure: optionalText,
  food: optionalText,
})
const recipeSchema = z.object({
  uri: z.string(),
  label: z.string(),
  source: optionalText,
  url: optionalText,
  shareAs: optionalText,
  yield: z.number().positive().max(1_000).nullish().catch(undefined),
  totalTime: optionalNumber,
  cuisineType: words,
  mealType: words,
  dishType: words,
  instructionLines: words,
  ingredients: z.array(ingredientSchema),
})
type Recipe = z.infer<typeof recipeSchema>

const hitSchema = z.object({ recipe: z.unknown() })

/** The recipes in a saved answer: one, those of a search, or a list. */
export function unwrapEdamam(value: unknown): unknown[] {
  const list = z.object({ hits: z.array(z.unknown()) }).safeParse(value).data?.hits
  const records = list ?? (Array.isArray(value) ? (value as unknown[]) : [value])
  return records.map((record) => hitSchema.safeParse(record).data?.recipe ?? record)
}

/** The id at the end of an Edamam recipe URI, or a plain id; undefined for anything else. */
export function readEdamamId(uri: string): string | undefined {
  return /^(?:https?:\/\/\S+#recipe_|recipe_)?([0-9a-z]{8,64})$/i.exec(uri.trim())?.[1]?.toLowerCase()
}

/** Maps a recipe, whose steps stay on the page where Edamam found it. Throws a RecordError. */
export function mapEdamam(value: unknown, fetchedAt: string): ImportRow[] {
  const [unwrapped] = unwrapEdamam(value)
  const recipe = parseRecord(recipeSchema, unwrapped)
  const id = readEdamamId(recipe.uri)
  const name = cleanText(recipe.label, 160)
  if (id === undefined || name === null)
    throw new RecordError('broken', 'has no uri of a recipe, or no label')
  const url = cleanText(recipe.url, 2_000) ?? cleanText(recipe.shareAs, 2_000)
  const steps = (recipe.instructionLines ?? [])
    .flatMap((step) => cleanText(step, 2_000) ?? [])
    .slice(0, STEPS_MAX)
  const row = {
    ...{ slug: `edamam-${id}`, name, description: null, tags: [], equipment: [], prep: null, steps },
    cuisine: cleanText(recipe.cuisineType?.[0], 60)?.toLowerCase() ?? null,
    course: readCourse([...(recipe.dishType ?? []), ...(recipe.mealType ?? [])]),
    servings: recipe.yield ?? null,
    // The source has only the total time; it is stored as the cooking time, so that a search by time finds the
    // recipe.
    cook: readMinutes(recipe.totalTime),
    notes: cleanText(describeSteps(recipe, { url, isTold: steps.length > 0 }), 4_000),
    lines: recipe.ingredients.slice(0, LINES_MAX).flatMap((ingredient) => readLine(ingredient) ?? []),
    origin: {
      ...{ source: SOURCE, id, url, fetched_at: fetchedAt },
      licence: cleanText(`Edamam terms of use; recipe of ${recipe.source ?? 'an unnamed page'}`, 200) ?? '',
    },
  }
  return [{ family: 'recipes', row }]
}

function describeSteps({ source }: Recipe, { url, isTold }: { url: string | null; isTold: boolean }): string {
  const page = [source ?? 'the page it comes from', url ?? ''].filter((part) => part !== '').join(', ')
  return isTold ? `From ${page}` : `Edamam tells no steps of this recipe. They stand at ${page}`
}

function readLine({ text, quantity, measure, food }: z.infer<typeof ingredientSchema>): LineRow | undefined {
  const name = cleanText(food, 120)
  if (name === null) return undefined
  const read = readIngredientLine(text ?? '')
  return {
    food: name,
    ...readRecipeAmount(quantity, measure),
    preparation: cleanText(read?.preparation, 200),
    is_optional: read?.optional ?? false,
  }
}
