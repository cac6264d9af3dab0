import { z } from 'zod'
import { mealSchema } from './meals.ts'
import { day, favourite } from './nutrition-fields.ts'

/** The tools for what is eaten again: as on another day, as usual, or by the name that a meal is kept under. */
export const eatenAgainTools = {
  repeat_meal: {
    kind: 'propose',
    description:
      'Proposes to log again what was eaten: "same breakfast as yesterday", "copy yesterday", "the usual for breakfast", or a kept meal by its name. Nothing is logged before a yes.',
    arguments: z.strictObject({
      meal: mealSchema.nullable().describe('the meal, of that day and of this one; null for all of a day'),
      day: day.describe('the day to log it on, as said; null for today'),
      of_day: day.describe('the day that is repeated; null for the last time, or with a name'),
      name: favourite
        .nullable()
        .describe('"usual" for what is usual, or the name of a kept meal; null for a day'),
    }),
  },
  save_favourite: {
    kind: 'write',
    description:
      'Keeps what was eaten under a name, to be logged by it: "save this breakfast as my usual" is the name "usual".',
    arguments: z.strictObject({
      name: favourite,
      meal: mealSchema.nullable().describe('the meal that is kept; null for all of the day'),
      of_day: day.describe('the day on which it was eaten, as said; null for today'),
    }),
  },
  list_favourites: {
    kind: 'read',
    description: 'The kept meals with their names, foods and calories.',
    arguments: z.strictObject({}),
  },
  forget_favourite: {
    kind: 'write',
    description: 'Forgets a kept meal by its name. What was logged with it stays.',
    arguments: z.strictObject({
      name: favourite,
      meal: mealSchema.nullable().describe('where several have that name; else null'),
    }),
  },
} as const
