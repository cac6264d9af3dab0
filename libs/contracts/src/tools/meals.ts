import { z } from 'zod'
import { itemNameSchema } from '../addresses.ts'
import { amountSchema } from '../amounts.ts'
import { withoutSchema } from '../without.ts'
import { linesSchema, oneLineSchema } from '../one-line.ts'

/** The tools of the meal plan. Days are as the person said them; the agent's code turns them into dates. */
export const mealSchema = z.enum(['breakfast', 'lunch', 'dinner', 'snack'])
export type Meal = z.infer<typeof mealSchema>

const day = oneLineSchema({ min: 1, max: 60 }).describe('a day as said ("Friday", "tomorrow") or YYYY-MM-DD')

/** One dish of a meal that has several. */
const dish = itemNameSchema(160)
  .nullable()
  .describe('one dish of the meal, by its name; null for all of its dishes')
/** A ref when a model writes it, an id when it reaches the database. */
const item = oneLineSchema({ max: 64 })
  .nullable()
  .describe(
    'the ref of one planned dish that was shown earlier ("meal_2"), or null to find it by day or name',
  )
const dayOrAny = day.nullable().describe('a day as said or YYYY-MM-DD; null where none was said')
/** A planned dish, or a meal with all of its dishes. */
const planned = {
  item,
  day: dayOrAny,
  meal: mealSchema.nullable().describe('null for whatever meal it is planned for'),
  dish,
}

const placeSchema = z.strictObject({
  item: item.default(null),
  day: dayOrAny,
  meal: mealSchema.nullable().describe('null for all meals of the day'),
  dish,
})

export const mealTools = {
  plan_meals: {
    kind: 'write',
    description:
      'Plans meals: all of those given, or none of them if one cannot be planned, unless "partial" was wanted.',
    arguments: z.strictObject({
      meals: z
        .array(
          z.strictObject({
            day,
            meal: mealSchema,
            recipe: z.string().max(64).nullable().describe('the ref of a recipe, or null for a title alone'),
            title: itemNameSchema(160).nullable().describe('null to use the name of the recipe'),
            note: linesSchema({ max: 500 }).nullable(),
            servings: amountSchema
              .max(999)
              .nullable()
              .describe('how many it is for, where that was said; null: as many as the recipe serves'),
            beside: z
              .boolean()
              .nullable()
              .describe('true for a dish beside what is planned there: a side, a second snack'),
          }),
        )
        .min(1)
        .max(28),
      replace: z.boolean().nullable().describe('true to replace what is planned there already'),
      partial: z
        .boolean()
        .nullable()
        .describe('true only where the person said to plan what can be: what cannot is left out and told'),
      without: withoutSchema,
    }),
  },
  list_meals: {
    kind: 'read',
    description: 'Lists what is planned on a day or over days.',
    arguments: z.strictObject({
      from: oneLineSchema({ min: 1, max: 60 }).describe(
        'a day or days as said: "tomorrow", "this week", or YYYY-MM-DD',
      ),
      until: oneLineSchema({ max: 60 }).nullable().describe('the last day, or null if "from" says it all'),
    }),
  },
  remove_meal: {
    kind: 'write',
    description:
      'Takes a meal off the plan, or one dish of it, or the only meal of a day. A dish that is named or has a ref needs no day.',
    arguments: z.strictObject(planned),
  },
  set_meal_servings: {
    kind: 'write',
    description: 'Sets for how many a planned dish or meal is, and leaves the rest of it as it is.',
    arguments: z.strictObject({
      ...planned,
      servings: amountSchema.max(999).nullable().describe('null: for as many as the recipe serves'),
    }),
  },
  move_meal: {
    kind: 'write',
    description:
      'Moves a planned meal, one dish of it, or all of a day, to another day or to another meal. A dish that is named or has a ref needs no day.',
    arguments: z.strictObject({
      item,
      from_day: dayOrAny,
      from_meal: mealSchema.nullable().describe('null for all meals of the day'),
      dish,
      to_day: day.nullable().describe('null for the same day'),
      to_meal: mealSchema.nullable().describe('null for the same meal'),
      replace: z.boolean().nullable().describe('true to replace what is planned there already'),
    }),
  },
  swap_meals: {
    kind: 'write',
    description:
      'Swaps two planned meals, or all of two days. A dish that is named or has a ref needs no day.',
    arguments: z.strictObject({ a: placeSchema, b: placeSchema }),
  },
  copy_week: {
    kind: 'write',
    description: 'Copies the plan of a week to another. What is planned there already stays.',
    arguments: z.strictObject({
      from: day.describe('the week to copy, or a day that it begins with: "this week", YYYY-MM-DD'),
      to: day.describe('the week that it is copied to'),
    }),
  },
} as const satisfies Record<string, { kind: 'read' | 'write'; description: string; arguments: z.ZodObject }>
export type MealTool = keyof typeof mealTools
export type MealArguments<Name extends MealTool> = z.infer<(typeof mealTools)[Name]['arguments']>
