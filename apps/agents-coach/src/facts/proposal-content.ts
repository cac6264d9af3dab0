import { nutrientSchema } from '@alfred/contracts'
import { dayProgressSchema } from '@alfred/db/nutrition'
import { noticedSchema } from '@alfred/language/wording'
import { z } from 'zod'
import { measuresSchema } from './say-body.ts'

/** Amounts by the code of their nutrient. */
export const amountsSchema = z.record(z.string(), z.number())

/** How many of a recipe's ingredients have figures, and which have none. */
export const coverageSchema = z.object({
  ingredients: z.number(),
  known: z.number(),
  unknown: z.array(z.string()),
  /** False where what has no figures weighs too much for the others to be called a sum. */
  is_sum: z.boolean().default(true),
})

/** An amount of a food with its figures, and where they are from. */
export const portionSchema = z.object({
  food: z.string(),
  quantity: z.number(),
  unit: z.string(),
  /** Its weight, where it was reckoned by one. */
  grams: z.number().nullable().default(null),
  nutrients: amountsSchema,
  source: z.string(),
  is_estimate: z.boolean(),
  /** The food whose figures are used in place of this one's own, as for a variety of it. */
  figures_of: z.string().nullable(),
  flags: z.array(z.string()),
  /** The size that was said, with what one of it weighs; null where that is not known and the usual weight was taken. */
  size: z
    .object({ said: z.enum(['small', 'medium', 'large', 'extra large']), grams: z.number().nullable() })
    .nullable()
    .default(null),
  /** What one of the unit holds as the person told, where the portion was reckoned by that. */
  own_measure: z.object({ quantity: z.coerce.number(), unit: z.string() }).nullable().default(null),
  /** Whether it is more than anybody eats at once. */
  is_much: z.boolean().default(false),
  /** What of its ingredients is counted, if it is servings of a recipe that are eaten again. */
  coverage: coverageSchema.nullable().default(null),
  /** Set when a message reports several meals. */
  meal: z.string().nullable().default(null),
})
export type Portion = z.output<typeof portionSchema>

export const goalSchema = z.object({
  nutrient: nutrientSchema,
  kind: z.enum(['goal', 'limit']),
  target: z.number(),
  unit: z.string(),
})
export type Goal = z.output<typeof goalSchema>

const suggestionSchema = z.object({
  ...{ nutrient: nutrientSchema, food: z.string(), quantity: z.number(), unit: z.string() },
  ...{ amount: z.number(), source: z.string() },
  goal: dayProgressSchema.shape.goals.element,
})
export type DaySuggestion = z.output<typeof suggestionSchema>

const foodLog = z.object({
  kind: z.literal('food_log'),
  day: z.string(),
  meal: z.string().nullable(),
  items: z.array(portionSchema).min(1),
  totals: amountsSchema,
  /** Where it was taken from, if it is eaten again: a day, the day and how often, or a kept meal. */
  taken_from: z
    .union([
      z.object({ name: z.string() }),
      z.object({ day: z.string(), times: z.number().nullable().default(null) }),
    ])
    .nullable()
    .default(null),
  /** What in the kitchen would help with what lacks of the day, said unasked once it was logged. */
  suggestion: suggestionSchema.nullable().default(null),
  /** What was said beside and has no figures, so that it would not be logged. */
  left_out: z.array(z.string()).default([]),
})
const recipeLog = foodLog.extend({ kind: z.literal('recipe_log'), coverage: coverageSchema })
const recipeSelection = z.object({
  kind: z.literal('recipe_selection'),
  name: z.string(),
  options: z.array(z.object({ label: z.string() })).min(1),
})
const goalUpdate = z.object({
  kind: z.literal('goal_update'),
  goals: z
    .array(goalSchema.extend({ before: goalSchema.pick({ kind: true, target: true }).nullable() }))
    .min(1),
  reason: z.string().nullable(),
  /** What they were reckoned from, once they are set, where it is not kept: the person is asked about it. */
  keep: measuresSchema.default([]),
})

/** What a proposal is about. */
export const contentSchema = z.discriminatedUnion('kind', [foodLog, recipeLog, recipeSelection, goalUpdate])
export type Content = z.output<typeof contentSchema>
export type Logged = Extract<Content, { kind: 'food_log' | 'recipe_log' }>
export type GoalUpdate = Extract<Content, { kind: 'goal_update' }>

/** A proposal as it is shown: its content, what it takes the place of and what is remarked beside it. */
export const offerSchema = contentSchema.and(noticedSchema.extend({ replaced: z.string().nullable() }))
export type Offer = z.output<typeof offerSchema>
