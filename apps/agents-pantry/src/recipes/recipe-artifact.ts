import { z } from 'zod'
import { amountSchema, findUnit, itemNameSchema, linesSchema, oneLineSchema } from '@alfred/contracts'
import { sayFood, sayNumber } from '@alfred/language'

export const INGREDIENTS_MAX = 60

const text = (max: number) => oneLineSchema({ min: 1, max })
const lines = (max: number) =>
  z
    .string()
    .trim()
    .pipe(linesSchema({ min: 1, max }))
const minutes = z.int().min(0).max(20_000).nullable().default(null)

const ingredientSchema = z.object({
  food: itemNameSchema(120).describe('the food alone: "garlic"'),
  quantity: z
    .union([z.number(), oneLineSchema({ max: 40 })])
    .nullable()
    .default(null)
    .describe('a number; else as one says it ("1/2", "2-3", "a pinch"); null without an amount'),
  unit: oneLineSchema({ max: 40 })
    .nullable()
    .default(null)
    .describe('"g", "ml", "tbsp", "clove"; null for pieces'),
  preparation: oneLineSchema({ max: 200 }).nullable().default(null).describe('"finely chopped"'),
  optional: z.boolean().default(false),
  note: oneLineSchema({ max: 120 }).nullable().default(null).describe('"to taste", "for frying"'),
})
export type RecipeIngredient = z.infer<typeof ingredientSchema>

/** A whole recipe as it is written, before it is compiled into rows. */
export const recipeSchema = z.object({
  name: itemNameSchema(160),
  description: linesSchema({ max: 2_000 }).nullable().default(null),
  cuisine: oneLineSchema({ max: 60 }).nullable().default(null),
  course: oneLineSchema({ max: 60 })
    .nullable()
    .default(null)
    .describe('"main", "side", "dessert", "breakfast"'),
  difficulty: oneLineSchema({ max: 30 }).nullable().default(null),
  servings: amountSchema.max(1_000).nullable().default(null),
  prep_minutes: minutes,
  cook_minutes: minutes,
  ingredients: z.array(ingredientSchema).min(1).max(INGREDIENTS_MAX),
  steps: z.array(lines(2_000)).min(1).max(40),
  tags: z.array(text(40)).max(20).default([]),
  notes: linesSchema({ max: 4_000 }).nullable().default(null),
  source: z.enum(['generated', 'dictated', 'imported']).default('generated'),
})
export type Recipe = z.infer<typeof recipeSchema>

/** A recipe as a person reads it, whole. */
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

/** All of a recipe behind its name, line by line. */
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

/** "500 g cod, cut into pieces", "2-3 cloves of garlic (optional)". */
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

/** The amount and the food as they were written: "a pinch of salt". */
export function sayAmountOfFood({ food, quantity, unit }: AmountOfFood): string {
  const code = unit === null ? 'piece' : findUnit(unit)
  if (typeof quantity === 'number' && code !== undefined && quantity > 0) return sayFood(quantity, code, food)
  const amount = typeof quantity === 'number' ? sayNumber(quantity) : (quantity ?? '')
  const words = [amount, unit ?? ''].filter((word) => word !== '').join(' ')
  return words === '' ? food : `${words}${/[a-z]$/i.test(words) ? ' of' : ''} ${food}`
}
