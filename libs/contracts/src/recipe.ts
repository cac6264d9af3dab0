import { z } from 'zod'
import { itemNameSchema } from './addresses.ts'
import { amountSchema } from './amounts.ts'
import { linesSchema, oneLineSchema } from './one-line.ts'

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

/** A whole recipe as it was written, before it is compiled into rows. Only one that a person dictates may have no steps: they know them. */
export const recipeSchema = z
  .object({
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
    steps: z.array(lines(2_000)).max(40),
    tags: z.array(text(40)).max(20).default([]),
    notes: linesSchema({ max: 4_000 }).nullable().default(null),
    source: z.enum(['generated', 'dictated', 'imported']).default('generated'),
  })
  .refine(({ steps, source }) => steps.length > 0 || source === 'dictated', {
    path: ['steps'],
    error: 'a recipe that nobody dictated has at least one step',
  })
export type Recipe = z.infer<typeof recipeSchema>

/**
 * The goal of a turn that saves a pasted recipe. Readers compare with it to know that the recipe is in the message.
 */
export const PASTED_RECIPE_GOAL = 'save the recipe that was pasted'
